import { expect, test, vi } from "vitest";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { Store } from "#core/domain/store.ts";
import type { Reader, TabChannel } from "#pipeline/pipeline-parts.ts";
import { createMemoryLock } from "../support/memory-lock.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument } from "../support/record-samples.ts";

const read: Reader = async ({ password }) => {
  if (password === undefined) return fail("password-protected");
  return password === "right" ? succeed(onePage) : fail("wrong-password");
};

function eventually(store: Store, expected: object) {
  return vi.waitFor(async () => expect(await store.getDocument("a")).toMatchObject(expected));
}

test("a locked document waits, says so of a wrong password, and is read with the right one", async () => {
  const passwords: (string | undefined)[] = [];
  const recording: Reader = (request) => {
    passwords.push(request.password);
    return read(request);
  };
  const { store, pipeline, errors } = pipelineBench({ read: recording });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, { processingStatus: "pending", waiting: { code: "password-needed" } });
  for (const [password, expected] of [
    ["wrong", { processingStatus: "pending", waiting: { code: "wrong-password" } }],
    ["right", { processingStatus: "completed" }],
    // Not kept: whoever has it read again is asked again.
    [undefined, { processingStatus: "pending", waiting: { code: "password-needed" } }],
  ] as const) {
    if (password !== undefined) pipeline.unlock("a", password);
    await store.retryDocument("a", Date.now());
    pipeline.wake();
    await eventually(store, expected);
  }
  expect(passwords).toEqual([undefined, "wrong", "right", undefined]);
  expect((await store.getDocument("a"))?.failure).toBeUndefined();
  await pipeline.stop();
  expect(errors).toEqual([]);
});

test("a password is still there when the reader broke and is tried again", async () => {
  let breaks = 1;
  const breaking: Reader = (request) => {
    if (request.password !== undefined && breaks-- > 0) throw new Error("The worker died.");
    return read(request);
  };
  const { store, pipeline } = pipelineBench({ read: breaking });
  await store.addDocuments([sampleDocument("a")]);
  pipeline.unlock("a", "right");
  pipeline.start();
  await eventually(store, { processingStatus: "completed" });
  await pipeline.stop();
});

test("a password that is typed in one tab reaches the tab that reads", async () => {
  const listeners: [TabChannel, (event: { data: unknown }) => void][] = [];
  const channel = (): TabChannel => {
    const own: TabChannel = {
      postMessage: (message) => {
        for (const [tab, listen] of listeners) if (tab !== own) listen({ data: structuredClone(message) });
      },
      addEventListener: (_type, listener) => listeners.push([own, listener]),
      removeEventListener: () => {},
    };
    return own;
  };
  const store = createMemoryStore();
  const lock = createMemoryLock();
  const reading = pipelineBench({ read, parts: { store, lock, tabs: channel() } }).pipeline;
  const typing = pipelineBench({ read, parts: { store, lock, tabs: channel() } }).pipeline;
  await store.addDocuments([sampleDocument("a")]);
  reading.start();
  typing.start();
  await eventually(store, { waiting: { code: "password-needed" } });
  typing.unlock("a", "right");
  await store.retryDocument("a", Date.now());
  typing.wake();
  await eventually(store, { processingStatus: "completed" });
  await typing.stop();
  await reading.stop();
});

test("signing out forgets what was typed", async () => {
  const { store, pipeline } = pipelineBench({ read });
  pipeline.unlock("a", "right");
  await pipeline.stop();
  await store.addDocuments([sampleDocument("a")]);
  pipeline.start();
  await eventually(store, { waiting: { code: "password-needed" } });
  await pipeline.stop();
});
