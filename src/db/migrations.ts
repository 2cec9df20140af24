import type { Dexie } from "dexie";

/**
 * Every version the account database ever had, oldest first; a version that was released is never edited. An index may only name what
 * tells nothing about a person: ids, instants, states, counters.
 *
 * A migration here can move rows and columns, but not read sealed bodies (WebCrypto would end the upgrade's transaction). A change of a
 * body's shape raises `recordVersion` in sealing/codec.ts instead, and older bodies are brought up to date where they are opened.
 */
export function migrateAccountDatabase(database: Dexie): void {
  database.version(1).stores({
    documents: "id, order",
    contents: "id",
    readings: "id",
    jobs: "documentId, state, [queuedAt+order]",
    insights: "id",
    conversations: "id, order",
    messages: "id, order, conversationId",
    searchNames: "id",
    searchState: "id",
  });
  database.version(2).stores({ appointmentQuestions: "id, order" });
  database.version(3).stores({ threadFeedback: "id" });
  database
    .version(4)
    .stores({ completions: "documentId", counters: "name" })
    .upgrade(async (transaction) => {
      const completed: { documentId: string; revision: number }[] = [];
      await transaction.table("documents").each(({ id, processingStatus }) => {
        if (processingStatus === "completed") completed.push({ documentId: id, revision: completed.length + 1 });
      });
      await transaction.table("completions").bulkAdd(completed);
      await transaction.table("counters").add({ name: "completed", value: completed.length });
    });
  database.version(5).stores({ corrections: "[documentId+id], documentId" });
  database.version(6).stores({
    bin: "id",
    blobTasks: "[direction+documentId], documentId",
    arrivedChunks: "[documentId+place], documentId",
  });
  database.version(7).stores({ syncEntries: "seq", syncPayloads: "seq", syncOutbox: "place", syncBases: "group" });
  database.version(8).stores({ syncRest: "id" });
  database.version(9).stores({
    documents: "id, order, processingStatus, [uploadedAt+order]",
    completions: "documentId, revision",
    days: "day",
    documentChanges: "++place",
  });
}

/** The same for the device's database. */
export function migrateDeviceDatabase(database: Dexie): void {
  database.version(1).stores({
    accounts: "id, &emailKey",
    sessions: "tokenHash, accountId",
  });
  database.version(2).stores({ syncs: "accountId" });
  database.version(3).stores({ guests: "id, &tokenHash" });
  database.version(4).stores({ backups: "accountId" });
}
