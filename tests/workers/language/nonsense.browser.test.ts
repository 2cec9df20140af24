import { afterAll, expect, it } from "vitest";
import { fluentAnswer } from "#core/wording/fluent-answer.ts";
import type { CompletionEvent, LanguageModel } from "#core/wording/language-model.ts";
import { createDeviceLanguageModel } from "#workers/language/device-language-model.ts";
import { modelCache } from "#workers/models/contract.ts";
import { answering, stopUnderstanding } from "#workers/understanding/client.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { addRecord, answeringNow } from "../../support/record-fixtures.ts";
import { randomChoice, storeRandomModel } from "./random-model.ts";

afterAll(async () => {
  stopUnderstanding();
  await caches.delete(modelCache(randomChoice.id));
});

const record = [
  "RHEUMATOLOGY CLINIC",
  "3 May 2025",
  "",
  "She has joint pain in both hands.",
  "CRP 18 mg/L.",
  "Methotrexate 15 mg weekly was started.",
].join("\n");

/** Counts what a model says, so that a silent one does not pass for a checked one. */
function counted(model: LanguageModel): { model: LanguageModel; said: () => string } {
  let text = "";
  async function* complete(events: AsyncIterable<CompletionEvent>) {
    for await (const event of events) {
      if (event.kind === "token") text += event.text;
      yield event;
    }
  }
  return { model: { ...model, complete: (request) => complete(model.complete(request)) }, said: () => text };
}

it("drops the nonsense of random weights to the last claim, and the person gets the built-in answer", {
  timeout: 120_000,
}, async () => {
  const store = createMemoryStore();
  await addRecord(store, "letter", `${record}\n`);
  const builtIn = await answering(store, { question: "What was my CRP?", history: [], now: answeringNow });
  expect(builtIn).toMatchObject({ found: true, engine: expect.stringContaining("built-in") });
  expect(builtIn.answer).toContain("18 mg/L");

  let claims = 0;
  for (const seed of [2, 3]) {
    // Each letter is a token of this model, so that the prompt needs room.
    await storeRandomModel(randomChoice.id, { seed, contextLength: 8192 });
    const { model, said } = counted(
      createDeviceLanguageModel({
        find: () => Promise.resolve({ ...randomChoice, contextTokens: 8192 }),
        memory: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
        idleMs: 60_000,
      }),
    );
    const fluent = await fluentAnswer("What was my CRP?", builtIn, {
      model,
      pagesOf: async (id) => (await store.getReading(id))?.pages,
      signal: new AbortController().signal,
      onDraft: ({ checked }) => expect(checked).toEqual([]),
    });
    expect(said().length).toBeGreaterThan(20);
    expect(fluent).toMatchObject({ ok: false, failure: { kind: "too-little", kept: 0 } });
    if (!fluent.ok && fluent.failure.kind === "too-little") claims += fluent.failure.said;
    await model.unload();
  }
  expect(claims).toBeGreaterThan(0);
});
