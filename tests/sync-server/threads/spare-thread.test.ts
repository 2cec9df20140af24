import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Numbered } from "../../../sync-server/threads/thread-messages.ts";
import { createThreadPool, type ThreadPool } from "../../../sync-server/threads/thread-pool.ts";

/** Its code takes a while to load, and then says which thread it is; "hang" is never answered. */
const code = `
  import { appendFileSync } from "node:fs";
  import { parentPort, threadId } from "node:worker_threads";
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  parentPort.on("message", ({ id, hang }) => {
    if (!hang) parentPort.postMessage({ kind: "answer", id, answer: threadId });
  });
  appendFileSync(new URL("loaded", import.meta.url), threadId + "\\n");
  parentPort.postMessage({ kind: "ready" });
`;

interface Asked extends Numbered {
  hang: boolean;
}

let folder: string;
let file: URL;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "red-thread-spare-"));
  const path = join(folder, "thread.mjs");
  await writeFile(path, code);
  file = pathToFileURL(path);
  await writeFile(join(folder, "loaded"), "");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The threads whose code has been loaded so far: what is in time is asked of them and not of a clock. */
const loaded = async () => (await readFile(join(folder, "loaded"), "utf8")).split("\n").filter(Boolean).map(Number);
const untilLoaded = (count: number) =>
  expect.poll(async () => (await loaded()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
const ask = (pool: ThreadPool<Asked, number, never>, account: string, hang = false) =>
  pool.use(account, (thread) => thread.ask((id) => ({ id, hang })));

test("a thread is ready for the next account while a file keeps the first one busy", async () => {
  const pool = createThreadPool<Asked, number>(file, true, { spareMs: 100 });
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await untilLoaded(2);
  const before = await loaded();
  expect(before).toContain(await ask(pool, "second"));
  await pool.close();
  expect(await hanging).toBe("ended");
});

test("threads that have nothing to do are used in turn, and never more are begun than may be", async () => {
  const pool = createThreadPool<Asked, number>(file, true, { spareMs: 50, spares: 1, most: 2 });
  const first = await ask(pool, "first");
  expect(await ask(pool, "first")).toBe(first);
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await untilLoaded(2);
  const used = new Set([await ask(pool, "second"), await ask(pool, "third"), await ask(pool, "fourth")]);
  expect(used.size).toBe(1);
  expect(used.has(first)).toBe(false);
  await pool.close();
  expect(await hanging).toBe("ended");
});

test("a thread that was begun ahead has done a first work before anybody gets it", async () => {
  const warmed: number[] = [];
  const pool = createThreadPool<Asked, number>(file, true, { spareMs: 50, spares: 1 }, async (thread) => {
    warmed.push(await thread.ask((id) => ({ id, hang: false })));
  });
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await expect.poll(() => warmed.length, { timeout: 30_000 }).toBe(1);
  expect(warmed).toEqual([await ask(pool, "second")]);
  await pool.close();
  expect(await hanging).toBe("ended");
});

test("a thread that holds what is its account's own is never begun ahead", async () => {
  const pool = createThreadPool<Asked, number>(file, false, { spareMs: 50 });
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await untilLoaded(1);
  // As long as one that is begun ahead would take.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = await loaded();
  expect(before).toHaveLength(1);
  expect(before).not.toContain(await ask(pool, "second"));
  await pool.close();
  expect(await hanging).toBe("ended");
});
