import type { ChainEnd, LogTransaction } from "#core/replication/accept.ts";
import type { PullAnswer } from "#core/replication/messages.ts";
import type { LogHead } from "#core/replication/operation.ts";
import type { Database } from "./database.ts";

/**
 * The log of one account while pushes are taken in; `within` is the transaction. Nobody else writes in it, so that what was read or written
 * once is remembered for the pushes that follow in it.
 */
export function logTransaction(within: Database, account: string): LogTransaction {
  let head: LogHead | undefined;
  const ends = new Map<string, ChainEnd | undefined>();
  return {
    async head() {
      head ??= await headOf(within, account);
      return head;
    },
    async hashOf(opId) {
      const row = await within
        .selectFrom("log_entries")
        .select("hash")
        .where("account", "=", account)
        .where("op_id", "=", opId)
        .executeTakeFirst();
      return row?.hash;
    },
    async chainEnd(device) {
      if (ends.has(device)) return ends.get(device);
      const row = await within
        .selectFrom("log_entries")
        .select(["device_seq", "hash"])
        .where("account", "=", account)
        .where("device", "=", device)
        .orderBy("device_seq", "desc")
        .limit(1)
        .executeTakeFirst();
      const end = row && { deviceSeq: row.device_seq, hash: row.hash };
      ends.set(device, end);
      return end;
    },
    async standing(field) {
      const row = await within
        .selectFrom("standings")
        .select(["op_id", "time"])
        .where("account", "=", account)
        .where("field", "=", field)
        .executeTakeFirst();
      return row && { opId: row.op_id, time: row.time };
    },
    async append(entry, after, { hash, key, standing }) {
      const { operation } = entry;
      head = after;
      ends.set(operation.device, { deviceSeq: operation.deviceSeq, hash });
      await within
        .insertInto("log_entries")
        .values({
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
        })
        .execute();
      if (standing === undefined) return;
      const held = { op_id: standing.opId, time: standing.time };
      await within
        .insertInto("standings")
        .values({ account, field: key, ...held })
        .onConflict((conflict) => conflict.columns(["account", "field"]).doUpdateSet(held))
        .execute();
    },
  };
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
 * were written down: parsing ten thousand of them again would cost more than all the rest.
 */
export async function pullAfter(database: Database, account: string, since: LogHead, limit: number): Promise<string> {
  const head = await headOf(database, account);
  const known = await headAt(database, account, since.seq);
  if (known?.hash !== since.hash) return JSON.stringify({ kind: "diverged", head } satisfies PullAnswer);
  const rows = await database
    .selectFrom("log_entries")
    .select(["seq", "received_at", "verdict", "operation"])
    .where("account", "=", account)
    .where("seq", ">", since.seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
  const entries = rows.map(
    (row) =>
      `{"seq":${row.seq},"receivedAt":${row.received_at},"verdict":${JSON.stringify(row.verdict)},"operation":${row.operation}}`,
  );
  return `{"kind":"entries","entries":[${entries.join(",")}],"head":${JSON.stringify(head)}}`;
}
