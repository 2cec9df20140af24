import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { decodeSound } from "#app/decode-sound.ts";
import { fail, succeed } from "#core/domain/outcome.ts";
import { createSpeechClient, type DecodeSound, voicePack } from "#workers/speech/client.ts";
import { voicePackContents } from "#workers/speech/contract.ts";
import { wordlessSounds } from "../../eval/reading/sounds.ts";
import { spokenNote } from "../../fixtures/spoken-note.ts";
import { wavFile } from "../../support/wav-file.ts";
import { never } from "../browser-fixtures.ts";

async function fetchNote(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`/tests/fixtures/speech/${name}`);
  return new Uint8Array(await response.arrayBuffer());
}

const client = createSpeechClient(decodeSound);
const quietly = { signal: never, onProgress: () => {} };

it("fetches nothing of the voice pack before it is asked for", async () => {
  await voicePack.look();
  expect(voicePack.state()).toEqual({ phase: "absent" });
  expect(await caches.has(voicePackContents.cache)).toBe(false);
  expect(performance.getEntriesByType("resource").filter(({ name }) => name.includes("/packs/voice/"))).toEqual([]);
});

describe("with the voice pack", { timeout: 60_000 }, () => {
  beforeAll(() => voicePack.download(), 60_000);
  afterAll(() => voicePack.remove());

  it("has it whole", () => expect(voicePack.state()).toEqual({ phase: "here" }));

  it.each(spokenNote.files)("writes down what is said in $name, with its times", async ({ name, mediaType }) => {
    const progress: number[] = [];
    const heard = await client.transcribe(
      { bytes: await fetchNote(name), mediaType },
      { signal: never, onProgress: (seconds, total) => progress.push(seconds / total) },
    );
    const segments = heard.ok ? heard.value : [];
    expect(segments.map(({ text }) => text)).toEqual(spokenNote.sentences);
    expect(segments[0]?.startMs).toBeLessThan(300);
    for (const [index, { startMs, endMs, confidence }] of segments.entries()) {
      expect(endMs - startMs).toBeGreaterThan(1500);
      if (index > 0) expect(startMs).toBeGreaterThanOrEqual(segments[index - 1]?.endMs ?? 0);
      expect(confidence).toBeGreaterThan(0.7);
    }
    expect(Math.abs((segments.at(-1)?.endMs ?? 0) - spokenNote.seconds * 1000)).toBeLessThan(600);
    expect(progress.length).toBeGreaterThan(1);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
  });

  it.each(["silence", "hum of the mains", "music", "hiss"])("invents nothing for %s", async (name) => {
    const samples = wordlessSounds.find((sound) => sound.name === name)?.samples.slice(0, 16_000 * 8);
    const bytes = wavFile({ sampleRate: 16_000, channels: [samples ?? new Float32Array()] });
    expect(await client.transcribe({ bytes, mediaType: "audio/wav" }, quietly)).toEqual(succeed([]));
  });

  it("hands a WAV that it does not know to the browser", async () => {
    const bytes = wavFile({ sampleRate: 16_000, channels: [new Float32Array(16_000)] });
    bytes[20] = 6;
    const decode = vi.fn<DecodeSound>(async () => fail("unknown-sound"));
    const heard = await createSpeechClient(decode).transcribe({ bytes, mediaType: "audio/wav" }, quietly);
    expect(heard).toEqual(fail("unknown-sound"));
    expect(decode).toHaveBeenCalledOnce();
  });

  it("says of a broken file that it is damaged, and goes on with the next", async () => {
    const whole = await fetchNote("note.mp3");
    const noise = whole.map((byte, at) => (byte * 31 + at * 17) & 255);
    expect(await client.transcribe({ bytes: noise, mediaType: "audio/mpeg" }, quietly)).toEqual(fail("damaged"));
    expect(await client.transcribe({ bytes: whole.slice(0, 40), mediaType: "audio/wav" }, quietly)).toEqual(
      fail("damaged"),
    );
    expect((await client.transcribe({ bytes: whole, mediaType: "audio/mpeg" }, quietly)).ok).toBe(true);
  });

  it("says in words when this browser does not know a kind", async () => {
    const bytes = new TextEncoder().encode("no sound at all, but of a kind with a name");
    expect(await decodeSound({ bytes, mediaType: "audio/x-unheard-of" })).toEqual(fail("unknown-sound"));
  });

  it("stops when it is cancelled, and hears the next one", async () => {
    const abort = new AbortController();
    const bytes = await fetchNote("note.wav");
    const stopped = client.transcribe(
      { bytes, mediaType: "audio/wav" },
      { signal: abort.signal, onProgress: () => abort.abort() },
    );
    expect(await stopped).toEqual(fail("cancelled"));
    const next = await client.transcribe({ bytes, mediaType: "audio/wav" }, quietly);
    expect(next.ok && next.value).toHaveLength(4);
  });
});
