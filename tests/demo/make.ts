/**
 * Makes the demo patient's files in `public/demo`, and their processed form with the product's own engine: `npm run demo-files`. The same source gives the same bytes (fixed dates, ids and noise),
 * so that a run without changes leaves nothing to commit. The two voice notes are recordings and are only checked (`voice-notes.ts`).
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { demoFileById, demoFiles } from "#demo/files.ts";
import { findDemoThreads } from "#demo/find-demo-threads.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";
import { demoFolder, processedFile, searchFile } from "./demo-folder.ts";
import { chartFiles } from "./index-files.ts";
import { makers } from "./makers.ts";
import { prepareSearch } from "./prepare-search.ts";
import { processFiles } from "./process-files.ts";
import { voiceNotes } from "./voice-notes.ts";

function makeFiles(): void {
  mkdirSync(demoFolder, { recursive: true });
  for (const [id, make] of Object.entries(makers))
    writeFileSync(new URL(demoFileById(id).fileName, demoFolder), make());
  for (const { fileId, sha256 } of voiceNotes) {
    const { fileName } = demoFileById(fileId);
    const found = createHash("sha256")
      .update(readFileSync(new URL(fileName, demoFolder)))
      .digest("hex");
    if (found !== sha256) throw new Error(`${fileName} is not the recording that voice-notes.ts describes (${found})`);
  }
}

const rows = (list: readonly unknown[]) => `[\n${list.map((each) => JSON.stringify(each)).join(",\n")}\n]`;

/** One row a line, so that a change in one file's understanding is a change of one line. */
async function makeProcessed(): Promise<ProcessedFile[]> {
  const files = await processFiles(demoFiles);
  const unread = files.filter(({ document }) => document.processingStatus === "failed");
  if (unread.length > 0)
    throw new Error(
      `Not read: ${unread.map(({ document }) => `${document.originalFilename} (${document.failure?.code})`).join(", ")}`,
    );
  const { found, notFound } = findDemoThreads(files);
  const threads = `{"found":${rows(found)},"notFound":${rows(notFound)}}`;
  const parts = Object.entries(chartFiles(files)).map(
    ([name, part]) => `${JSON.stringify(name)}:${Array.isArray(part) ? rows(part) : JSON.stringify(part)}`,
  );
  const chart = `{${parts.join(",\n")}}`;
  writeFileSync(processedFile, `{"files":${rows(files)},"threads":${threads},"chart":${chart}}\n`);
  return files;
}

function makeSearch(files: readonly ProcessedFile[]): void {
  const pieces = prepareSearch(files).map(({ name, state: { engine, entries } }) => {
    const state = `{"engine":${JSON.stringify(engine)},"entries":${rows(entries)}}`;
    return `{"name":${JSON.stringify(name)},"state":${state}}`;
  });
  writeFileSync(searchFile, `[${pieces.join(",\n")}]\n`);
}

makeFiles();
makeSearch(await makeProcessed());
