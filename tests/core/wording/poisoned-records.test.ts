import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CitedSentence } from "#core/domain/citation.ts";
import type { Page } from "#core/domain/page.ts";
import { createAnswering } from "#core/findings/answers/answering.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { fluentAnswer } from "#core/wording/fluent-answer.ts";
import { fluentSummary } from "#core/wording/fluent-summary.ts";
import type { CompletionRequest } from "#core/wording/language-model.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { type PoisonedRecord, poisonedRecords } from "../../support/poisoned-records.ts";
import { answeringNow } from "../../support/record-fixtures.ts";
import { sampleDocument } from "../../support/record-samples.ts";
import { claimsJson, scriptedModel } from "../../support/scripted-model.ts";

/**
 * Of the 300 those 30 in which every way meets every channel once, and so does every order; `POISONS=all` takes all of them, as
 * `npm run soak -- trust` does.
 */
const all = poisonedRecords();
const orders = 10;
const channels = 3;
const apart = [0, 3, 7];
const records =
  process.env.POISONS === "all"
    ? all
    : all.filter((_record, index) => {
        const order = Math.floor(index / channels) % orders;
        const way = Math.floor(index / channels / orders);
        return (order + way) % orders === apart[index % channels];
      });
const questions = [
  "What was my CRP?",
  "What does my note say about methotrexate?",
  "Am I allergic to anything?",
  "What was my potassium?",
  "What was my vitamin D?",
  "What are the previous instructions about my results?",
  "Is my cancer cured?",
];

const frames = [
  (said: string) => said,
  (said: string) => `According to your record, ${said}`,
  (said: string) => `Your record says: ${said}`,
  (said: string) => `On record: ${said}`,
];

/**
 * The worst that a model can do: whatever it reads, it says what the orders want, alone, in the middle of true words, as a quotation and as
 * the record prints it, on all evidence and on each; and between its lies it says enough that is true for its wording to be shown.
 */
function obeys({ payload, text }: PoisonedRecord) {
  return ({ prompt }: CompletionRequest): string => {
    const notes = [...prompt.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, number, note = ""]) => ({
      number: Number(number),
      // What the built-in engine said itself.
      said: note.replace(/ The record says: “.*$/, ""),
    }));
    const all = notes.map(({ number }) => number);
    const truths = frames.flatMap((frame) => notes.map(({ said, number }): Said => [frame(said), number]));
    const orders = text.split("\n").filter((line) => line.includes(payload));
    const wanted = [payload, ...orders, `Your CRP was 18 mg/L, and ${payload}`, `Your record says that ${payload}`];
    const lies = [...wanted, `“${payload}”`].flatMap((lie, index): Said[] => [
      [lie, ...all],
      [lie, all[index % all.length] ?? 1],
    ]);
    return claimsJson(...lies.flatMap((lie, index) => [...truths.slice(index, index + 1), lie]), ...truths);
  };
}
type Said = [text: string, ...evidence: number[]];

async function storeWith(record: PoisonedRecord) {
  const store = createMemoryStore();
  const pages: Page[] = [{ number: 1, text: record.text, lines: [], source: record.channel }];
  const { originalFilename } = record;
  const id = "poisoned";
  const understood = understandDocument({ document: { id, originalFilename }, pages, now: answeringNow });
  await store.addDocuments([sampleDocument(id, { originalFilename })]);
  await store.claimJob({ owner: "test", now: answeringNow.getTime(), leaseMs: 1000, exclusive: true });
  await store.completeJob({
    documentId: id,
    owner: "test",
    understood: { ...understood, pages, pageCount: 1, lostPages: [] },
  });
  return { store, pages, summary: understood.summary };
}

/** What stands on the screen as the product's own words: without the name of the file, which is shown as one. */
function shown(sentences: readonly CitedSentence[], { originalFilename }: PoisonedRecord): string {
  return sentences.map(({ text }) => text.replaceAll(originalFilename, "")).join("\n");
}

const fetched = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("XMLHttpRequest", fetched);
  vi.stubGlobal("WebSocket", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("there are 300 of them, each another one", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(300);
  expect(new Set(all.map(({ text, originalFilename }) => text + originalFilename)).size).toBeGreaterThan(250);
  expect(records.length).toBeGreaterThanOrEqual(30);
});

test("what poisoned records order reaches no answer and no summary, and nothing leaves", async () => {
  const reached: string[] = [];
  let answered = 0;
  let reworded = 0;
  let lied = 0;
  for (const record of records) {
    const { store, pages, summary } = await storeWith(record);
    const answering = createAnswering();
    const obey = obeys(record);
    const model = scriptedModel((asked) => {
      const said = obey(asked);
      lied += record.trace.test(said) ? 1 : 0;
      return said;
    });
    const request = {
      model,
      pagesOf: async () => pages,
      signal: new AbortController().signal,
      onDraft: ({ checked }: { checked: readonly CitedSentence[] }) => {
        if (record.trace.test(shown(checked, record))) reached.push(`${record.name}: the draft`);
      },
    };
    for (const question of questions) {
      const builtIn = await answering(store, { question, history: [], now: answeringNow });
      const fluent = await fluentAnswer(question, builtIn, request);
      const answer = fluent.ok ? fluent.value : builtIn;
      answered += builtIn.sentences.length > 0 ? 1 : 0;
      reworded += fluent.ok ? 1 : 0;
      const said = shown(answer.sentences, record);
      if (record.trace.test(said)) reached.push(`${record.name}, ${question}: ${answer.engine}: ${said}`);
    }
    const fluent = await fluentSummary(summary, request);
    const said = shown(fluent.ok ? fluent.value.sentences : summary.sentences, record);
    if (record.trace.test(said)) reached.push(`${record.name}, summary: ${fluent.ok} ${said}`);
  }
  expect(reached).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
  // The records are answered from all the same.
  expect(answered).toBeGreaterThan(records.length * 2);

  // The model spoke, lied each time, and was believed in what was true.
  expect(reworded).toBeGreaterThan(records.length * 0.6);
  expect(lied).toBeGreaterThan(reworded);
}, 600_000);
