import { afterAll, expect, test } from "vitest";
import { startPostgres } from "../support/postgres/postgres-cluster.ts";
import { killProcesses } from "./process-kills.ts";

const cluster = await startPostgres();
afterAll(() => cluster?.stop(), 60_000);

test.skipIf(cluster === undefined)(
  "three processes on one PostgreSQL and one S3, of which one is killed six times and others are cut off from the database, have lost nothing that they acknowledged",
  async () => {
    if (cluster === undefined) throw new Error("There is no PostgreSQL.");
    const { wrong, acknowledged, files, cuts } = await killProcesses(cluster, 6, 1);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(30);
    expect(files).toBeGreaterThan(3);
    expect(cuts).toBeGreaterThan(1);
  },
  180_000,
);
