import { Kysely, SqliteDialect, sql } from "kysely";
import type { Database } from "./database.ts";
import { DataProblem } from "./disk-errors.ts";
import { migrate } from "./migrate.ts";
import { openPreparedConnection } from "./prepared-connection.ts";
import type { Tables } from "./tables.ts";

/**
 * Opens the database file, and brings its tables up to date. Every commit is on the disk when it is acknowledged (WAL, synchronous=FULL).
 * @throws where the file cannot be opened, or was written by a newer version of the server.
 */
export async function openSqlite(file: string): Promise<Database> {
  const connection = openPreparedConnection(file);
  for (const pragma of [
    "busy_timeout = 10000",
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    // What is deleted is overwritten: whoever reads the file finds nothing of an account that was purged.
    "secure_delete = on",
  ])
    await whenFree(() => connection.exec(`pragma ${pragma}`));
  const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  try {
    await expectWhole(database, file);
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Closes a database that nobody else has open, so that it is one file which is whole by itself. */
export async function closeAsOneFile(database: Database): Promise<void> {
  await sql`pragma journal_mode = delete`.execute(database);
  await database.destroy();
}

/** Changing the journal's mode does not wait for another process that does so at the same time, as everything else does. */
async function whenFree(work: () => void): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A database of another program is left alone, and a damaged one is not made worse: what can be seen of that is looked at first. */
async function expectWhole(database: Database, file: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(database);
  if (rows.length > 0 && !rows.some(({ name }) => name === "migrations"))
    throw new DataProblem(`${file} is the database of another program; set DATA_DIR to a folder of this server's own.`);
  const checked = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  if (checked.rows[0]?.quick_check !== "ok")
    throw new DataProblem(`The database ${file} is damaged; restore a backup of it (npm run server -- restore FILE).`);
}
