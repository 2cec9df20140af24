import type { DemoHome } from "#api/home.ts";
import type { ProcessedCase } from "#demo/processed-files.ts";
import { createMemoryStore } from "./memory-store.ts";

/** The demo over memory: Nora's files as they were processed, one visitor's conversations. */
export function createMemoryDemo(readCase: () => Promise<ProcessedCase>): DemoHome {
  const store = createMemoryStore();
  return {
    readCase,
    openStore: async () => ({
      ...store,
      listDocuments: async () => (await readCase()).files.map(({ document }) => document),
      getDocument: async (id) => (await readCase()).files.find(({ document }) => document.id === id)?.document,
      getReading: async (id) => (await readCase()).files.find(({ document }) => document.id === id)?.reading,
    }),
  };
}
