import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createBlobFolder } from "../../../sync-server/storage/blob-folder.ts";
import { migrations } from "../../../sync-server/storage/migrations.ts";
import { openPostgres } from "../../../sync-server/storage/postgres-database.ts";
import { createSqlStore } from "../../../sync-server/storage/sql-store.ts";
import { storeContract } from "../../contract/store-contract.ts";
import { olderDatabase } from "../../support/postgres/older-database.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";

const cluster = await startPostgres();
const raise = (error: unknown) => console.error(error);

describe.skipIf(cluster === undefined)("PostgreSQL", async () => {
  const address = (await cluster?.createDatabase()) ?? "";
  const folder = await mkdtemp(join(tmpdir(), "red-thread-store-"));
  const database = cluster && (await openPostgres(address, raise));
  const blobs = await createBlobFolder(join(folder, "blobs"));
  afterAll(async () => {
    await database?.destroy();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  storeContract("the server's store over PostgreSQL", async () => {
    if (database === undefined) throw new Error("There is no PostgreSQL.");
    return { store: createSqlStore({ database, blobs, account: randomUUID(), createId: randomUUID }) };
  });

  test("processes that start at once on one database bring its tables up to date once; another program's is left alone", async () => {
    const fresh = (await cluster?.createDatabase()) ?? "";
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(fresh, raise)));
    const rows = await opened[0]?.selectFrom("migrations").select("version").orderBy("version").execute();
    expect(rows?.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
    for (const one of opened.slice(1)) await one.destroy();
    await opened[0]?.schema.dropTable("migrations").execute();
    await opened[0]?.destroy();
    await expect(openPostgres(fresh, raise)).rejects.toThrow("another program's");
  });

  test("a database that was made by each older version is brought up to date as a new one is", async () => {
    if (cluster === undefined) throw new Error("There is no PostgreSQL.");
    const shapeOf = async (address: string) => {
      const one = await openPostgres(address, raise);
      const columns = await one.introspection.getTables();
      await one.destroy();
      const named = columns.flatMap(({ name, columns: own }) =>
        own.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
      );
      return named.sort();
    };
    const whole = await shapeOf(address);
    for (let version = 1; version < migrations.length; version++)
      expect(await shapeOf(await olderDatabase(await cluster.createDatabase(), version))).toEqual(whole);
  });
});
