import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Numbered } from "../../../sync-server/threads/thread-messages.ts";
import { createThreadPool, type ThreadPool } from "../../../sync-server/threads/thread-pool.ts";

/** Its code takes a second to load; "hang" is never answered. */
const code = `
  import { parentPort, threadId } from "node:worker_threads";
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  parentPort.on("message", ({ id, hang }) => {
    if (!hang) parentPort.postMessage({ kind: "answer", id, answer: threadId });
  });
  parentPort.postMessage({ kind: "ready" });
`;

interface Asked extends Numbered {
  hang: boolean;
}

let folder: string;
let file: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "red-thread-spare-"));
  const path = join(folder, "thread.mjs");
  await writeFile(path, code);
  file = pathToFileURL(path);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ask = (pool: ThreadPool<Asked, number, never>, account: string, hang = false) =>
  pool.use(account, (thread) => thread.ask((id) => ({ id, hang })));

test("a thread is ready for the next account while a file keeps the first one busy", async () => {
  const pool = createThreadPool<Asked, number>(file, true, { spareMs: 100 });
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await pause(2_500);
  const began = performance.now();
  await ask(pool, "second");
  expect(performance.now() - began).toBeLessThan(800);
  await pool.close();
  expect(await hanging).toBe("ended");
});

test("threads that have nothing to do are used in turn, and never more are begun than may be", async () => {
  const pool = createThreadPool<Asked, number>(file, true, { spareMs: 50, spares: 1, most: 2 });
  const first = await ask(pool, "first");
  expect(await ask(pool, "first")).toBe(first);
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await pause(1_500);
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
  await pause(2_000);
  expect(warmed).toEqual([await ask(pool, "second")]);
  await pool.close();
  expect(await hanging).toBe("ended");
});

test("a thread that holds what is its account's own is never begun ahead", async () => {
  const pool = createThreadPool<Asked, number>(file, false, { spareMs: 50 });
  const hanging = ask(pool, "first", true).catch(() => "ended");
  await pause(1_500);
  const began = performance.now();
  await ask(pool, "second");
  expect(performance.now() - began).toBeGreaterThan(900);
  await pool.close();
  expect(await hanging).toBe("ended");
});
