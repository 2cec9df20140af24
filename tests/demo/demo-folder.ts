import { readFileSync } from "node:fs";
import { type ProcessedCase, type ProcessedFile, parseProcessedCase } from "#demo/processed-files.ts";

/** Where the demo patient's files stand. */
export const demoFolder = new URL("../../public/demo/", import.meta.url);

export const processedFile = new URL("processed.json", demoFolder);

export const searchFile = new URL("search.json", demoFolder);

export function readProcessedCase(): ProcessedCase {
  return parseProcessedCase(JSON.parse(readFileSync(processedFile, "utf8")));
}

export function readProcessed(): ProcessedFile[] {
  return readProcessedCase().files;
}
