import type { WrittenEngine } from "#core/reading/engines.ts";
import { readWritten } from "#core/reading/written/read-written.ts";
import { writtenLibraries } from "#workers/written/libraries.ts";

/** Notes, tables, letters, web pages and e-mails, taken apart by the same libraries as in a browser's worker. */
export function createNodeWrittenEngine(): WrittenEngine {
  return { read: (file) => readWritten(writtenLibraries, file) };
}
