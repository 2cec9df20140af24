import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeAccount, openAccount } from "#db/current-account.ts";
import type { LiveResult } from "#db/live/live-result.ts";
import { useConversations, useMessages } from "#db/live/use-conversations.ts";
import { useContent, useDocument, useDocuments, useReading } from "#db/live/use-documents.ts";
import { useInsights } from "#db/live/use-insights.ts";
import {
  sampleDocument,
  sampleEpoch,
  sampleInsight,
  sampleInstant,
  sampleUnderstood,
} from "../../support/record-samples.ts";
import { makeSealedStore, type SealedStoreHome } from "../../support/sealed-store.ts";

let home: SealedStoreHome;
let roots: Root[] = [];

beforeEach(async () => {
  home = await makeSealedStore();
  openAccount(home.store);
});

afterEach(async () => {
  for (const root of roots) root.unmount();
  roots = [];
  closeAccount();
  await home.close();
});

interface ProbeProps<Arguments extends unknown[], Value> {
  useAnswer: (...given: Arguments) => LiveResult<Value>;
  given: Arguments;
  answers: LiveResult<Value>[];
}

function Probe<Arguments extends unknown[], Value>({ useAnswer, given, answers }: ProbeProps<Arguments, Value>) {
  const answer = useAnswer(...given);
  useEffect(() => {
    answers.push(answer);
  }, [answer, answers]);
  return null;
}

/** Everything that a hook answered, in order; `show` gives it other arguments. */
function watch<Arguments extends unknown[], Value>(
  useAnswer: (...given: Arguments) => LiveResult<Value>,
  ...first: Arguments
) {
  const answers: LiveResult<Value>[] = [];
  const root = createRoot(document.createElement("div"));
  roots.push(root);
  const show = (...given: Arguments) => root.render(<Probe useAnswer={useAnswer} given={given} answers={answers} />);
  show(...first);
  return { answers, show, last: () => answers.at(-1) };
}

function eventually(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 5000, interval: 10 });
}

async function read(id: string): Promise<void> {
  await home.store.claimJob({ owner: "tab", now: sampleEpoch, leaseMs: 1000, exclusive: true });
  await home.store.completeJob({ documentId: id, owner: "tab", understood: sampleUnderstood(id) });
}

describe("documents", () => {
  test("are loading, then ready, then follow every step from this tab and another", async () => {
    const { answers, last } = watch(useDocuments);
    await eventually(() => expect(last()).toEqual({ state: "ready", value: [] }));
    expect(answers[0]).toEqual({ state: "loading" });
    await home.store.addDocuments([sampleDocument("a", { uploadedAt: sampleInstant(1) })]);
    await eventually(() => expect(last()).toMatchObject({ value: [{ id: "a", processingStatus: "pending" }] }));
    const other = await home.openAnother();
    await other.addDocuments([sampleDocument("b", { uploadedAt: sampleInstant(2) })]);
    await eventually(() => expect(last()).toMatchObject({ value: [{ id: "b" }, { id: "a" }] }));
    await other.claimJob({ owner: "other", now: sampleEpoch, leaseMs: 1000, exclusive: true });
    const progress = { step: "reading" as const, page: 2, pageCount: 5 };
    await other.renewJob({ documentId: "a", owner: "other", now: sampleEpoch, leaseMs: 1000, progress });
    await eventually(() => expect(last()).toMatchObject({ value: [{}, { processingStatus: "processing", progress }] }));
    await other.completeJob({ documentId: "a", owner: "other", understood: sampleUnderstood("a") });
    await eventually(() => expect(last()).toMatchObject({ value: [{}, { title: "Blood count" }] }));
    await home.store.deleteDocument("b");
    await eventually(() => expect(last()).toMatchObject({ value: [{ id: "a" }] }));
  });

  test("go on being followed after many changes in a row", async () => {
    const { last } = watch(useDocuments);
    for (let number = 0; number < 20; number += 1) {
      await home.store.addDocuments([sampleDocument(`document-${number}`)]);
    }
    await eventually(() => expect(last()).toMatchObject({ state: "ready", value: { length: 20 } }));
  });

  test("the answer for one document is never shown for another", async () => {
    await home.store.addDocuments([sampleDocument("a"), sampleDocument("b")]);
    const seen: [string, LiveResult<{ id: string } | undefined>][] = [];
    const { show } = watch((id: string) => {
      const answer = useDocument(id);
      seen.push([id, answer]);
      return answer;
    }, "a");
    const wasReady = (id: string) => seen.some(([asked, { state }]) => asked === id && state === "ready");
    await eventually(() => expect(wasReady("a")).toBe(true));
    show("b");
    await eventually(() => expect(wasReady("b")).toBe(true));
    show("none");
    await eventually(() => expect(seen.at(-1)).toEqual(["none", { state: "ready", value: undefined }]));
    for (const [id, answer] of seen) {
      if (answer.state === "ready" && answer.value !== undefined) expect(answer.value.id).toBe(id);
    }
  });

  test("readings and files come when they are there, and go with their document", async () => {
    await home.store.addDocuments([sampleDocument("a")]);
    const reading = watch(useReading, "a");
    await eventually(() => expect(reading.last()).toEqual({ state: "ready", value: undefined }));
    await read("a");
    await eventually(() => expect(reading.last()).toMatchObject({ value: { documentId: "a", engine: "sample/1" } }));
    const content = watch(useContent, "a");
    await eventually(() => expect(content.last()).toMatchObject({ state: "ready" }));
    const answer = content.last();
    expect(answer?.state === "ready" && (await answer.value?.text())).toBe("%PDF-1.7 a");
    await home.store.deleteDocument("a");
    await eventually(() => expect(content.last()).toEqual({ state: "ready", value: undefined }));
  });

  test("a file is not opened again because its document moves on", async () => {
    await home.store.addDocuments([sampleDocument("a")]);
    const content = watch(useContent, "a");
    await eventually(() => expect(content.last()).toMatchObject({ state: "ready" }));
    const before = content.answers.length;
    const document = watch(useDocument, "a");
    await read("a");
    await eventually(() => expect(document.last()).toMatchObject({ value: { processingStatus: "completed" } }));
    expect(content.answers.length).toBe(before);
  });
});

describe("conversations and insights", () => {
  test("follow what is written", async () => {
    const conversations = watch(useConversations);
    await eventually(() => expect(conversations.last()).toEqual({ state: "ready", value: [] }));
    await home.store.addConversation({ id: "talk", title: "One", createdAt: sampleInstant(0) });
    await eventually(() => expect(conversations.last()).toMatchObject({ value: [{ id: "talk" }] }));

    const messages = watch(useMessages, undefined as string | undefined);
    await eventually(() => expect(messages.last()).toEqual({ state: "ready", value: [] }));
    messages.show("talk");
    await home.store.addMessages([
      { id: "m", conversationId: "talk", role: "user", content: "When?", createdAt: sampleInstant(1) },
    ]);
    await eventually(() => expect(messages.last()).toMatchObject({ value: [{ content: "When?" }] }));

    const insights = watch(useInsights);
    await eventually(() => expect(insights.last()).toEqual({ state: "ready", value: [] }));
    await home.store.replaceInsights([sampleInsight("i")]);
    await eventually(() => expect(insights.last()).toMatchObject({ value: [{ id: "i" }] }));
  });
});

describe("the open account", () => {
  test("decides what is read: locked, nothing is shown; another account, only its own", async () => {
    await home.store.addDocuments([sampleDocument("a")]);
    const { last } = watch(useDocuments);
    await eventually(() => expect(last()).toMatchObject({ value: [{ id: "a" }] }));
    closeAccount();
    await eventually(() => expect(last()).toEqual({ state: "loading" }));
    const other = await makeSealedStore();
    openAccount(other.store);
    await eventually(() => expect(last()).toEqual({ state: "ready", value: [] }));
    closeAccount();
    await other.close();
  });

  test("with a damaged row says that it failed, and with what", async () => {
    await home.store.addDocuments([sampleDocument("a")]);
    const { last } = watch(useDocuments);
    await eventually(() => expect(last()).toMatchObject({ state: "ready" }));
    const { AccountDatabase } = await import("#db/account-database.ts");
    const database = new AccountDatabase(home.databaseName);
    const row = await database.documents.get("a");
    const uploaded = new Uint8Array(row?.uploaded.slice(0) ?? new ArrayBuffer(0));
    // One bit of the initialization vector: the row no longer is what was opened before.
    uploaded[5] = (uploaded[5] ?? 0) ^ 1;
    await database.documents.update("a", { uploaded: uploaded.buffer });
    await eventually(() =>
      expect(last()).toMatchObject({ state: "failed", error: { name: "SealedRowError", id: "a" } }),
    );
    database.close();
  });
});
