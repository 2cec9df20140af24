import { randomUUID } from "node:crypto";
import { afterAll, describe } from "vitest";
import { openPostgres } from "../../../sync-server/storage/postgres-database.ts";
import { apiContract } from "../../contract/api-contract.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";
import { startS3 } from "../../support/s3-server.ts";
import { openServer } from "./open-server.ts";
import { underTest } from "./server-under-test.ts";

const [cluster, s3] = [await startPostgres(), await startS3()];
const template = await cluster?.createDatabase();
if (template !== undefined) await (await openPostgres(template, () => undefined)).destroy();

describe.skipIf(cluster === undefined)("PostgreSQL and an S3", () => {
  afterAll(async () => {
    await cluster?.stop();
    await s3.stop();
  }, 60_000);
  apiContract(
    "a server over them behind a socket",
    async ({ answering }) => {
      const databaseUrl = await cluster?.createDatabase(template);
      if (databaseUrl === undefined) throw new Error("There is no PostgreSQL.");
      return underTest(
        await openServer({ answering, databaseUrl, s3: s3.place(randomUUID()), onError: () => undefined }),
      );
    },
    true,
  );
});
