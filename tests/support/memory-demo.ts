import type { DemoHome } from "#api/home.ts";
import { withOwnTitle } from "#demo/files.ts";
import type { ProcessedCase } from "#demo/processed-files.ts";
import { createMemoryStore } from "./memory-store.ts";

/** The demo over memory: Nora's files as they were processed, one visitor's conversations. */
export function createMemoryDemo(readCase: () => Promise<ProcessedCase>): DemoHome {
  const store = createMemoryStore();
  return {
    readCase,
    openStore: async () => ({
      ...store,
      completedRevision: async () => 1,
      listCompletedRevisions: async () => new Map((await readCase()).files.map(({ document: { id } }) => [id, 1])),
      listInsights: async () => [...(await readCase()).threads.found],
      listDocuments: async () => (await readCase()).files.map(({ document }) => withOwnTitle(document)),
      getDocument: async (id) => {
        const found = (await readCase()).files.find(({ document }) => document.id === id);
        return found && withOwnTitle(found.document);
      },
      getReading: async (id) => (await readCase()).files.find(({ document }) => document.id === id)?.reading,
    }),
  };
}
