import { sql } from "kysely";
import type { PullAnswer } from "#core/replication/messages.ts";
import type { LogEntry, LogHead, Operation } from "#core/replication/operation.ts";
import { type Database, engineOf } from "./database.ts";

/** The operations that begin the epochs of an account's key, as the JSON of an answer: with them a device opens what came before it. */
export async function epochsOf(database: Database, account: string): Promise<string> {
  const rows = await database
    .selectFrom("epochs")
    .innerJoin("log_entries", (join) =>
      join.onRef("log_entries.account", "=", "epochs.account").onRef("log_entries.seq", "=", "epochs.seq"),
    )
    .select("log_entries.operation")
    .where("epochs.account", "=", account)
    .orderBy("epochs.seq")
    .execute();
  return `{"operations":[${rows.map(({ operation }) => operation).join(",")}]}`;
}

/** How far an account's log goes. */
export async function headOf(database: Database, account: string): Promise<LogHead> {
  const row = await database
    .selectFrom("log_entries")
    .select(["seq", "head_hash"])
    .where("account", "=", account)
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return { seq: row?.seq ?? 0, hash: row?.head_hash ?? "" };
}

/** The head that the log had at that number; undefined where it has none. */
export async function headAt(database: Database, account: string, seq: number): Promise<LogHead | undefined> {
  if (seq === 0) return { seq: 0, hash: "" };
  const row = await database
    .selectFrom("log_entries")
    .select("head_hash")
    .where("account", "=", account)
    .where("seq", "=", seq)
    .executeTakeFirst();
  return row && { seq, hash: row.head_hash };
}

/**
 * What comes after a head that a device knows, as the JSON of a `PullAnswer`. Operations were parsed when they came and are handed on as they
 * were written down, each put together by the database: parsing ten thousand of them again would cost more than all the rest.
 */
export async function pullAfter(database: Database, account: string, since: LogHead, limit: number): Promise<string> {
  const head = await headOf(database, account);
  const known = await headAt(database, account, since.seq);
  if (known?.hash !== since.hash) return JSON.stringify({ kind: "diverged", head } satisfies PullAnswer);
  const entry = sql<string>`'{"seq":' || seq || ',"receivedAt":' || received_at || ',"verdict":"' || verdict || '","operation":' || operation || '}'`;
  const rows = await database
    .selectFrom("log_entries")
    .select(entry.as("entry"))
    .where("account", "=", account)
    .where("seq", ">", since.seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return `{"kind":"entries","entries":[${rows.map((row) => row.entry).join(",")}],"head":${JSON.stringify(head)}}`;
}

/** An account's log without what its operations say, which may be long, with the digests that were computed when they came. */
export async function entriesWithoutPayload(
  database: Database,
  account: string,
): Promise<{ entries: LogEntry[]; digests: { hash: string; head: string }[] }> {
  const operation =
    engineOf(database) === "postgres"
      ? sql<string>`jsonb_set(operation::jsonb, '{payload}', '""')::text`
      : sql<string>`json_set(operation, '$.payload', '')`;
  const rows = await database
    .selectFrom("log_entries")
    .select(["seq", "received_at", "verdict", "hash", "head_hash", operation.as("operation")])
    .where("account", "=", account)
    .orderBy("seq")
    .execute();
  return {
    entries: rows.map(({ seq, received_at, verdict, operation: text }) => ({
      seq,
      receivedAt: received_at,
      verdict: verdict === "wins" ? "wins" : "loses",
      operation: JSON.parse(text) as Operation,
    })),
    digests: rows.map(({ hash, head_hash }) => ({ hash, head: head_hash })),
  };
}

/** What the operation of this entry says. */
export async function payloadAt(database: Database, account: string, seq: number): Promise<string> {
  const { operation } = await database
    .selectFrom("log_entries")
    .select("operation")
    .where("account", "=", account)
    .where("seq", "=", seq)
    .executeTakeFirstOrThrow();
  return (JSON.parse(operation) as Operation).payload;
}
