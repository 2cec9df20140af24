import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type DemoFile, demoFiles } from "#demo/files.ts";
import { findDemoThreads } from "#demo/find-demo-threads.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";
import { demoFolder, readProcessed, readProcessedCase, searchFile } from "./demo-folder.ts";
import { chartFiles } from "./index-files.ts";
import { prepareSearch } from "./prepare-search.ts";
import { processFiles } from "./process-files.ts";

const scanned = new Set(["nora-emergency-visit"]);
const isRecognised = ({ id, type }: DemoFile) => type === "image" || scanned.has(id);

/** Without places and confidences, whose last digits are the processor's own. */
function wordsOnly({ document, reading }: ProcessedFile) {
  return {
    document,
    facts: reading?.facts,
    pages: reading?.pages.map(({ number, text, source }) => ({ number, text, source })),
  };
}

describe("the shipped processed form", () => {
  const shipped = new Map(readProcessed().map((file) => [file.document.id, file]));
  let today = new Map<string, ProcessedFile>();

  beforeAll(async () => {
    today = new Map((await processFiles(demoFiles)).map((file) => [file.document.id, file]));
  }, 180_000);

  it("has every file, in order, and belongs to the bytes that are shipped", () => {
    expect([...shipped.keys()]).toEqual(demoFiles.map(({ id }) => id));
    for (const { id, fileName } of demoFiles) {
      const sha256 = createHash("sha256")
        .update(readFileSync(new URL(fileName, demoFolder)))
        .digest("hex");
      expect(shipped.get(id)?.document.sha256, fileName).toBe(sha256);
    }
  });

  it.each(demoFiles.filter((file) => !isRecognised(file)))(
    "$fileName: what today's engine makes of it is what is shipped (else: npm run demo-files)",
    ({ id }) => {
      expect(today.get(id)).toEqual(shipped.get(id));
    },
  );

  it.each(demoFiles.filter(isRecognised))("$fileName: the same words and facts are recognised in it", ({ id }) => {
    const [now, then] = [today.get(id), shipped.get(id)];
    if (now === undefined || then === undefined) throw new Error(`${id} is missing`);
    expect(wordsOnly(now)).toEqual(wordsOnly(then));
  });

  it("is completed for everything but voice, which waits with a sentence", () => {
    for (const { document } of shipped.values()) {
      expect(document.processingStatus).toBe(document.type === "voice" ? "pending" : "completed");
      if (document.type === "voice") expect(document.waiting?.message).toContain("can be played");
    }
  });

  it("cites every sentence, and every quote stands in its page to the letter", () => {
    for (const { document, reading } of shipped.values()) {
      const citations = [
        ...(document.summary?.sentences ?? []).flatMap((sentence) => sentence.citations),
        ...(document.summary?.more ?? []).flatMap((sentence) => sentence.citations),
        ...(reading?.facts ?? []).map((fact) => fact.citation),
      ];
      for (const { page, start, end, quote } of citations) {
        const text = reading?.pages.find(({ number }) => number === page)?.text;
        expect(text?.slice(start, end), document.originalFilename).toBe(quote);
      }
    }
  });

  it("has the threads that today's engine finds across its files", () => {
    const { files, threads } = readProcessedCase();
    expect(JSON.parse(JSON.stringify(findDemoThreads(files)))).toEqual(threads);
  });

  it("has the chart that today's engine makes of its files (else: npm run demo-files)", () => {
    const { files, chart } = readProcessedCase();
    expect(JSON.parse(JSON.stringify(chartFiles(files)))).toEqual(chart);
  });

  it("has the search state that today's engine makes of its files (else: npm run demo-files)", () => {
    const prepared: unknown = JSON.parse(readFileSync(searchFile, "utf8"));
    expect(JSON.parse(JSON.stringify(prepareSearch(readProcessed())))).toEqual(prepared);
  });

  it("dates every record that is read inside the case", () => {
    for (const { id, date, type, kind } of demoFiles) {
      if (type === "voice" || kind === "diary") continue;
      expect(shipped.get(id)?.document.occurredOn?.date, id).toBe(date);
    }
  });
});
