import { describe, expect, test } from "vitest";
import {
  type CorrectingHome,
  correctDocument,
  takeBackAllCorrections,
  takeBackCorrection,
} from "#api/use-cases/correct-document.ts";
import type { CorrectionChange } from "#core/domain/correction.ts";
import type { Store } from "#core/domain/store.ts";
import { createAnswering } from "#core/findings/answers/answering.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { correctionOfFact } from "#core/understanding/corrections/correction-of-fact.ts";
import { textChange } from "#core/understanding/corrections/place-words.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../support/record-fixtures.ts";

const documentId = "lab";

function home(more: Partial<CorrectingHome> = {}): CorrectingHome {
  return {
    understand: async (request) => understandDocument(request),
    wake: () => {},
    now: () => answeringNow,
    ...more,
  };
}

async function storeWith(text: string): Promise<Store> {
  const store = createMemoryStore();
  await addRecord(store, documentId, text);
  return store;
}

async function say(store: Store, correctionId: string, change: CorrectionChange, at = home()) {
  const outcome = await correctDocument(store, { documentId, correctionId, change }, at);
  if (!outcome.ok) throw new Error(outcome.failure);
  return outcome.value;
}

async function wordChange(store: Store, old: string, now: string): Promise<CorrectionChange> {
  const page = (await store.getReading(documentId))?.pages[0];
  if (page === undefined) throw new Error("no page");
  const start = page.text.indexOf(old);
  return textChange(page, start, start + old.length, now);
}

describe("a corrected record", () => {
  test("says at once what the patient says: summary, facts and answers; undone, what was read", async () => {
    const store = await storeWith(labReport("05/20/2025", "5.6"));
    const answering = createAnswering();
    const answer = async () =>
      (await answering(store, { question: "What was my last potassium?", history: [], now: answeringNow })).answer;
    expect(await answer()).toContain("5.6");
    const before = [await store.getDocument(documentId), await store.getReading(documentId)];

    expect((await say(store, "a", await wordChange(store, "5.6", "4.6"))).placed).toBe(true);
    expect(await answer()).toContain("4.6");
    expect(await answer()).not.toContain("5.6");
    const document = await store.getDocument(documentId);
    expect(document?.summary?.summaryText).toContain("4.6");
    expect(document?.correctionsPrint).toBeDefined();
    expect((await store.getReading(documentId))?.pagesAsRead?.[0]?.text).toContain("5.6");

    expect(await takeBackCorrection(store, { documentId, correctionId: "a" }, home())).toEqual({
      ok: true,
      value: null,
    });
    expect([await store.getDocument(documentId), await store.getReading(documentId)]).toEqual(before);
    expect(await answer()).toContain("5.6");
  });

  test("is not the patient's where the patient says so: no answer quotes it", async () => {
    const store = await storeWith(visitNote("02/03/2024", "Allergies: penicillin.\n\nPlan: rest."));
    const reading = await store.getReading(documentId);
    const allergy = reading?.facts.find(({ kind }) => kind === "allergy");
    if (allergy === undefined || reading === undefined) throw new Error("no allergy");
    const answering = createAnswering();
    const ask = () => answering(store, { question: "Am I allergic to penicillin?", history: [], now: answeringNow });
    expect((await ask()).answer).toMatch(/penicillin/i);
    await say(store, "a", correctionOfFact(allergy, reading.pages, [], "not-mine"));
    const quotes = (await ask()).sentences.flatMap(({ citations }) => citations.map(({ quote }) => quote));
    expect(quotes.filter((quote) => /penicillin/i.test(quote))).toEqual([]);
  });

  test("forgets what an earlier correction said of the same words, fact, title or date, and nothing else", async () => {
    const store = await storeWith(labReport("05/20/2025", "5.6"));
    await say(store, "a", await wordChange(store, "5.6", "4.6"));
    await say(store, "t", { type: "title", title: "One" });
    const reading = await store.getReading(documentId);
    const fact = reading?.facts.find(({ name }) => name === "potassium");
    if (fact === undefined || reading === undefined) throw new Error("no potassium");
    await say(store, "f", correctionOfFact(fact, reading.pages, [], { unit: "mEq/L" }));
    await say(store, "u", { type: "title", title: "Two" });
    await say(store, "g", correctionOfFact(fact, reading.pages, [], { value: "4.7" }));
    expect((await store.listCorrections(documentId)).map(({ id }) => id)).toEqual(["a", "u", "g"]);
    expect((await store.getDocument(documentId))?.title).toBe("Two");
    await takeBackAllCorrections(store, documentId, home());
    expect(await store.listCorrections(documentId)).toEqual([]);
    expect((await store.getDocument(documentId))?.summary?.summaryText).toContain("5.6");
  });

  test("two corrections at the same time both count", async () => {
    const store = await storeWith(labReport("05/20/2025", "5.6"));
    const change = await wordChange(store, "5.6", "4.6");
    await Promise.all([say(store, "a", change), say(store, "t", { type: "title", title: "Mine" })]);
    expect((await store.getDocument(documentId))?.title).toBe("Mine");
    expect((await store.getDocument(documentId))?.summary?.summaryText).toContain("4.6");
  });

  test("is read anew where the home cannot understand it again", async () => {
    const store = await storeWith(labReport("05/20/2025", "5.6"));
    let woken = 0;
    const { understand: _understand, ...reader } = home({ wake: () => void woken++ });
    await say(store, "t", { type: "title", title: "Mine" }, reader);
    expect((await store.getDocument(documentId))?.processingStatus).toBe("pending");
    expect(woken).toBe(1);
  });

  test("waits while the record is being read", async () => {
    const store = await storeWith(labReport("05/20/2025", "5.6"));
    await store.retryDocument(documentId, answeringNow.getTime());
    await store.claimJob({ owner: "o", now: answeringNow.getTime(), leaseMs: 1000, exclusive: true });
    const change = { type: "title", title: "Mine" } as const;
    expect(await correctDocument(store, { documentId, correctionId: "t", change }, home())).toEqual({
      ok: false,
      failure: "already-reading",
    });
  });
});
