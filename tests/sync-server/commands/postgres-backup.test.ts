import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runCommand } from "../../../sync-server/commands/commands.ts";
import type { StoragePlaces } from "../../../sync-server/storage/server-storage.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";
import { startS3 } from "../../support/s3-server.ts";
import { openServer } from "../home/open-server.ts";
import { letterWith, register, sendBlob, uploadOf } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";
import { contentsOf } from "./data-folder.ts";

const cluster = await startPostgres();

describe.skipIf(cluster === undefined)("a backup of PostgreSQL and an S3", () => {
  afterAll(() => cluster?.stop(), 60_000);

  test("is taken while a server writes and deletes, holds one instant, and restores to either engine", async () => {
    const folder = await mkdtemp(join(tmpdir(), "red-thread-postgres-backup-"));
    const s3 = await startS3();
    const emptyPlaces = async (engine: "sqlite" | "postgres"): Promise<StoragePlaces> => {
      const dataFolder = join(folder, randomUUID());
      await mkdir(dataFolder);
      return engine === "sqlite"
        ? { dataFolder }
        : { dataFolder, databaseUrl: await cluster?.createDatabase(), s3: s3.place(randomUUID()) };
    };
    const succeeded = async (places: StoragePlaces, ...words: string[]) => {
      const outcome = await runCommand(places, words);
      if (!outcome.ok) throw new Error(`${words.join(" ")}: ${outcome.failure}`);
      return outcome.value;
    };
    try {
      const served = await emptyPlaces("postgres");
      const { dataFolder, databaseUrl = "", s3: place } = served;
      if (place === undefined) throw new Error("There is no S3.");
      const server = await openServer({ dataFolder, databaseUrl, s3: place });
      const { token } = await register(server.origin, "assisted");
      const body = uploadOf(letterWith("Quillon"));
      await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body, token }));
      let isOver = false;
      const writing = (async () => {
        for (let count = 0; !isOver; count++) {
          await sendBlob(server.origin, token, `blob-number-${count}`, new Uint8Array(50_000).fill(count));
          if (count > 1) await call(server.origin, "delete", { path: `/api/blobs/blob-number-${count - 2}`, token });
        }
      })();
      const busy = join(folder, "busy.backup");
      await succeeded(served, "backup", busy);
      isOver = true;
      await writing;
      await server.close();
      const quiet = join(folder, "quiet.backup");
      expect(await succeeded(served, "backup", quiet)).toMatch(
        /^Backed up to .*: 3 files and the database, \d+ KiB, checked\.$/,
      );

      for (const file of [busy, quiet])
        for (const engine of ["sqlite", "postgres"] as const) {
          const places = await emptyPlaces(engine);
          expect(await succeeded(places, "restore", file)).toContain(`Restored ${file} to `);
          const seen = await succeeded(places, "check");
          expect(seen).toContain("Everything is whole: 1 records,");
          expect(seen).not.toContain("belong to nothing");
          // Nothing is laid over it a second time.
          if (engine === "sqlite") expect(await runCommand(places, ["restore", quiet])).toMatchObject({ ok: false });
          expect((await readdir(places.dataFolder)).filter((name) => name.startsWith("."))).toEqual([]);
        }
      const [one, other] = [await emptyPlaces("sqlite"), await emptyPlaces("sqlite")];
      await succeeded(one, "restore", quiet);
      const again = await emptyPlaces("postgres");
      await succeeded(again, "restore", quiet);
      await succeeded(again, "backup", join(folder, "again.backup"));
      await succeeded(other, "restore", join(folder, "again.backup"));
      const { migrations: _one, server_settings: __one, ...first } = await contentsOf(one.dataFolder);
      const { migrations: _other, server_settings: __other, ...second } = await contentsOf(other.dataFolder);
      expect(second).toEqual(first);
    } finally {
      await s3.stop();
      await rm(folder, { recursive: true, force: true });
    }
  }, 180_000);
});
