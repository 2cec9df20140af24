import { createHash } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** Which engine a database is of: the few statements that both do not understand are written twice. */
export function engineOf(database: Database): "sqlite" | "postgres" {
  return database.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/**
 * Runs `work` in one transaction in which nobody else writes what `lockedOn` names (an account, mostly), in this process or another: two never
 * both believe that they were first. SQLite has one writer at a time anyway; PostgreSQL has one for each name. All of it is kept, or nothing.
 * Every statement of `work` goes through the database it is given.
 */
export function inTransaction<Result>(
  database: Database,
  lockedOn: string,
  work: (within: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    const lock = `begin; select pg_advisory_xact_lock(${lockNumber(lockedOn)})`;
    await sql.raw(engineOf(database) === "postgres" ? lock : "begin immediate").execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // Where the connection is gone, the engine has rolled back by itself; what went wrong is the first error.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/**
 * The same for many names at once, in one transaction: `work` gets those that nobody else holds at this moment. For the others it does not wait, so
 * that whoever holds one keeps nobody but those who want that one.
 */
export function inTransactionOfMany<Result>(
  database: Database,
  names: readonly string[],
  work: (within: Database, held: ReadonlySet<string>) => Promise<Result>,
): Promise<Result> {
  if (engineOf(database) === "sqlite") return inTransaction(database, "all", (within) => work(within, new Set(names)));
  const byNumber = new Map(names.map((name) => [String(lockNumber(name)), name]));
  return database.connection().execute(async (connection) => {
    // Sent as one: a way to the database and back costs more than the work at its end.
    const lock = `begin; select number::text from unnest('{${[...byNumber.keys()].join()}}'::bigint[]) as number where pg_try_advisory_xact_lock(number)`;
    try {
      const { rows } = await sql.raw<{ number: string }>(lock).execute(connection);
      const result = await work(connection, new Set(rows.flatMap(({ number }) => byNumber.get(number) ?? [])));
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** The name of a lock as PostgreSQL wants it: 64 bits. Two names that meet in one number wait for each other, and no more. */
export function lockNumber(name: string): bigint {
  return createHash("sha256").update(`red-thread:lock:${name}`).digest().readBigInt64BE();
}
