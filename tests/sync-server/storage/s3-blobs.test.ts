import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { runCommand } from "../../../sync-server/commands/commands.ts";
import { createBlobFolder } from "../../../sync-server/storage/blob-folder.ts";
import type { BlobStore } from "../../../sync-server/storage/blob-store.ts";
import { createMovingBlobs } from "../../../sync-server/storage/moving-blobs.ts";
import { createS3Blobs } from "../../../sync-server/storage/s3-blobs.ts";
import { readS3Place } from "../../../sync-server/storage/s3-place.ts";
import { openSqlite } from "../../../sync-server/storage/sqlite-database.ts";
import { sweepOrphans } from "../../../sync-server/storage/sweep.ts";
import { startS3 } from "../../support/s3-server.ts";
import { openServer } from "../home/open-server.ts";
import { letterWith, register, sendBlob, uploadOf } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";

const s3 = await startS3();
const folder = await mkdtemp(join(tmpdir(), "red-thread-s3-blobs-"));
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function namesOf(blobs: BlobStore, before?: number): Promise<string[]> {
  const names: string[] = [];
  for await (const part of blobs.list(before)) names.push(...part);
  return names.sort();
}

const stores: [string, () => Promise<BlobStore>][] = [
  ["a folder", () => createBlobFolder(join(folder, "one"))],
  ["an S3", async () => createS3Blobs(s3.place("one"))],
  [
    "an S3 that a folder is moved to",
    async () => createMovingBlobs(createS3Blobs(s3.place("two")), await createBlobFolder(join(folder, "two"))),
  ],
];

describe.each(stores)("%s", (_name, open) => {
  test("keeps what is written, over what was there, until it is removed", async () => {
    const blobs = await open();
    const bytes = randomBytes(300_000);
    expect(await blobs.read("a-name")).toBeUndefined();
    await blobs.write("a-name", randomBytes(10));
    await blobs.write("a-name", bytes);
    await blobs.write("another_1", new Uint8Array(0));
    expect(Buffer.from((await blobs.read("a-name")) ?? []).equals(bytes)).toBe(true);
    expect((await blobs.read("another_1"))?.byteLength).toBe(0);
    expect(await namesOf(blobs)).toEqual(["a-name", "another_1"]);
    expect(await namesOf(blobs, Date.now() + 60_000)).toEqual(["a-name", "another_1"]);
    expect(await namesOf(blobs, Date.now() - 60_000)).toEqual([]);
    await blobs.remove("a-name");
    await blobs.remove("a-name");
    expect(await blobs.read("a-name")).toBeUndefined();
    await expect(blobs.write("../up", bytes)).rejects.toThrow("A blob's name");
  });
});

test("more names than an S3 tells at once are all listed", async () => {
  const blobs = createS3Blobs(s3.place("many"));
  const names = Array.from({ length: 1_050 }, (_, index) => `name-${String(index).padStart(4, "0")}`);
  for (let from = 0; from < names.length; from += 50)
    await Promise.all(names.slice(from, from + 50).map((name) => blobs.write(name, new Uint8Array(1))));
  expect(await namesOf(blobs)).toEqual(names);
});

test("an S3 that fails is asked again; one that refuses is not, and its words are not told", async () => {
  const answers = [500, 503, 200, 403];
  let asked = 0;
  const server = createServer((_request, response) => {
    response.writeHead(answers[asked++] ?? 500).end("somebody's words");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const keys = { accessKeyId: "a", secretAccessKey: "b" };
  const place = readS3Place(`s3://records?endpoint=http://127.0.0.1:${port}`, keys);
  if (place === undefined) throw new Error("This is no place of an S3.");
  const blobs = createS3Blobs(place);
  expect(Buffer.from((await blobs.read("a-name")) ?? []).toString()).toBe("somebody's words");
  await expect(blobs.read("a-name")).rejects.toMatchObject({ message: "An S3 answered GET with 403.", code: "S3_403" });
  expect(asked).toBe(4);
  server.close();
});

test("a server moves from its folder to an S3 while it is used: what was there is read, and what is new lies there", async () => {
  const dataFolder = join(folder, "moving");
  const first = await openServer({ dataFolder });
  const { token } = await register(first.origin, "private");
  await sendBlob(first.origin, token, "an-old-one", new Uint8Array(2_000));
  await first.close();

  const place = s3.place("moving");
  const second = await openServer({ dataFolder, s3: place, filesBefore: "folder" });
  await sendBlob(second.origin, token, "a-new-one", new Uint8Array(3_000));
  const other = await register(second.origin, "assisted");
  const body = uploadOf(letterWith("Quillon"));
  await expectOk(call(second.origin, "post", { path: "/api/documents/upload", token: other.token, body }));
  for (const [blob, bytes] of [
    ["an-old-one", 2_000],
    ["a-new-one", 3_000],
  ] as const) {
    const read = await expectOk(call(second.origin, "get", { path: `/api/blobs/${blob}`, token }));
    expect((await read.arrayBuffer()).byteLength).toBe(bytes);
  }
  await second.close();
  expect((await namesOf(await createBlobFolder(join(dataFolder, "blobs")))).length).toBe(1);
  expect((await namesOf(createS3Blobs(place))).length).toBe(2);
  expect(await runCommand({ dataFolder, s3: place, filesBefore: "folder" }, ["check"])).toMatchObject({ ok: true });
  const moving = { dataFolder, s3: place, filesBefore: "folder" as const };
  const missing = await runCommand({ dataFolder, s3: place }, ["check"]);
  expect(missing).toMatchObject({ ok: false, failure: expect.stringContaining("an-old-one") });
  for (const value of [
    "1 files were carried over and read again, 2 were there already.",
    "0 files were carried over and read again, 3 were there already.",
  ])
    expect(await runCommand(moving, ["move-files"])).toEqual({ ok: true, value });
  expect(await runCommand({ dataFolder, s3: place }, ["check"])).toMatchObject({ ok: true });
  // A file that was lost in the old place before it was carried over is said, and nothing is told as done.
  for (const name of await namesOf(createS3Blobs(place))) await createS3Blobs(place).remove(name);
  expect(await runCommand(moving, ["move-files"])).toMatchObject({
    ok: false,
    failure: expect.stringContaining("is in neither place"),
  });
});

test("where others are at work only old files that no row names are swept", async () => {
  const database = await openSqlite(join(folder, "swept.sqlite"));
  const blobs = createS3Blobs(s3.place("swept"));
  await blobs.write("nobodys", new Uint8Array(1));
  expect(await sweepOrphans(database, blobs, Date.now() - 60_000)).toBe(0);
  expect(await sweepOrphans(database, blobs, Date.now() + 60_000)).toBe(1);
  expect(await namesOf(blobs)).toEqual([]);
  await database.destroy();
});

test("a setting that names no S3 is none", () => {
  const keys = { accessKeyId: undefined, secretAccessKey: undefined };
  for (const words of ["s3://", "s3://A", "s3://records?endpoint=host", "s3://records/../up?x", "http://records"])
    expect(readS3Place(words, keys), words).toBeUndefined();
  expect(readS3Place("s3://records/a/b?region=eu-central-1", keys)).toMatchObject({
    bucket: "https://s3.eu-central-1.amazonaws.com/records",
    prefix: "a/b/",
  });
});
