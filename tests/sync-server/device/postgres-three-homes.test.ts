import { afterAll, describe } from "vitest";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";
import { startS3 } from "../../support/s3-server.ts";
import { openServer } from "../home/open-server.ts";
import { threeHomes } from "./three-homes.ts";

const [cluster, s3] = [await startPostgres(), await startS3()];
const databaseUrl = await cluster?.createDatabase();
afterAll(async () => {
  await cluster?.stop();
  await s3.stop();
}, 60_000);

/** A machine that stands still for seconds is no fault of the server: it asks again. */
function onError(error: unknown): void {
  if (!String(error).includes("connection timeout")) console.error(error);
}

describe.skipIf(databaseUrl === undefined)("PostgreSQL and an S3", () => {
  threeHomes((parts) =>
    openServer({ ...parts, ...(databaseUrl === undefined ? {} : { databaseUrl }), s3: s3.place("files"), onError }),
  );
});
