import { type ProcessedFile, parseProcessedFiles, processedFilesUrl } from "#core/demo/processed-files.ts";

/** The processed form of Nora's files, in a page of the test runner, which serves `public`. */
export async function fetchProcessed(): Promise<ProcessedFile[]> {
  return parseProcessedFiles(await (await fetch(processedFilesUrl)).json());
}
