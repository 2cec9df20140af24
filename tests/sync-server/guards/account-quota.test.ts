import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createRoomGuard, type RoomGuard } from "../../../sync-server/guards/account-quota.ts";
import type { Database } from "../../../sync-server/storage/database.ts";
import { openPostgres } from "../../../sync-server/storage/postgres-database.ts";
import { openSqlite } from "../../../sync-server/storage/sqlite-database.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";

const cluster = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), "red-thread-rooms-"));
const raise = (error: unknown) => console.error(error);
afterAll(async () => {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

const mebibyte = 1024 * 1024;
const quota = { bytes: 64 * mebibyte, records: 1_000 };
const push = (guard: RoomGuard, account: string, bytes = 600) => guard.refuse(account, "POST", "/api/sync/push", bytes);

function roomContract(engine: string, open: () => Promise<Database>) {
  test(`over ${engine}, first pushes that come close together are all taken`, async () => {
    const database = await open();
    const guard = createRoomGuard({ database, quota });
    const answers: Promise<unknown>[] = [];
    for (let account = 0; account < 20; account++)
      for (let count = 0; count < 40; count++) {
        answers.push(push(guard, `account ${account}`));
        // As requests come from a network: each a moment after the last one.
        for (let moment = 0; moment < count % 3; moment++) await new Promise((resolve) => setImmediate(resolve));
      }
    expect(new Set(await Promise.all(answers))).toEqual(new Set([undefined]));
    await database.destroy();
  });

  test(`over ${engine}, what is taken while room is counted is not forgotten`, async () => {
    const database = await open();
    // Of several processes, which know nothing of each other.
    const guards = Array.from({ length: 8 }, () => createRoomGuard({ database, quota }));
    const asked = guards.map((guard) => push(guard, "somebody", 5 * mebibyte));
    expect(await Promise.all(asked)).toEqual(Array(8).fill(undefined));
    const { bytes } = await database.selectFrom("rooms").select("bytes").executeTakeFirstOrThrow();
    expect(bytes).toBe(40 * mebibyte);
    await database.destroy();
  });
}

roomContract("SQLite", () => openSqlite(join(folder, `${randomUUID()}.sqlite`)));
describe.skipIf(cluster === undefined)("with PostgreSQL", () => {
  roomContract("PostgreSQL", async () => openPostgres((await cluster?.createDatabase()) ?? "", raise));
});
