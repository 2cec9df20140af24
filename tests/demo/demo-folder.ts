import { readFileSync } from "node:fs";
import { type ProcessedFile, parseProcessedFiles } from "#core/demo/processed-files.ts";

/** Where the demo patient's files stand. */
export const demoFolder = new URL("../../public/demo/", import.meta.url);

export const processedFile = new URL("processed.json", demoFolder);

export function readProcessed(): ProcessedFile[] {
  return parseProcessedFiles(JSON.parse(readFileSync(processedFile, "utf8")));
}
