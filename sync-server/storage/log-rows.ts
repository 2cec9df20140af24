import { sql } from "kysely";
import type { ChainEnd } from "#core/replication/accept.ts";
import { keyOf } from "#core/replication/operation.ts";
import { type Database, engineOf } from "./database.ts";
import { deviceAccess } from "./devices.ts";
import { type AskedLog, epochsOfRows, type KnownLog, type LogChanges } from "./log-transaction.ts";
import { readTogether, writeTogether } from "./postgres-log-rows.ts";
import { headOf } from "./sync-log.ts";

/** Ids in one question, and rows in one insert: SQLite has a limit, and each number of them is a statement of its own. */
const mostAtOnce = 100;

/** What the pushes to these logs have to know, inside the transaction. Read at once: a statement for each operation would cost more than all the rest. */
export async function readLogs(within: Database, asked: readonly AskedLog[]): Promise<KnownLog[]> {
  if (engineOf(within) === "postgres") return readTogether(within, asked);
  const known: KnownLog[] = [];
  // A statement of SQLite's goes nowhere and waits for nobody: one after the other is as quick as all together.
  for (const each of asked) known.push(await readLog(within, each));
  return known;
}

/** Writes what logs have grown by, a few statements for all of it. */
export async function writeLogs(within: Database, all: readonly LogChanges[]): Promise<void> {
  const changes: LogChanges = {
    entries: all.flatMap(({ entries }) => entries),
    epochs: all.flatMap(({ epochs }) => epochs),
    standings: all.flatMap(({ standings }) => standings),
  };
  if (engineOf(within) === "postgres") return writeTogether(within, changes);
  for (const rows of inParts(changes.entries)) await within.insertInto("log_entries").values(rows).execute();
  for (const rows of inParts(changes.epochs)) await within.insertInto("epochs").values(rows).execute();
  for (const rows of inParts(changes.standings))
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
}

async function readLog(within: Database, { account, operations, before }: AskedLog): Promise<KnownLog> {
  const head = await headOf(within, account);
  const isSameLog = before?.head.seq === head.seq && before.head.hash === head.hash;
  const ends = new Map<string, ChainEnd | undefined>(isSameLog ? before.ends : []);
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
  const epochRows = () =>
    within.selectFrom("epochs").select(["op_id", "roster"]).where("account", "=", account).orderBy("seq").execute();
  const known: KnownLog = {
    ...{ head, ends, epochs: isSameLog ? before.epochs : epochsOfRows(await epochRows()) },
    ...{ hashes: new Map(), standings: new Map(), devices: await deviceAccess(within, account) },
  };
  // Left to itself SQLite reads the whole log of the account, because it takes a list of ids for longer than that.
  for (const opIds of inParts(operations.map(({ opId }) => opId))) {
    const { rows } = await sql<{ op_id: string; hash: string }>`
      select op_id, hash from log_entries indexed by log_operations
      where account = ${account} and op_id in (${sql.join(opIds)})`.execute(within);
    for (const row of rows) known.hashes.set(row.op_id, row.hash);
  }
  for (const fields of inParts([...new Set(operations.map(keyOf))])) {
    const rows = await within
      .selectFrom("standings")
      .select(["field", "op_id", "time"])
      .where("account", "=", account)
      .where("field", "in", fields)
      .execute();
    for (const row of rows) known.standings.set(row.field, { opId: row.op_id, time: row.time });
  }
  return known;
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += mostAtOnce) parts.push(items.slice(from, from + mostAtOnce));
  return parts;
}
