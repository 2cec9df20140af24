/**
 * `EVAL_DATA=… npx tsx tests/eval/threads/folder-threads.ts [LEAST] [PATH]`: the threads of each folder of PATH (`EVAL_DATA/folders` where
 * none is named), with what they cite, to be read.
 */
import { join } from "node:path";
import { findThreads } from "#core/findings/threads/find-threads.ts";
import { readFolders } from "../folders/folder.ts";
import { understoodDocument } from "../understanding/qa-run.ts";

const least = Number(process.argv[2] ?? 80);
const folders = await readFolders(process.argv[3] ?? join(process.env.EVAL_DATA ?? ".", "folders"));
for (const { id, today, records } of folders) {
  const now = new Date(`${today}T10:00:00Z`);
  const read = records.map(({ name, document, pages }) => {
    const { document: understood, understood: reading } = understoodDocument(
      document.id,
      document.originalFilename,
      pages,
      now,
    );
    return { name, document: { ...understood, kind: reading.kind }, pages, facts: reading.facts };
  });
  const threads = findThreads({
    documents: read.map(({ document }) => document),
    readings: read.map(({ document, pages, facts }) => ({ documentId: document.id, pages, facts })),
    now,
  });
  for (const { kind, confidence, insight, warnings = [], evidence } of threads.filter(
    (each) => each.confidence >= least,
  )) {
    console.log(`[${id}] ${kind} ${confidence} %: ${insight} ${warnings.join(" ")}`);
    for (const { originalFilename, quote } of evidence.supporting.slice(0, 5))
      console.log(`    ${originalFilename}: ${quote.replace(/\s+/g, " ").slice(0, 120)}`);
  }
}
