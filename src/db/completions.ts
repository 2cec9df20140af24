import type { AccountDatabase } from "./account-database.ts";

/** What a transaction that completes a document, or takes one away, has to name. */
export function completionTables({ completions, counters }: AccountDatabase) {
  return [completions, counters] as const;
}

/** Inside a transaction: the document is completed from now on, or anew. */
export async function noteCompleted(database: AccountDatabase, documentId: string): Promise<void> {
  await database.completions.put({ documentId, revision: await nextRevision(database) });
}

/** Inside a transaction: the document is not completed, or not there, any more. Nothing happens where it was not. */
export async function forgetCompleted(database: AccountDatabase, documentId: string): Promise<void> {
  if ((await database.completions.get(documentId)) === undefined) return;
  await database.completions.delete(documentId);
  await nextRevision(database);
}

async function nextRevision({ counters }: AccountDatabase): Promise<number> {
  const value = ((await counters.get("completed"))?.value ?? 0) + 1;
  await counters.put({ name: "completed", value });
  return value;
}
