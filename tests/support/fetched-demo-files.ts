import {
  type ProcessedCase,
  type ProcessedFile,
  parseProcessedCase,
  processedFilesUrl,
} from "#demo/processed-files.ts";

/** What the engine made of Nora's case, in a page of the test runner, which serves `public`. */
export async function fetchProcessedCase(): Promise<ProcessedCase> {
  return parseProcessedCase(await (await fetch(processedFilesUrl)).json());
}

export async function fetchProcessed(): Promise<ProcessedFile[]> {
  return (await fetchProcessedCase()).files;
}
