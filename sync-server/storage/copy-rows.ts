import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { copiedTables, numberedTables } from "./copied-tables.ts";
import { type Database, engineOf, inTransaction } from "./database.ts";

/** Rows that are compared and written together. One row may be a byte or many megabytes long, so that their number follows their size. */
const rowsTogether = { first: 16, most: 500 };
const bytesTogether = { least: 1024 * 1024, most: 8 * 1024 * 1024 };

type Row = Record<string, unknown>;
type Table = (typeof copiedTables)[number];

/** What lies after one key, up to another one: neither given is all that there is. */
interface Range {
  after: Row | undefined;
  upTo: Row | undefined;
}

/** A table as it was read on the way: how many rows, the digest of all of them, and how many ranges were not the same at the other end. */
interface Walk {
  rows: number;
  digest: string;
  different: number;
}

/**
 * Makes the tables of one database those of another, of whichever engine. What is there already and is the same is left as it is, so that a run that
 * was broken off goes on where it was. At the end all of both is read again and compared by its digests.
 */
export async function copyRows(from: Database, to: Database): Promise<{ rows: number; wrong: string[] }> {
  for (const table of copiedTables) {
    // Before anything is written, what does not belong there is gone: a row that moved would meet itself.
    if (!(await isEmpty(to, table.name))) await walk(from, to, table, (range) => clear(to, table, range));
    await walk(from, to, table, async (range, rows) => {
      await inTransaction(to, `copy ${table.name}`, async (within) => {
        await clear(within, table, range);
        await insert(within, table, rows);
      });
    });
  }
  for (const table of numberedTables) await writeNumber(to, table, await readNumber(from, table));
  const wrong: string[] = [];
  const all = createHash("sha256");
  let rows = 0;
  for (const table of copiedTables) {
    const read = await walk(from, to, table, async () => undefined);
    if (read.different > 0) wrong.push(`The table ${table.name} is not the same in both; has a server written to one?`);
    all.update(read.digest);
    rows += read.rows;
  }
  return { rows, wrong };
}

/** Whether no account, and nothing of anybody, stands in a database. */
export async function holdsNothing(database: Database): Promise<boolean> {
  for (const { name } of copiedTables) if (name !== "buckets" && !(await isEmpty(database, name))) return false;
  return true;
}

async function isEmpty(database: Database, table: Table["name"]): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database);
  return rows.length === 0;
}

/** Goes through a table in the order of its keys, and does something about each range that is not the same at the other end. */
async function walk(
  from: Database,
  to: Database,
  table: Table,
  onDifferent: (range: Range, rows: Row[]) => Promise<void>,
): Promise<Walk> {
  const digest = createHash("sha256");
  const seen = { rows: 0, different: 0 };
  let limit = rowsTogether.first;
  for (let after: Row | undefined; ; ) {
    const rows = await read(from, table, { after, upTo: undefined }, limit);
    // The last rows reach to the end: whatever is behind them at the other end is too much.
    const upTo = rows.length < limit ? undefined : rows.at(-1);
    const range = { after, upTo };
    const own = digestOf(rows);
    const other = digestOf(await read(to, table, range, rows.length + 1));
    digest.update(own.hash);
    seen.rows += rows.length;
    if (own.hash !== other.hash) {
      seen.different += 1;
      await onDifferent(range, rows);
    }
    if (upTo === undefined) return { ...seen, digest: digest.digest("hex") };
    after = upTo;
    if (own.bytes < bytesTogether.least) limit = Math.min(2 * limit, rowsTogether.most);
    if (own.bytes > bytesTogether.most) limit = Math.max(1, Math.floor(limit / 2));
  }
}

function digestOf(rows: readonly Row[]): { hash: string; bytes: number } {
  const hash = createHash("sha256");
  let bytes = 0;
  for (const row of rows) {
    const said = JSON.stringify(
      Object.entries(row)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value]),
    );
    bytes += said.length;
    hash.update(`${said}\n`);
  }
  return { hash: hash.digest("hex"), bytes };
}

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

function within({ key }: Table, { after, upTo }: Range): RawBuilder<unknown> {
  const at = (row: Row) => sql.join(key.map((name) => sql`${row[name]}`));
  const lower = after === undefined ? sql`` : sql` and (${columns(key)}) > (${at(after)})`;
  const upper = upTo === undefined ? sql`` : sql` and (${columns(key)}) <= (${at(upTo)})`;
  return sql`where 1 = 1${lower}${upper}`;
}

async function read(database: Database, table: Table, range: Range, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table.name)} ${within(table, range)} order by ${columns(table.key)} limit ${limit}`.execute(
    database,
  );
  // SQLite hands bytes over as they lie in memory, PostgreSQL as a view of them.
  for (const row of rows)
    for (const [name, value] of Object.entries(row)) if (value instanceof ArrayBuffer) row[name] = Buffer.from(value);
  return rows;
}

async function clear(database: Database, table: Table, range: Range): Promise<void> {
  await sql`delete from ${sql.table(table.name)} ${within(table, range)}`.execute(database);
}

async function insert(database: Database, table: Table, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(names.map((name) => sql`${row[name]}`))})`);
  await sql`insert into ${sql.table(table.name)} (${columns(names)}) values ${sql.join(values)}`.execute(database);
}

/** The last number that a table gave: never given again, also where its row is gone. */
async function readNumber(database: Database, table: (typeof numberedTables)[number]): Promise<number> {
  const { rows } = await (engineOf(database) === "postgres"
    ? sql<{ last: number | null }>`
        select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'arrival')::regclass) as last`
    : sql<{ last: number | null }>`select seq as last from sqlite_sequence where name = ${table}`
  ).execute(database);
  return Number(rows[0]?.last ?? 0);
}

async function writeNumber(database: Database, table: (typeof numberedTables)[number], last: number): Promise<void> {
  if (engineOf(database) === "postgres") {
    const sequence = sql`pg_get_serial_sequence(${table}, 'arrival')::regclass`;
    await sql`select setval(${sequence}, ${Math.max(last, 1)}, ${last > 0})`.execute(database);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
  if (last > 0) await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database);
}
