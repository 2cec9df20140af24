import { sql } from "kysely";
import { type Database, engineOf, inTransaction } from "./database.ts";
import { DataProblem } from "./disk-errors.ts";
import { migrations } from "./migrations.ts";
import { inPostgres } from "./postgres-statements.ts";

/** Brings the tables of a database up to date: forward only, all steps or none. Processes that start at once do it once. */
export async function migrate(database: Database): Promise<void> {
  const inEngine = engineOf(database) === "postgres" ? inPostgres : (statement: string) => statement;
  await inTransaction(database, "migrations", async (within) => {
    const first = "create table if not exists migrations (version integer primary key, applied_at integer not null)";
    await sql.raw(inEngine(first)).execute(within);
    const { last } = await within
      .selectFrom("migrations")
      .select((expression) => expression.fn.max("version").as("last"))
      .executeTakeFirstOrThrow();
    const done = Number(last ?? 0);
    if (done > migrations.length)
      throw new DataProblem("The database was written by a newer version of this server; start that one.");
    for (const [index, statements] of migrations.entries()) {
      if (index < done) continue;
      for (const statement of statements) await sql.raw(inEngine(statement)).execute(within);
      await within
        .insertInto("migrations")
        .values({ version: index + 1, applied_at: Date.now() })
        .execute();
    }
  });
}
