import pg from "pg";
import { migrations } from "../../../sync-server/storage/migrations.ts";
import { inPostgres } from "../../../sync-server/storage/postgres-statements.ts";

/** Makes the tables of an older version of the server in an empty database. */
export async function olderDatabase(address: string, version: number): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query("create table migrations (version bigint primary key, applied_at bigint not null)");
  for (const [index, statements] of migrations.slice(0, version).entries()) {
    for (const statement of statements) await client.query(inPostgres(statement));
    await client.query("insert into migrations values ($1, 0)", [index + 1]);
  }
  await client.end();
  return address;
}
