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

/** Entries that one statement puts together. */
const entriesAtOnce = 250;
/** Bytes after which an answer has enough: whoever asked asks on from there. */
const enoughBytes = 4 * 1024 * 1024;

/**
 * What comes after a head that a device knows, as the parts of the JSON of a `PullAnswer`. Operations were parsed when they came and are handed on
 * as they were written down, many of them put together to bytes by the database: a text for each, let alone parsing it, would cost more than all the
 * rest. No more than a part is held in memory, however far behind the device is.
 */
export async function* pullAfter(
  database: Database,
  account: string,
  since: LogHead,
  limit: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const head = await headOf(database, account);
  const known = await headAt(database, account, since.seq);
  if (known?.hash !== since.hash) return yield utf8(JSON.stringify({ kind: "diverged", head } satisfies PullAnswer));
  yield utf8('{"kind":"entries","entries":[');
  const end = Math.min(head.seq, since.seq + limit);
  let bytes = 0;
  let last = since.seq;
  while (last < end && bytes < enoughBytes) {
    const to = Math.min(last + entriesAtOnce, end);
    const part = await entriesBetween(database, account, last, to);
    // An account may be purged while its log is handed on.
    if (part === undefined) break;
    if (bytes > 0) yield utf8(",");
    yield part;
    bytes += part.length;
    last = to;
  }
  const next = last < head.seq ? await headAt(database, account, last) : undefined;
  yield utf8(`],"head":${JSON.stringify(head)}${next === undefined ? "" : `,"next":${JSON.stringify(next)}`}}`);
}

/** The entries after one number and up to another, as JSON with commas between; undefined where there are none. */
async function entriesBetween(database: Database, account: string, after: number, last: number) {
  const entry = sql<string>`'{"seq":' || seq || ',"receivedAt":' || received_at || ',"verdict":"' || verdict || '","operation":' || operation || '}'`;
  // As bytes it goes from SQLite's file to the answer without becoming a text of JavaScript's on its way.
  const joined = sql<string | ArrayBuffer | null>`${
    engineOf(database) === "postgres"
      ? sql`string_agg(entry, ',' order by seq)`
      : sql`cast(group_concat(entry, ',') as blob)`
  }`;
  const row = await database
    .selectFrom(
      database
        .selectFrom("log_entries")
        .select(["seq", entry.as("entry")])
        .where("account", "=", account)
        .where("seq", ">", after)
        .where("seq", "<=", last)
        .orderBy("seq")
        .as("entries"),
    )
    .select(joined.as("joined"))
    .executeTakeFirst();
  const entries = row?.joined ?? null;
  if (entries === null) return undefined;
  return typeof entries === "string" ? utf8(entries) : new Uint8Array(entries);
}

const encoder = new TextEncoder();
const utf8 = (text: string) => encoder.encode(text);

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
