import {
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { DataProblem } from "./disk-errors.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

/** Connections of one process. PostgreSQL allows 100 in all where nobody says otherwise. */
const mostConnections = 16;
/** A network that swallows everything is found out after this long, in milliseconds, and nobody waits longer for a lock. */
const patience = { connect: 5_000, answer: 20_000, lock: 10_000, idleInTransaction: 15_000 };
/** Statements that are prepared once on each connection; only lists of ids have many lengths. */
const mostNamed = 500;

/**
 * Opens the database that an address names, and brings its tables up to date. Every commit is on the disk when it is acknowledged
 * (PostgreSQL's `synchronous_commit`, on where nobody turned it off).
 * @throws where it cannot be reached, is another program's, or was written by a newer version of the server.
 */
export async function openPostgres(address: string, onError: (error: unknown) => void): Promise<Database> {
  const pool = new pg.Pool({ ...connectionOptions(address), max: mostConnections });
  // A connection that was lying idle broke: the pool makes another when one is needed.
  pool.on("error", onError);
  // One that breaks on its way between the pool and whoever borrows it has nobody else to tell, and would end the process.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: () => borrow(pool), end: () => pool.end() } }),
  });
  pools.set(database, pool);
  try {
    await expectOwn(database);
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How many connections there are, and how many requests wait for one; undefined where the database is no PostgreSQL. */
export function connectionsOf(database: Database): { busy: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(database);
  if (pool === undefined) return undefined;
  return { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** How a connection is made, and how long anything on it may take. */
export function connectionOptions(address: string): pg.ClientConfig {
  return {
    connectionString: address,
    application_name: "red-thread",
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.answer,
    statement_timeout: patience.answer,
    lock_timeout: patience.lock,
    // Of a process that vanished without a word, locks are let go of.
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    keepAlive: true,
    types: {
      // Numbers of rows, and instants in milliseconds, are exact far beyond what there will be.
      getTypeParser: (type: number, format: "text" | "binary") =>
        type === pg.types.builtins.INT8 && format !== "binary" ? Number : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  };
}

const names = new Map<string, string>();

/** Statements with parameters are prepared under a name, so that PostgreSQL reads and plans each of them once for a connection. */
function nameOf(statement: string): string | undefined {
  const known = names.get(statement);
  if (known !== undefined || names.size >= mostNamed) return known;
  const name = `s${names.size}`;
  names.set(statement, name);
  return name;
}

/** A connection for as long as it is needed. One on which anything failed but a statement itself is thrown away: nobody knows how it stands. */
async function borrow(pool: pg.Pool): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that breaks while it is lent, and no statement waits, says so here.
  const note = (error: Error) => {
    broken = error;
  };
  client.on("error", note);
  function query<Row>(statement: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof statement !== "string") throw new Error("Rows are read all at once here.");
    const name = values.length === 0 ? undefined : nameOf(statement);
    const asked = { text: statement, values: [...values], ...(name === undefined ? {} : { name }) };
    return client.query(asked).then(lastOf, (error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) note(error instanceof Error ? error : new Error("It broke."));
      throw error;
    });
  }
  return {
    query,
    release() {
      client.off("error", note);
      client.release(broken);
    },
  };
}

/** What the last of several statements came to that were sent as one. */
function lastOf(result: pg.QueryResult | pg.QueryResult[]): pg.QueryResult | undefined {
  return Array.isArray(result) ? result.at(-1) : result;
}

/** A database of another program is left alone. */
async function expectOwn(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(database);
  if (rows.length > 0 && !rows.some(({ name }) => name === "migrations"))
    throw new DataProblem(
      "The database that DATABASE_URL names is another program's; name one of this server's own, or a new one.",
    );
}
