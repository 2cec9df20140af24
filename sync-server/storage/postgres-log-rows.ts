import { sql } from "kysely";
import { keyOf } from "#core/replication/operation.ts";
import type { Database } from "./database.ts";
import { type AskedLog, epochsOfRows, type KnownLog, type LogChanges } from "./log-transaction.ts";

/** One thing that is known of a log. */
interface Told {
  kind: "device" | "end" | "epoch" | "head" | "operation" | "standing";
  account: string;
  name: string;
  text: string;
  number: number;
  /** Of a device: that it was signed out. */
  mark: boolean;
}

/**
 * The same for all logs in one statement: each would go to the database and back by itself, and cost it as much as its work. Each thing is looked up
 * by the index that its account's name begins, whatever the tables have grown to: laterals leave no other way. Lists are arrays, so that it is one
 * statement however many there are.
 */
export async function readTogether(within: Database, asked: readonly AskedLog[]): Promise<KnownLog[]> {
  const pairs = <Item>(of: (log: AskedLog) => Iterable<Item>) =>
    asked.flatMap((log) => [...of(log)].map((item) => ({ account: log.account, item })));
  const operations = pairs((log) => log.operations.map(({ opId }) => opId));
  const fields = pairs((log) => new Set(log.operations.map(keyOf)));
  const devices = pairs((log) => new Set(log.operations.map(({ device }) => device)));
  const accounts = asked.map(({ account }) => account);
  const listed = (of: readonly { account: string; item: string }[]) =>
    sql`unnest(${of.map(({ account }) => account)}::text[], ${of.map(({ item }) => item)}::text[]) as asked (account, name)`;
  const all = sql`unnest(${accounts}::text[]) as asked (account)`;
  const { rows } = await sql<Told>`
    select 'head' as kind, asked.account, '' as name, found.head_hash as text, found.seq as number, false as mark
      from ${all} cross join lateral (select head_hash, seq from log_entries where account = asked.account order by seq desc limit 1) as found
    union all select 'device', asked.account, found.device, found.public_key, found.epoch, found.revoked_at is not null
      from ${all} cross join lateral (select * from devices where account = asked.account offset 0) as found
    union all select 'epoch', asked.account, found.op_id, found.roster, found.seq, false
      from ${all} cross join lateral (select * from epochs where account = asked.account offset 0) as found
    union all select 'operation', asked.account, asked.name, found.hash, 0, false
      from ${listed(operations)} cross join lateral (select hash from log_entries where account = asked.account and op_id = asked.name limit 1) as found
    union all select 'standing', asked.account, asked.name, found.op_id, found.time, false
      from ${listed(fields)} cross join lateral (select op_id, time from standings where account = asked.account and field = asked.name limit 1) as found
    union all select 'end', asked.account, asked.name, found.hash, found.device_seq, false
      from ${listed(devices)} cross join lateral (select hash, device_seq from log_entries where account = asked.account and device = asked.name order by device_seq desc limit 1) as found`.execute(
    within,
  );
  const told = new Map<string, Told[]>(accounts.map((account) => [account, []]));
  for (const row of rows) told.get(row.account)?.push(row);
  return accounts.map((account) => knownOf(told.get(account) ?? []));
}

function knownOf(rows: readonly Told[]): KnownLog {
  const of = (kind: Told["kind"]) => rows.filter((row) => row.kind === kind);
  const [head] = of("head");
  const begun = of("epoch").sort((one, other) => one.number - other.number);
  return {
    head: { seq: head?.number ?? 0, hash: head?.text ?? "" },
    ends: new Map(of("end").map(({ name, text, number }) => [name, { deviceSeq: number, hash: text }])),
    epochs: epochsOfRows(begun.map(({ name, text }) => ({ op_id: name, roster: text }))),
    hashes: new Map(of("operation").map(({ name, text }) => [name, text])),
    standings: new Map(of("standing").map(({ name, text, number }) => [name, { opId: text, time: number }])),
    devices: new Map(
      of("device").map(({ name, text, number, mark }) => [
        name,
        { publicKey: text, vouchedAt: number, isRevoked: mark },
      ]),
    ),
  };
}

/** Everything in one statement; only epochs, which are rare, have one of their own. */
export async function writeTogether(within: Database, { entries, epochs, standings }: LogChanges): Promise<void> {
  if (epochs.length > 0) await within.insertInto("epochs").values(epochs).execute();
  if (entries.length === 0) return;
  const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) => rows.map((row) => row[name]);
  const entry = (name: keyof (typeof entries)[number]) => column(entries, name);
  const held = (name: keyof (typeof standings)[number]) => column(standings, name);
  await sql`
    with appended as (
      insert into log_entries (account, seq, op_id, device, device_seq, hash, head_hash, received_at, verdict, operation)
      select * from unnest(
        ${entry("account")}::text[], ${entry("seq")}::bigint[], ${entry("op_id")}::text[], ${entry("device")}::text[],
        ${entry("device_seq")}::bigint[], ${entry("hash")}::text[], ${entry("head_hash")}::text[],
        ${entry("received_at")}::bigint[], ${entry("verdict")}::text[], ${entry("operation")}::text[]))
    insert into standings (account, field, op_id, time)
    select * from unnest(${held("account")}::text[], ${held("field")}::text[], ${held("op_id")}::text[], ${held("time")}::bigint[])
    on conflict (account, field) do update set op_id = excluded.op_id, time = excluded.time`.execute(within);
}
