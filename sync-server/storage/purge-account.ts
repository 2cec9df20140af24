import { sql } from "kysely";
import type { BlobStore } from "./blob-store.ts";
import { type Database, engineOf } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Everything that a server keeps of an account's records. Its sessions, and the account itself, are not among them. */
export const tablesOfRecords = [
  "documents",
  "bin",
  "readings",
  "corrections",
  "jobs",
  "insights",
  "thread_feedback",
  "conversations",
  "messages",
  "appointment_questions",
  "search_state",
  "log_entries",
  "standings",
  "epochs",
  "devices",
  "blobs",
  "blob_chunks",
  "own_turns",
  "own_outbox",
  "exchanged",
] as const satisfies readonly (keyof Tables)[];

/** Deletes all rows of an account's records inside a transaction. Answers the names of the files that go with them. */
export async function purgeRecords(within: Database, account: string): Promise<string[]> {
  const contents = await within.selectFrom("documents").select("content").where("account", "=", account).execute();
  const binned = await within.selectFrom("bin").select("content").where("account", "=", account).execute();
  const chunks = await within.selectFrom("blob_chunks").select("name").where("account", "=", account).execute();
  for (const table of tablesOfRecords) await within.deleteFrom(table).where("account", "=", account).execute();
  // What was found in records that are gone must not pass for up to date.
  await within
    .updateTable("revisions")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("account", "=", account)
    .execute();
  return [
    ...[...contents, ...binned].map(({ content }) => content).filter((name) => name !== ""),
    ...chunks.map(({ name }) => name),
  ];
}

/** Takes the files of purged rows away, and what the rows said out of SQLite's write-ahead log. */
export async function removePurged(database: Database, blobs: BlobStore, names: readonly string[]): Promise<void> {
  for (const name of names) await blobs.remove(name);
  if (engineOf(database) === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(database);
}
