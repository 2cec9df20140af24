import type { DemoHome } from "#api/home.ts";
import { type DemoStore, openDemoStore } from "#db/demo/demo-store.ts";
import { parsePreparedSearch, preparedSearchUrl } from "#demo/prepared-search.ts";
import { type ProcessedCase, parseProcessedCase, processedFilesUrl } from "#demo/processed-files.ts";

const databaseName = "red-thread.demo";

/** Gets something once and keeps it; what failed is tried again. */
function once<Value>(get: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    kept ??= get().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

/** A file of our own origin; the service worker has it, with or without a network. */
async function fetchOwn(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response;
}

/** Nora's files as they were processed, with the threads across them. */
export const readDemoCase: () => Promise<ProcessedCase> = once(async () =>
  parseProcessedCase(await (await fetchOwn(processedFilesUrl)).json()),
);

/** What the index keeps of her files. Without it the device makes it anew, which only takes longer. */
async function readPreparedSearch(): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    return parsePreparedSearch(await (await fetchOwn(preparedSearchUrl)).json());
  } catch (error) {
    console.warn(error);
    return new Map();
  }
}

/** Nora's records on this device, with this visitor's conversations about them. */
export const openDemoRecords: () => Promise<DemoStore> = once(async () => {
  const [{ files, threads }, searchState] = await Promise.all([readDemoCase(), readPreparedSearch()]);
  return openDemoStore({
    databaseName,
    files,
    insights: threads.found,
    searchState,
    readContent: async (path) => (await fetchOwn(path)).blob(),
  });
});

/** The demo as the routes see it: on a device every visitor is the same one. */
export const demoHome: DemoHome = { readCase: readDemoCase, openStore: openDemoRecords };
