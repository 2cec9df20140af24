import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../../sync-server/commands/commands.ts";
import { openServer } from "../home/open-server.ts";
import { letterWith, register, sendBlob, uploadOf } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";
import { contentsOf } from "./data-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "red-thread-commands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function emptyFolder(): Promise<string> {
  const made = join(folder, randomUUID());
  await mkdir(made);
  return made;
}

/** A data folder with an account's record and a device's file. */
async function filledFolder(): Promise<string> {
  const dataFolder = await emptyFolder();
  const server = await openServer({ dataFolder });
  const { token } = await register(server.origin, "assisted");
  const body = uploadOf(letterWith("Quillon"));
  await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body, token }));
  await sendBlob(server.origin, token, "a-blob-of-mine", new Uint8Array(300_000).fill(7));
  await server.close();
  return dataFolder;
}

test("a folder that is whole is said to be; one with a file missing or changed, or with none at all, is not", async () => {
  const dataFolder = await filledFolder();
  expect(await runCommand({ dataFolder }, ["check"])).toEqual({
    ok: true,
    value: "Everything is whole: 1 records, 1 files of devices, 0 log entries.",
  });
  await writeFile(join(dataFolder, "blobs", "left-behind"), "by a power cut");
  expect(await runCommand({ dataFolder }, ["check"])).toMatchObject({
    value: expect.stringContaining("1 files belong to nothing; the next start takes them away."),
  });
  const [name = ""] = (await readdir(join(dataFolder, "blobs"))).filter((one) => one !== "left-behind");
  await writeFile(join(dataFolder, "blobs", name), "something else");
  expect(await runCommand({ dataFolder }, ["check"])).toMatchObject({
    ok: false,
    failure: expect.stringContaining("is not what it was"),
  });
  const empty = await emptyFolder();
  expect(await runCommand({ dataFolder: empty }, ["check"])).toEqual({
    ok: false,
    failure: `There is no database in ${empty}.`,
  });
}, 60_000);

test("a backup that is taken under load holds one instant, and restores to the same bytes", async () => {
  const dataFolder = await filledFolder();
  const server = await openServer({ dataFolder });
  const { token } = await register(server.origin, "private");
  let isOver = false;
  const writing = (async () => {
    for (let count = 0; !isOver; count++) {
      await sendBlob(server.origin, token, `blob-number-${count}`, new Uint8Array(50_000).fill(count));
      if (count % 3 === 2) await call(server.origin, "delete", { path: `/api/blobs/blob-number-${count - 1}`, token });
    }
  })();
  const backups: string[] = [];
  for (let count = 0; count < 3; count++) {
    const file = join(folder, `${randomUUID()}.backup`);
    const outcome = await runCommand({ dataFolder }, ["backup", file]);
    expect(outcome).toMatchObject({ ok: true });
    backups.push(file);
  }
  isOver = true;
  await writing;
  await server.close();

  // Nothing was going on when the last one was taken.
  const quiet = join(folder, "quiet.backup");
  expect(await runCommand({ dataFolder }, ["backup", quiet])).toMatchObject({ ok: true });
  const restored = await emptyFolder();
  expect(await runCommand({ dataFolder: restored }, ["restore", quiet])).toMatchObject({
    ok: true,
    value: expect.stringContaining(`Restored ${quiet} to ${restored}`),
  });
  expect(await contentsOf(restored)).toEqual(await contentsOf(dataFolder));
  for (const backup of backups) {
    const other = await emptyFolder();
    expect(await runCommand({ dataFolder: other }, ["restore", backup])).toMatchObject({ ok: true });
    expect(await runCommand({ dataFolder: other }, ["check"])).toMatchObject({
      ok: true,
      value: expect.not.stringContaining("belong to nothing"),
    });
  }
  expect((await readdir(dataFolder)).filter((name) => name.startsWith("."))).toEqual([]);
}, 60_000);

test("what cannot be backed up or restored is one sentence, and leaves nothing behind", async () => {
  const dataFolder = await filledFolder();
  const file = join(folder, "whole.backup");
  expect(await runCommand({ dataFolder }, ["backup", file])).toMatchObject({ ok: true });
  const failures: [string, string[]][] = [
    [dataFolder, ["backup", file]],
    [dataFolder, ["backup", join(folder, "nowhere", "a.backup")]],
    [dataFolder, ["restore", file]],
    [await emptyFolder(), ["restore", join(folder, "no.backup")]],
    [await emptyFolder(), ["backup", join(folder, "of-nothing.backup")]],
    [dataFolder, []],
    [dataFolder, ["backup"]],
    [dataFolder, ["check", "this"]],
    [dataFolder, ["forget", "everything"]],
  ];
  for (const [where, words] of failures) {
    const outcome = await runCommand({ dataFolder: where }, words);
    if (outcome.ok) throw new Error(`${words.join(" ")} should not have worked`);
    expect(outcome.failure).toMatch(/^[^\n]{10,200}\.$/);
  }
  const bytes = await readFile(file);
  for (let place = 0; place < 12; place++) {
    const damaged = join(folder, `damaged-${place}.backup`);
    const at = Math.floor((bytes.length / 12) * place);
    const changed = place % 3 === 2 ? bytes.subarray(0, at) : Buffer.from(bytes);
    if (place % 3 !== 2) changed[at] = (changed[at] ?? 0) ^ 0xff;
    await writeFile(damaged, changed);
    const target = await emptyFolder();
    const outcome = await runCommand({ dataFolder: target }, ["restore", damaged]);
    // What fills a file up to a block is nobody's.
    if (outcome.ok) expect(await contentsOf(target)).toEqual(await contentsOf(dataFolder));
    else {
      expect(outcome.failure).toBe(`${damaged} is no whole backup; nothing was restored.`);
      expect(await readdir(target)).toEqual([]);
    }
  }
}, 60_000);

test("only whoever was invited makes an account where that is asked for", async () => {
  const dataFolder = await emptyFolder();
  const server = await openServer({ dataFolder, registration: "invitation" });
  const join_ = (email: string) =>
    call(server.origin, "post", { path: "/api/auth/register", body: { email, passwordHash: "a secret" } });
  try {
    const refused = await join_("ruth@example.org");
    expect([refused.status, await refused.text()]).toEqual([
      403,
      "This server takes new accounts by invitation only. Please ask whoever runs it to invite this e-mail.",
    ]);
    expect(await runCommand({ dataFolder }, ["invite", " Ruth@example.org"])).toEqual({
      ok: true,
      value: "ruth@example.org may make an account here.",
    });
    expect((await join_("RUTH@example.org")).status).toBe(201);
    expect((await join_("nora@example.org")).status).toBe(403);
  } finally {
    await server.close();
  }
}, 30_000);

test("a database that is damaged at any of 20 places, or is another program's, is one sentence at the start, or is still all there", async () => {
  const dataFolder = await filledFolder();
  const whole = await readFile(join(dataFolder, "red-thread.sqlite"));
  let told = 0;
  for (let place = 0; place < 20; place++) {
    const other = await emptyFolder();
    const file = join(other, "red-thread.sqlite");
    await writeFile(file, whole);
    const handle = await open(file, "r+");
    await handle.write(Buffer.alloc(600, 0xa5), 0, 600, Math.floor((whole.length / 20) * place));
    await handle.close();
    try {
      const server = await openServer({ dataFolder: other, onError: () => undefined });
      expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
      await server.close();
    } catch (error) {
      told += 1;
      expect(error).toBeInstanceOf(Error);
    }
    // What SQLite cannot see at the start, the check finds, or it hit bytes that nobody uses.
    const checked = await runCommand({ dataFolder: other }, ["check"]);
    if (!checked.ok)
      for (const sentence of checked.failure.split("\n")) expect(sentence).toMatch(/^[^\n]{10,250}[.)]$/);
  }
  expect(told).toBeGreaterThan(2);

  const foreign = await emptyFolder();
  const connection = new Libsql(join(foreign, "red-thread.sqlite"));
  connection.exec("create table songs (title text)");
  connection.close();
  const noDatabase = await emptyFolder();
  await writeFile(join(noDatabase, "red-thread.sqlite"), "A letter, and no database at all. ".repeat(100));
  for (const [other, words] of [
    [foreign, "is the database of another program"],
    [noDatabase, "is not a database"],
  ] as const)
    expect(await runCommand({ dataFolder: other }, ["check"])).toMatchObject({
      ok: false,
      failure: expect.stringContaining(words),
    });
}, 120_000);
