import { afterAll, beforeAll, expect, test } from "vitest";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { createThreadedReaders, type ReadingLimits } from "../../../sync-server/readers/threaded-readers.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { letterWith, register, uploadOf, whenRead } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";
import { buildThreads } from "./built-thread.ts";

let threads: Awaited<ReturnType<typeof buildThreads>>;
beforeAll(async () => {
  threads = await buildThreads({
    reading: "tests/sync-server/threads/poisoned-reading-thread.ts",
    answering: "tests/sync-server/threads/poisoned-answering-thread.ts",
  });
}, 120_000);
afterAll(() => threads.remove());

async function withServer(limits: Partial<ReadingLimits>, work: (server: OpenServer) => Promise<void>) {
  const server = await openServer({
    reading: createThreadedReaders(threads.file("reading"), limits),
    answeringThread: threads.file("answering"),
    answeringLimits: { stepMs: 4_000 },
    onError: () => undefined,
  });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

async function upload(origin: string, file: File): Promise<string> {
  const { token } = await register(origin, "assisted");
  await expectOk(call(origin, "post", { path: "/api/documents/upload", body: uploadOf(file), token }));
  return token;
}

async function endOf(origin: string, token: string): Promise<Pick<MedicalDocument, "processingStatus" | "failure">> {
  const [document] = await whenRead(origin, token);
  if (document === undefined) throw new Error("There is no record.");
  return document;
}

test(
  "records that take for ever stop nobody else's, and end as what took too long",
  () =>
    withServer({ understandMs: () => 8_000 }, async ({ origin }) => {
      const usual = performance.now();
      await endOf(origin, await upload(origin, letterWith("Quillon")));
      const alone = performance.now() - usual;
      const hanging = [await upload(origin, letterWith("Endless")), await upload(origin, letterWith("Endless"))];
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const began = performance.now();
      expect(await endOf(origin, await upload(origin, letterWith("Quillon")))).toMatchObject({
        processingStatus: "completed",
      });
      // Two processors are shared with two threads that compute without end, and its own thread starts anew.
      expect(performance.now() - began).toBeLessThan(4 * alone + 3_000);
      for (const token of hanging)
        expect(await endOf(origin, token)).toMatchObject({
          processingStatus: "failed",
          failure: {
            code: "timed-out",
            message: "Reading this file took too long and was stopped. You can try again.",
          },
        });
    }),
  90_000,
);

test(
  "a file that unpacks without end is ended for the memory it takes, and the server goes on",
  () =>
    withServer({ memoryEach: 300 * 1024 * 1024 }, async ({ origin }) => {
      const file = letterWith("Quillon");
      const inflating = new File([await file.arrayBuffer()], "inflating.pdf", { type: file.type });
      expect(await endOf(origin, await upload(origin, inflating))).toMatchObject({
        failure: { code: "unpacks-too-large" },
      });
      expect(await endOf(origin, await upload(origin, file))).toMatchObject({ processingStatus: "completed" });
    }),
  60_000,
);

test(
  "a question that takes for ever is answered with a sentence, and stops neither others nor the next one",
  () =>
    withServer({}, async ({ origin }) => {
      const token = await upload(origin, letterWith("Quillon"));
      const other = await upload(origin, letterWith("Hartwell"));
      await endOf(origin, token);
      await endOf(origin, other);
      const ask = (question: string, asker: string) =>
        call(origin, "post", { path: "/api/chat/ask-records", body: { question }, token: asker });
      const endless = ask("Is this an endless question?", token);
      const answered = await expectOk(ask("When was the Hartwell test planned?", other));
      expect(((await answered.json()) as { found: boolean }).found).toBe(true);
      const ended = await endless;
      expect([ended.status, await ended.text()]).toEqual([
        503,
        "This took too long and was stopped. Please try again, or ask for less at once.",
      ]);
      const next = await expectOk(ask("When was the Quillon test planned?", token));
      expect(((await next.json()) as { found: boolean }).found).toBe(true);
      await expectOk(call(origin, "get", { path: "/api/insights", token }));
    }),
  60_000,
);
