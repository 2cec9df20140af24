import { afterAll, describe } from "vitest";
import { openPostgres } from "../../../sync-server/storage/postgres-database.ts";
import { apiContract } from "../../contract/api-contract.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";
import { openServer } from "./open-server.ts";
import { underTest } from "./server-under-test.ts";

const cluster = await startPostgres();
const template = await cluster?.createDatabase();
if (template !== undefined) await (await openPostgres(template, () => undefined)).destroy();

describe.skipIf(cluster === undefined)("PostgreSQL", () => {
  afterAll(() => cluster?.stop(), 60_000);
  apiContract(
    "a server over PostgreSQL behind a socket",
    async ({ answering }) => {
      const databaseUrl = await cluster?.createDatabase(template);
      if (databaseUrl === undefined) throw new Error("There is no PostgreSQL.");
      return underTest(await openServer({ answering, databaseUrl, onError: () => undefined }));
    },
    true,
  );
});
