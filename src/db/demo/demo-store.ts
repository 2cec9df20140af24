import type { Insight } from "#core/domain/insight.ts";
import type { Store } from "#core/domain/store.ts";
import { AccountDatabase } from "#db/account-database.ts";
import { createStoredAppointmentQuestions } from "#db/stored-appointment-questions.ts";
import { createStoredConversations } from "#db/stored-conversations.ts";
import { createStoredSearchState } from "#db/stored-search-state.ts";
import { createStoredThreadFeedback } from "#db/stored-thread-feedback.ts";
import { demoFileById, withOwnTitle } from "#demo/files.ts";
import type { ProcessedFile } from "#demo/processed-files.ts";
import { openCodec, openValues } from "./open-codec.ts";

export interface DemoStore extends Store {
  getContent(id: string): Promise<Blob | undefined>;
  close(): void;
}

/**
 * Nora's records as a store: documents, readings and insights from what was shipped, and never changed; conversations and search state
 * in an open database on this device, so that they survive a reload. There are no jobs: everything was read beforehand.
 */
export async function openDemoStore(parts: {
  databaseName: string;
  files: readonly ProcessedFile[];
  insights: readonly Insight[];
  /** What the index keeps of the files, by the name of the piece. */
  searchState?: ReadonlyMap<string, Uint8Array>;
  readContent: (path: string) => Promise<Blob>;
}): Promise<DemoStore> {
  const database = new AccountDatabase(parts.databaseName);
  await database.open();
  const documents = new Map(parts.files.map(({ document }) => [document.id, withOwnTitle(document)]));
  const newestFirst = [...documents.values()].sort((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  return {
    ...createStoredConversations(database, openCodec, openValues),
    ...createStoredAppointmentQuestions(database, openCodec, openValues),
    ...createStoredThreadFeedback(database, openCodec, openValues),
    ...withPrepared(createStoredSearchState(database, openCodec), parts.searchState ?? new Map()),
    ...withoutJobs,
    addDocuments: async () => {
      throw new Error("The demo's records are Nora's alone");
    },
    listDocuments: async () => [...newestFirst],
    getDocument: async (id) => documents.get(id),
    getContent: async (id) => (documents.has(id) ? parts.readContent(demoFileById(id).url) : undefined),
    getReading: async (id) => parts.files.find(({ document }) => document.id === id)?.reading,
    replaceContent: async () => undefined,
    listCorrections: async () => [],
    changeCorrections: async () => false,
    deleteDocument: async () => false,
    binDocument: async () => false,
    listBin: async () => [],
    takeFromBin: async () => undefined,
    restoreDocument: async () => false,
    listInsights: async () => [...parts.insights],
    replaceInsights: async () => {
      throw new Error("The demo's threads are Nora's alone");
    },
    close: () => database.close({ disableAutoOpen: true }),
  };
}

type SearchState = ReturnType<typeof createStoredSearchState>;

/** Search state with the pieces that were shipped: they are those of today's engine, whatever an earlier version left on this device. */
function withPrepared(stored: SearchState, prepared: ReadonlyMap<string, Uint8Array>): SearchState {
  return {
    ...stored,
    readSearchState: async (name) => prepared.get(name)?.slice() ?? stored.readSearchState(name),
    listSearchState: async () => [...new Set([...prepared.keys(), ...(await stored.listSearchState())])],
  };
}

const withoutJobs = {
  retryDocument: async () => undefined,
  claimJob: async () => undefined,
  renewJob: async () => false,
  completeJob: async () => false,
  failJob: async () => false,
  releaseJob: async () => false,
  wakeWaiting: async () => 0,
} satisfies Partial<Store>;
