import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../../../sync-server/commands/commands.ts";
import { createS3Blobs } from "../../../sync-server/storage/s3-blobs.ts";
import { openSqlite } from "../../../sync-server/storage/sqlite-database.ts";
import { startPostgres } from "../../support/postgres/postgres-cluster.ts";
import { type S3Server, s3Keys, startS3 } from "../../support/s3-server.ts";
import { openServer } from "../home/open-server.ts";
import { letterWith, register, sendBlob, uploadOf } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";
import { cutOffAfter } from "./cut-off.ts";
import { contentsOf } from "./data-folder.ts";
import { fillTables } from "./random-rows.ts";

const cluster = await startPostgres();

/** An account with a record, a conversation and a device's file. */
async function furnish(origin: string, word: string) {
  const { token, secret } = await register(origin, "assisted");
  const body = uploadOf(letterWith(word));
  await expectOk(call(origin, "post", { path: "/api/documents/upload", body, token }));
  await expectOk(call(origin, "post", { path: "/api/conversations", body: { title: word }, token }));
  await sendBlob(origin, token, `a-file-of-${word}`, new Uint8Array(900_000).fill(9));
  return { token, secret };
}

/** All that is somebody's: when the tables were made, and what a copy says of itself, is each database's own. */
async function belongingsIn(folder: string) {
  const { migrations, server_settings, ...rest } = await contentsOf(folder);
  return rest;
}

describe.skipIf(cluster === undefined)("copying from engine to engine", () => {
  let folder: string;
  let s3: S3Server;
  let source: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "red-thread-copy-"));
    s3 = await startS3();
    source = await emptyFolder();
    const server = await openServer({ dataFolder: source });
    await furnish(server.origin, "Quillon");
    // The last number that was given is given to nobody else, also when its row is gone.
    const { token, secret } = await furnish(server.origin, "Gone");
    await expectOk(call(server.origin, "delete", { path: "/api/auth/account", body: { password: secret }, token }));
    await server.close();
  }, 60_000);
  afterAll(async () => {
    await s3.stop();
    await cluster?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  async function emptyFolder(): Promise<string> {
    const made = join(folder, randomUUID());
    await mkdir(made);
    return made;
  }
  const newDatabase = async () => (await cluster?.createDatabase()) ?? "";
  const copied = async (...words: string[]) => {
    const outcome = await copy(...words);
    if (!outcome.ok) throw new Error(outcome.failure);
  };
  const copy = (...words: string[]) => runCommand({ dataFolder: folder, s3Keys }, ["copy", ...words]);

  test("what goes from SQLite and a folder to PostgreSQL and an S3, and back, is what it was", async () => {
    const [address, place, back] = [await newDatabase(), randomUUID(), await emptyFolder()];
    const there = await copy("--from", source, "--to", address, "--to-files", s3.setting(place));
    expect(there).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^Copied: \d+ rows and \d+ files; all were/),
    });
    await copied("--from", address, "--from-files", s3.setting(place), "--to", back);
    const contents = await belongingsIn(back);
    expect(contents).toEqual(await belongingsIn(source));
    expect(Object.keys(contents).filter((name) => name.startsWith("blobs/")).length).toBe(2);
    // A server goes on over either of them, and whoever was signed in stays so.
    for (const storage of [{ databaseUrl: address, s3: s3.place(place) }, { dataFolder: back }]) {
      const server = await openServer(storage);
      expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
      await server.close();
    }
  }, 120_000);

  test("every table, with texts that engines sort and write differently, comes through both ways", async () => {
    const [from, address, back] = [await emptyFolder(), await newDatabase(), await emptyFolder()];
    const database = await openSqlite(join(from, "red-thread.sqlite"));
    await fillTables(database, 100, 5);
    await database.destroy();
    await writeFile(join(from, "server-key"), Buffer.alloc(32, 7));
    await mkdir(join(from, "blobs"));
    await writeFile(join(from, "blobs", "unnamed"), "belongs to nothing and stays where it is");
    // Chunks without a name of a file would be files that are missing.
    const named = await openSqlite(join(from, "red-thread.sqlite"));
    await named.updateTable("blob_chunks").set({ name: "unnamed" }).execute();
    await named.destroy();
    await copied("--from", from, "--to", address, "--to-files", s3.setting(randomUUID()));
    await copied("--from", address, "--from-files", from, "--to", back);
    expect(await belongingsIn(back)).toEqual(await belongingsIn(from));
  }, 120_000);

  test("a copy that is cut off anywhere is served to nobody, and the same command goes on behind what was carried", async () => {
    const [from, address, back] = [await emptyFolder(), await newDatabase(), await emptyFolder()];
    const database = await openSqlite(join(from, "red-thread.sqlite"));
    await fillTables(database, 80, 11);
    await database.updateTable("blob_chunks").set({ name: "a-file" }).execute();
    await database.destroy();
    await writeFile(join(from, "server-key"), Buffer.alloc(32, 1));
    await mkdir(join(from, "blobs"));
    await writeFile(join(from, "blobs", "a-file"), "a file");
    const files = ["--to-files", from];
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    const written = new Map<string, string>();
    let cuts = 0;
    for (let bytes = 120_000; ; bytes *= 1.8) {
      const way = await cutOffAfter(address, bytes);
      const outcome = await copy("--from", from, "--to", way.address, ...files);
      await way.close();
      if (outcome.ok) break;
      cuts += 1;
      expect(outcome.failure).toMatch(/^The copy was broken off|^The database that DATABASE_URL names/);
      await expect(openServer({ databaseUrl: address, dataFolder: from })).rejects.toThrow("that was not finished");
      // What was there after an earlier cut was not written anew: PostgreSQL numbers each writing of a row.
      const { rows } = await client
        .query<{ id: string; xmin: string }>("select id, xmin::text from accounts")
        .catch(() => ({ rows: [] }));
      for (const { id, xmin } of rows) {
        expect(written.get(id) ?? xmin).toBe(xmin);
        written.set(id, xmin);
      }
    }
    expect(cuts).toBeGreaterThan(3);
    expect(written.size).toBe(80);
    await client.end();
    await copied("--from", address, "--from-files", from, "--to", back);
    expect(await belongingsIn(back)).toEqual(await belongingsIn(from));
  }, 240_000);

  test("again, it carries what changed since, and puts right what was changed there", async () => {
    const [address, place, back] = [await newDatabase(), randomUUID(), await emptyFolder()];
    const words = ["--to", address, "--to-files", s3.setting(place)];
    const from = await emptyFolder();
    await copied("--from", source, "--to", from);
    await copied("--from", from, ...words);
    const server = await openServer({ dataFolder: from });
    await furnish(server.origin, "Brandle");
    await server.close();
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query("update documents set body = 'changed'");
    await client.query("delete from standings");
    await client.query("insert into rooms values ('a stranger', 1, 1, 1)");
    await client.end();
    const names = await readdir(join(from, "blobs"));
    await createS3Blobs(s3.place(place)).write(names[0] ?? "", Buffer.from("damaged"));
    await copied("--from", from, ...words);
    await copied("--from", address, "--from-files", s3.setting(place), "--to", back);
    expect(await belongingsIn(back)).toEqual(await belongingsIn(from));
  }, 120_000);

  test("what cannot be copied is one sentence, and nobody else's data are written over", async () => {
    const [address, own] = [await newDatabase(), await newDatabase()];
    const served = await openServer({ databaseUrl: own });
    await furnish(served.origin, "Own");
    const running = await openServer({ dataFolder: source });
    const refused = async (words: string[], sentence: string) =>
      expect(await copy(...words)).toEqual({ ok: false, failure: expect.stringContaining(sentence) });
    await refused(["--from", source, "--to", address], `A server is running over ${source}; stop it first.`);
    await running.close();
    await refused(["--from", source, "--to", own], "A server is running over a database of this copy; stop it first.");
    await served.close();
    await refused(["--from", source, "--to", own], "holds something already");
    await refused(["--from", source, "--to", source], "one place");
    await refused(["--from", await emptyFolder(), "--to", address], "There is no database in");
    for (const words of [
      [],
      ["--from", source],
      ["--form", source, "--to", address],
      ["--from", source, "--to", address, "--to-files", "s3://"],
    ])
      await refused(words, "Say copy --from PLACE --to PLACE");
    await refused(["--from", source, "--to", "postgres://red@127.0.0.1:1/nothing"], "ECONNREFUSED");
  }, 120_000);
});
