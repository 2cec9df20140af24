import { type Insertable, sql } from "kysely";
import type { ChainEnd, LogTransaction } from "#core/replication/accept.ts";
import { epochsAfter, noEpochs, rosterOf } from "#core/replication/epochs.ts";
import type { PullAnswer } from "#core/replication/messages.ts";
import {
  type Epochs,
  epochEntity,
  keyOf,
  type LogEntry,
  type LogHead,
  type Operation,
} from "#core/replication/operation.ts";
import type { Standing } from "#core/replication/verdict.ts";
import { type Database, engineOf } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Ids in one question, and rows in one insert: SQLite has a limit, and each number of them is a statement of its own. */
const mostAtOnce = 100;

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += mostAtOnce) parts.push(items.slice(from, from + mostAtOnce));
  return parts;
}

/** Where a log's chains end and how its key stands, known for one head. A head is a digest of all before it: as long as it is the log's, so are the ends. */
export interface RememberedEnds {
  head: LogHead;
  ends: Map<string, ChainEnd | undefined>;
  epochs: Epochs;
}

export interface WrittenLog extends LogTransaction {
  /** For the next transaction, if this one was kept. */
  remembered(): RememberedEnds;
  /** Writes what was appended, a few statements for all of it. Nothing is kept without it. */
  write(): Promise<void>;
}

/**
 * The log of one account while pushes are taken in; `within` is the transaction. What these operations need to know is read at once, and what
 * they come to is written at once: a statement for each would cost more than all the rest. Nobody else writes in the transaction, so that
 * what was read once holds to its end.
 */
export async function openLogTransaction(
  within: Database,
  account: string,
  operations: readonly Operation[],
  before?: RememberedEnds,
): Promise<WrittenLog> {
  let head = await headOf(within, account);
  const isSameLog = before?.head.seq === head.seq && before.head.hash === head.hash;
  const ends = new Map<string, ChainEnd | undefined>(isSameLog ? before.ends : []);
  let epochs = isSameLog ? before.epochs : await readEpochs(within, account);
  const begun: Insertable<Tables["epochs"]>[] = [];
  const hashes = new Map<string, string>();
  const standings = new Map<string, Standing>();
  const appended: Insertable<Tables["log_entries"]>[] = [];
  const changed = new Map<string, Standing>();

  for (const device of new Set(operations.map((operation) => operation.device))) {
    if (ends.has(device)) continue;
    const row = await within
      .selectFrom("log_entries")
      .select(["device_seq", "hash"])
      .where("account", "=", account)
      .where("device", "=", device)
      .orderBy("device_seq", "desc")
      .limit(1)
      .executeTakeFirst();
    ends.set(device, row && { deviceSeq: row.device_seq, hash: row.hash });
  }
  // Left to itself SQLite reads the whole log of the account, because it takes a list of ids for longer than that.
  const byOperation = engineOf(within) === "sqlite" ? sql`indexed by log_operations` : sql``;
  for (const opIds of inParts(operations.map(({ opId }) => opId))) {
    const { rows } = await sql<{ op_id: string; hash: string }>`
      select op_id, hash from log_entries ${byOperation}
      where account = ${account} and op_id in (${sql.join(opIds)})`.execute(within);
    for (const row of rows) hashes.set(row.op_id, row.hash);
  }
  for (const fields of inParts([...new Set(operations.map(keyOf))])) {
    const rows = await within
      .selectFrom("standings")
      .select(["field", "op_id", "time"])
      .where("account", "=", account)
      .where("field", "in", fields)
      .execute();
    for (const row of rows) standings.set(row.field, { opId: row.op_id, time: row.time });
  }

  return {
    head: () => head,
    remembered: () => ({ head, ends, epochs }),
    epochs: () => epochs,
    hashOf: (opId) => hashes.get(opId),
    chainEnd: (device) => ends.get(device),
    standing: (field) => standings.get(field),
    append(entry, after, { hash, key, standing }) {
      const { operation } = entry;
      head = after;
      ends.set(operation.device, { deviceSeq: operation.deviceSeq, hash });
      hashes.set(operation.opId, hash);
      epochs = epochsAfter(epochs, operation);
      const roster = rosterOf(operation);
      if (roster !== undefined)
        begun.push({ account, seq: entry.seq, op_id: operation.opId, roster: JSON.stringify(roster) });
      appended.push({
        account,
        seq: entry.seq,
        op_id: operation.opId,
        device: operation.device,
        device_seq: operation.deviceSeq,
        hash,
        head_hash: after.hash,
        received_at: entry.receivedAt,
        verdict: entry.verdict,
        operation: JSON.stringify(operation),
      });
      if (standing === undefined) return;
      standings.set(key, standing);
      changed.set(key, standing);
    },
    async write() {
      for (const rows of inParts(appended)) await within.insertInto("log_entries").values(rows).execute();
      for (const rows of inParts(begun)) await within.insertInto("epochs").values(rows).execute();
      const held = [...changed].map(([field, { opId, time }]) => ({ account, field, op_id: opId, time }));
      for (const rows of inParts(held))
        await within
          .insertInto("standings")
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(["account", "field"]).doUpdateSet((row) => ({
              op_id: row.ref("excluded.op_id"),
              time: row.ref("excluded.time"),
            })),
          )
          .execute();
    },
  };
}

async function readEpochs(within: Database, account: string): Promise<Epochs> {
  const rows = await within
    .selectFrom("epochs")
    .select(["op_id", "roster"])
    .where("account", "=", account)
    .orderBy("seq")
    .execute();
  return rows.reduce(
    (epochs, { op_id, roster }) =>
      epochsAfter(epochs, { entity: epochEntity, opId: op_id, roster: JSON.parse(roster) } as Operation),
    noEpochs,
  );
}

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
