import { createHash } from "node:crypto";
import pg from "pg";
import { openPostgres } from "../../sync-server/storage/postgres-database.ts";
import type { PostgresCluster } from "../support/postgres/postgres-cluster.ts";
import { openServer } from "../sync-server/home/open-server.ts";
import { signedChains } from "./sync.ts";

/** What each account's device has pushed before anything is measured. */
export const operationsEach = 50;
/** Operations that may follow those, an account. */
const operationsAfter = 60;

/** A database in which so many accounts have pushed, and how to be one of them. */
export interface ManyAccounts {
  address: string;
  count: number;
  /** Bytes on the disk, for one account. */
  bytesEach: number;
  emailOf(place: number): string;
  tokenOf(place: number): string;
  /** The body of an account's next push. */
  nextPush(place: number): string;
}

const password = "derived";
export const signIn = (email: string) => JSON.stringify({ email, password });

/** The chain of one device, signed: every account has a device of this key, so that each can be pushed to. */
export type Chain = Awaited<ReturnType<typeof signedChains>>;
export const makeChain = () => signedChains(1, operationsEach + operationsAfter);

/**
 * One account signs up and pushes as a device does; all others are copies of its rows under ids of their own, by SQL. Rows lie as they do where all
 * accounts pushed in turn: an account's are far from each other.
 */
export async function fillAccounts(cluster: PostgresCluster, chain: Chain, count: number): Promise<ManyAccounts> {
  const address = await cluster.createDatabase();
  await (await openPostgres(address, () => undefined)).destroy();
  await pushFirst(address, chain);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const size = async () => {
      const { rows } = await client.query<{ size: string }>("select pg_database_size(current_database()) as size");
      return Number(rows[0]?.size);
    };
    const empty = await size();
    await copyAccount(client, count);
    const full = await size();
    const pushed = new Map<number, number>();
    return {
      ...{ address, count, tokenOf, emailOf },
      bytesEach: (full - empty) / count,
      nextPush(place) {
        const next = pushed.get(place) ?? operationsEach;
        pushed.set(place, next + 1);
        return chain.bodies[0]?.[next] ?? "";
      },
    };
  } finally {
    await client.end();
  }
}

const tokenOf = (place: number) => `token-of-${place}`;
const emailOf = (place: number) => `person-${place}@example.org`;

async function pushFirst(databaseUrl: string, { bodies, devices, publicKeys }: Chain): Promise<void> {
  const server = await openServer({ databaseUrl, limits: { requests: 1e9, signIns: 1e9 } });
  const ask = async (path: string, body: string, token = "") => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
    const response = await fetch(`${server.origin}/api${path}`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response;
  };
  const vault = { byPassword: { scheme: "argon2id-1", iv: "aXY", ciphertext: "Yw" } };
  const register = { email: "first@example.org", passwordHash: password, vault };
  const { token } = (await (await ask("/auth/register", JSON.stringify(register))).json()) as { token: string };
  const [device, publicKey] = [devices[0], publicKeys[0]];
  await ask("/sync/devices", JSON.stringify({ device, publicKey, name: "bench" }), token);
  const operations = bodies[0]?.slice(0, operationsEach).flatMap((body) => JSON.parse(body).operations);
  await ask("/sync/push", JSON.stringify({ operations }), token);
  await server.close();
}

async function copyAccount(client: pg.Client, count: number): Promise<void> {
  // Longer than a server would ever wait.
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'; set work_mem = '256MB'");
  await client.query("create temporary table places (place integer, account text, token_hash text)");
  const hashes = Array.from({ length: count }, (_, place) =>
    createHash("sha256").update(tokenOf(place)).digest("base64url"),
  );
  await client.query(
    "insert into places select place - 1, md5('account ' || place), hash from unnest($1::text[]) with ordinality as h (hash, place)",
    [hashes],
  );
  const copied = (table: string, columns: string, from: string) =>
    client.query(`insert into ${table} (${columns}) select ${from}`);
  await copied(
    "accounts",
    "id, email, secret, kind, vault, created_at",
    "p.account, 'person-' || p.place || '@example.org', secret, kind, vault, created_at from accounts cross join places p where email = 'first@example.org'",
  );
  await copied(
    "sessions",
    "token_hash, account, device, created_at, last_used_at",
    "p.token_hash, p.account, '', created_at, last_used_at from sessions cross join places p",
  );
  await copied(
    "devices",
    "account, device, public_key, name, added_at, epoch",
    "p.account, device, public_key, name, added_at, epoch from devices cross join places p",
  );
  await rowsOfAllInTurn(client);
  await client.query("delete from accounts where email = 'first@example.org'");
  await client.query("analyze");
  await client.query("checkpoint");
}

/** The two long tables without their indexes, which are made afterwards as they were: row by row it would take hours. */
async function rowsOfAllInTurn(client: pg.Client): Promise<void> {
  const tables = ["log_entries", "standings"];
  const { rows: indexes } = await client.query<{ tablename: string; indexname: string; indexdef: string }>(
    "select tablename, indexname, indexdef from pg_indexes where schemaname = current_schema() and tablename = any($1)",
    [tables],
  );
  for (const { tablename, indexname } of indexes)
    await client.query(
      indexname.endsWith("_pkey") ? `alter table ${tablename} drop constraint ${indexname}` : `drop index ${indexname}`,
    );
  for (const table of tables) {
    await client.query(`create temporary table first_rows as select * from ${table}`);
    await client.query(`truncate ${table}`);
    const { rows } = await client.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = $1 and table_schema = current_schema() order by ordinal_position",
      [table],
    );
    const values = rows.map(({ name }) => (name === "account" ? "p.account" : `f.${name}`));
    await client.query(
      `insert into ${table} (${rows.map(({ name }) => name).join()}) select ${values.join()} from first_rows f cross join places p`,
    );
    await client.query("drop table first_rows");
  }
  for (const { tablename, indexname, indexdef } of indexes) {
    await client.query(indexdef);
    if (indexname.endsWith("_pkey"))
      await client.query(`alter table ${tablename} add constraint ${indexname} primary key using index ${indexname}`);
  }
}
