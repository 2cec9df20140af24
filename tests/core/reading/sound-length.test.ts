import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detectMediaType } from "#core/reading/media-type.ts";
import { recordingSeconds } from "#core/reading/sound-length.ts";
import { spokenNote, spokenNoteFolder } from "../../fixtures/spoken-note.ts";

const read = (name: string) => new Uint8Array(readFileSync(new URL(name, spokenNoteFolder)));

describe.each(spokenNote.files)("$name", ({ name, mediaType }) => {
  it("is known by its bytes, and says its length before it is decoded", () => {
    const bytes = read(name);
    expect(detectMediaType(bytes)).toEqual({ mediaType, documentType: "voice" });
    const seconds = recordingSeconds(bytes, mediaType) ?? 0;
    // The last cluster of a WebM tells its beginning only.
    expect(seconds).toBeGreaterThan(mediaType === "audio/webm" ? 5 : spokenNote.seconds - 0.2);
    expect(seconds).toBeLessThan(spokenNote.seconds + 0.2);
  });

  it("cut off or spoilt, tells something or nothing, and never throws", () => {
    const bytes = read(name);
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.array(fc.tuple(fc.nat(400), fc.nat(255))), (length, changes) => {
        const spoilt = bytes.slice(0, length);
        for (const [at, byte] of changes) if (at < spoilt.length) spoilt[at] = byte;
        const seconds = recordingSeconds(spoilt, mediaType);
        expect(seconds === undefined || seconds >= 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
