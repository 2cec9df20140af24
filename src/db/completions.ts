import type { AccountDatabase } from "./account-database.ts";

/** What a transaction that completes a document, or takes one away, has to name. */
export function completionTables({ completions, counters, days }: AccountDatabase) {
  return [completions, counters, days] as const;
}

/** Inside a transaction: the document is completed from now on, or anew. */
export async function noteCompleted(database: AccountDatabase, documentId: string): Promise<void> {
  await noteAllCompleted(database, [documentId]);
}

/** The same for many. What was kept of a document that is read anew is forgotten here and now: its words may have been corrected. */
export async function noteAllCompleted(database: AccountDatabase, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const known = await database.completions.bulkGet([...documentIds]);
  if (known.some((row) => row !== undefined)) await database.days.clear();
  const last = await nextRevision(database, documentIds.length);
  const first = last - documentIds.length + 1;
  await database.completions.bulkPut(documentIds.map((documentId, index) => ({ documentId, revision: first + index })));
}

/** Inside a transaction: the document is not completed, or not there, any more. Nothing happens where it was not. */
export async function forgetCompleted(database: AccountDatabase, documentId: string): Promise<void> {
  if ((await database.completions.get(documentId)) === undefined) return;
  await database.completions.delete(documentId);
  await database.days.clear();
  await nextRevision(database);
}

async function nextRevision({ counters }: AccountDatabase, steps = 1): Promise<number> {
  const value = ((await counters.get("completed"))?.value ?? 0) + steps;
  await counters.put({ name: "completed", value });
  return value;
}
