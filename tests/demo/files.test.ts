import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { classifyFile } from "#core/reading/classify-file.ts";
import { sniffedBytes } from "#core/reading/media-type.ts";
import { demoFileById, demoFiles } from "#demo/files.ts";
import { preparedSearchUrl } from "#demo/prepared-search.ts";
import { processedFilesUrl } from "#demo/processed-files.ts";
import { demoFolder, readProcessed } from "./demo-folder.ts";
import { makers } from "./makers.ts";
import { footer } from "./paper.ts";
import { voiceNotes } from "./voice-notes.ts";

function bytesOf(fileName: string): Buffer {
  return readFileSync(new URL(fileName, demoFolder));
}

const drawn = new Set(["nora-emergency-visit", "nora-prescription-photo", "nora-blood-april", "nora-notebook-april"]);

describe("the demo patient's files", () => {
  it("are all there and nothing else, under 2.5 MB together", () => {
    const names = readdirSync(demoFolder);
    expect(names.toSorted()).toEqual(
      [...demoFiles.map(({ fileName }) => fileName), "processed.json", "search.json"].toSorted(),
    );
    const total = names.reduce((sum, name) => sum + statSync(new URL(name, demoFolder)).size, 0);
    expect(total).toBeLessThan(2.5 * 1024 * 1024);
    expect([processedFilesUrl, preparedSearchUrl]).toEqual(["/demo/processed.json", "/demo/search.json"]);
  });

  it.each(demoFiles)("$fileName is what its name says, by its bytes", ({ fileName, type, mediaType, url }) => {
    const bytes = bytesOf(fileName);
    expect(classifyFile(fileName, bytes.subarray(0, sniffedBytes))).toMatchObject({ type, mediaType });
    expect(bytes.length).toBeGreaterThan(2000);
    expect(bytes.length).toBeLessThanOrEqual(250_000);
    expect(url).toBe(`/demo/${fileName}`);
  });

  it("have a maker each, but for the two recordings", () => {
    const voices = voiceNotes.map(({ fileId }) => fileId);
    expect([...Object.keys(makers), ...voices].toSorted()).toEqual(demoFiles.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(makers).filter(([id]) => !drawn.has(id)))(
    "%s comes out of the script byte for byte",
    (id, make) => {
      expect(make().equals(bytesOf(demoFileById(id).fileName))).toBe(true);
    },
  );

  it.each(voiceNotes)("$fileId is the recording of its text", ({ fileId, text, sha256 }) => {
    const { fileName } = demoFileById(fileId);
    expect(createHash("sha256").update(bytesOf(fileName)).digest("hex")).toBe(sha256);
    expect(text.split(" ").length).toBeGreaterThan(40);
  });

  it("say on every page of a PDF or picture that the patient is fictional", () => {
    for (const { document, reading } of readProcessed()) {
      for (const page of reading?.pages ?? []) expect(page.text, document.originalFilename).toContain(footer);
    }
  });
});
