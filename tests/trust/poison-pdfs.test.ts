import { afterAll, beforeAll, expect, test } from "vitest";
import { createThreadedReaders } from "../../sync-server/readers/threaded-readers.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { letterWith, register, uploadOf, whenRead } from "../sync-server/routes/belongings.ts";
import { call, expectOk } from "../sync-server/routes/call.ts";
import { buildThreads } from "../sync-server/threads/built-thread.ts";
import { inflatingPdf, poisonedPdf } from "./poison-pdfs.ts";

const mebibyte = 1024 * 1024;
let threads: Awaited<ReturnType<typeof buildThreads>>;
let server: OpenServer;
beforeAll(async () => {
  threads = await buildThreads({ reading: "sync-server/readers/reading-thread.ts" });
  server = await openServer({ reading: createThreadedReaders(threads.file("reading")) });
}, 120_000);
afterAll(async () => {
  await server.close();
  await threads.remove();
});

async function upload(file: File): Promise<string> {
  const { token } = await register(server.origin, "assisted");
  await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body: uploadOf(file), token }));
  return token;
}

async function timeOfLetter(): Promise<number> {
  const began = performance.now();
  const read = await whenRead(server.origin, await upload(letterWith("Quillon")));
  expect(read).toMatchObject([{ processingStatus: "completed" }]);
  return performance.now() - began;
}

test("a page of one phrase again and again is read, and another account's letter beside it", async () => {
  await timeOfLetter();
  const usual = Math.max(await timeOfLetter(), await timeOfLetter());
  const token = await upload(poisonedPdf("no pain, ", 60_000));
  // Two processors are shared with the tests beside this one, and a thread of its own has to start; the soak measures strictly.
  expect(await timeOfLetter()).toBeLessThan(4 * usual + 3_000);
  expect(await whenRead(server.origin, token)).toMatchObject([{ processingStatus: "completed" }]);
}, 120_000);

test("a page that unpacks to 400 MiB is refused before it takes them", async () => {
  const file = inflatingPdf(400 * mebibyte);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const read = await whenRead(server.origin, await upload(file));
  clearInterval(watch);
  expect(read).toMatchObject([{ processingStatus: "failed", failure: { code: "unpacks-too-large" } }]);
  expect((most - before) / mebibyte).toBeLessThan(250);
}, 60_000);
