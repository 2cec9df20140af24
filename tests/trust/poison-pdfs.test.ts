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

// How long a letter takes beside a poisoned one is measured by `npm run soak -- trust`, on a machine that does nothing else.
test("a page of one phrase again and again is read, and another account's letter beside it", async () => {
  const token = await upload(poisonedPdf("no pain, ", 60_000));
  const beside = await upload(letterWith("Quillon"));
  expect(await whenRead(server.origin, beside)).toMatchObject([{ processingStatus: "completed" }]);
  expect(await whenRead(server.origin, token)).toMatchObject([{ processingStatus: "completed" }]);
}, 120_000);

test("a page that unpacks to 800 MiB is refused before it takes them", async () => {
  const file = await inflatingPdf(800 * mebibyte);
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const read = await whenRead(server.origin, await upload(file));
  clearInterval(watch);
  expect(read).toMatchObject([{ processingStatus: "failed", failure: { code: "unpacks-too-large" } }]);
  expect((most - before) / mebibyte).toBeLessThan(500);
}, 60_000);
