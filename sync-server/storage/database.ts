import { Kysely, SqliteDialect, sql } from "kysely";
import Libsql from "libsql";
import { migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/**
 * Opens the database file, and brings its tables up to date. Every commit is on the disk when it is acknowledged (WAL, synchronous=FULL).
 * @throws where the file cannot be opened, or was written by a newer version of the server.
 */
export async function openDatabase(file: string): Promise<Database> {
  const connection = new Libsql(file);
  for (const pragma of [
    "journal_mode = wal",
    "synchronous = full",
    "busy_timeout = 10000",
    "foreign_keys = on",
    // What is deleted is overwritten: whoever reads the file finds nothing of an account that was purged.
    "secure_delete = on",
  ])
    connection.exec(`pragma ${pragma}`);
  // libsql has the interface of better-sqlite3, which the dialect is written for.
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  await migrate(database);
  return database;
}

/**
 * Runs `work` in one transaction that may write from its beginning: two processes never both believe that they were first. All of it is
 * kept, or nothing. Every statement of `work` goes through the database it is given.
 */
export function inTransaction<Result>(
  database: Database,
  work: (within: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function migrate(database: Database): Promise<void> {
  await inTransaction(database, async (within) => {
    await sql`create table if not exists migrations (version integer primary key, applied_at integer not null)`.execute(
      within,
    );
    const { last } = await within
      .selectFrom("migrations")
      .select((expression) => expression.fn.max("version").as("last"))
      .executeTakeFirstOrThrow();
    const done = Number(last ?? 0);
    if (done > migrations.length) throw new Error("The database was written by a newer version of this server.");
    for (const [index, statements] of migrations.entries()) {
      if (index < done) continue;
      for (const statement of statements) await sql.raw(statement).execute(within);
      await within
        .insertInto("migrations")
        .values({ version: index + 1, applied_at: Date.now() })
        .execute();
    }
  });
}
