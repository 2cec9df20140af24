import type { DemoHome } from "#api/home.ts";
import type { ProcessedFile } from "#core/demo/processed-files.ts";
import { createMemoryStore } from "./memory-store.ts";

/** The demo over memory: Nora's files as they were processed, one visitor's conversations. */
export function createMemoryDemo(readFiles: () => Promise<ProcessedFile[]>): DemoHome {
  const store = createMemoryStore();
  return {
    readFiles,
    openStore: async () => ({
      ...store,
      listDocuments: async () => (await readFiles()).map(({ document }) => document),
      getDocument: async (id) => (await readFiles()).find(({ document }) => document.id === id)?.document,
      getReading: async (id) => (await readFiles()).find(({ document }) => document.id === id)?.reading,
    }),
  };
}
