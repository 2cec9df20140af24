import { describe, expect, it } from "vitest";
import type { Store } from "#core/domain/store.ts";
import { createAnswering } from "#core/findings/answers/answering.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import { addRecord, answeringNow, labReport, visitNote } from "../../../support/record-fixtures.ts";

const ask = (answering: ReturnType<typeof createAnswering>, store: Store, question: string) =>
  answering(store, { question, history: [], now: answeringNow });

/** A store that counts what is read and written. */
function counting(store: Store) {
  const counts = { readings: 0, writes: [] as string[] };
  const counted: Store = {
    ...store,
    getReading: (id) => {
      counts.readings += 1;
      return store.getReading(id);
    },
    writeSearchState: (name, state) => {
      counts.writes.push(name);
      return store.writeSearchState(name, state);
    },
  };
  return { store: counted, counts };
}

describe("answering over a store", () => {
  it("answers from the records, cited to the letter, with the notice", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    await addRecord(store, "lab-2", labReport("05/20/2025", "5.6"));
    const answer = await ask(createAnswering(), store, "What was my last potassium?");
    expect(answer.found).toBe(true);
    expect(answer.answer).toContain("5.6 mmol/L on 20 May 2025");
    expect(answer.notice).toMatch(/AI-generated/);
    const [citation] = answer.sentences[0]?.citations ?? [];
    const page = (await store.getReading("lab-2"))?.pages[0];
    expect(page?.text.slice(citation?.start, citation?.end)).toBe(citation?.quote);
    expect(citation?.quote).toContain("5.6");
  });

  it("says what it looked through when the records do not contain it", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    const answer = await ask(createAnswering(), store, "When was my ferritin last checked?");
    expect(answer.found).toBe(false);
    expect(answer.sentences).toEqual([]);
    expect(answer.answer).toBe("I looked through 1 record and found nothing about ferritin.");
  });

  it("never takes a relative's illness or a denied one for the patient's", async () => {
    const store = createMemoryStore();
    await addRecord(
      store,
      "visit-1",
      visitNote("02/03/2024", "Family history: mother with asthma.\n\nDenies chest pain."),
    );
    const answering = createAnswering();
    expect((await ask(answering, store, "When was I diagnosed with asthma?")).found).toBe(false);
    expect((await ask(answering, store, "Have I ever had chest pain?")).answer).toMatch(/^(?:No: )?Denies chest pain/);
  });

  it("finds a record that was added, and forgets one that was deleted", async () => {
    const store = createMemoryStore();
    const answering = createAnswering();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    expect((await ask(answering, store, "How many times was my potassium measured?")).answer).toContain("once on");
    await addRecord(store, "lab-2", labReport("05/20/2025", "5.6"));
    expect((await ask(answering, store, "How many times was my potassium measured?")).answer).toContain(
      "your potassium 2 times",
    );
    await store.deleteDocument("lab-2");
    expect((await ask(answering, store, "What was my last potassium?")).answer).toContain("4.1 mmol/L");
    const kept = await Promise.all((await store.listSearchState()).map((name) => store.readSearchState(name)));
    expect(kept.map((state) => new TextDecoder().decode(state)).join("")).not.toContain("5.6");
  });

  it("starts from the stored search state and reads no record again", async () => {
    const store = createMemoryStore();
    for (let number = 1; number <= 40; number++)
      await addRecord(store, `lab-${number}`, labReport(`01/${(number % 28) + 1}/2024`, "4.1"));
    await ask(createAnswering(), store, "What was my last potassium?");
    const { store: counted, counts } = counting(store);
    const answer = await ask(createAnswering(), counted, "What was my last sodium?");
    expect(answer.answer).toContain("139 mmol/L");
    // Only the records that the answer quotes are opened, to check the quotes.
    expect(counts.readings).toBeLessThanOrEqual(4);
    expect(counts.writes).toEqual([]);
  });

  it("rewrites one piece when one record is added", async () => {
    const store = createMemoryStore();
    const { store: counted, counts } = counting(store);
    const answering = createAnswering();
    for (let number = 1; number <= 70; number++)
      await addRecord(store, `lab-${number}`, labReport(`01/${(number % 28) + 1}/2024`, "4.1"));
    await ask(answering, counted, "potassium?");
    counts.writes.length = 0;
    await addRecord(store, "new", labReport("05/20/2025", "5.6"));
    await ask(answering, counted, "potassium?");
    expect(counts.writes).toHaveLength(1);
  });

  it("makes pieces of another version anew", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    await store.writeSearchState(
      "search-0:lab-1",
      new TextEncoder().encode(JSON.stringify({ engine: "older/0", entries: [] })),
    );
    const answer = await ask(createAnswering(), store, "What was my last potassium?");
    expect(answer.answer).toContain("4.1 mmol/L");
    expect((await store.listSearchState()).length).toBe(1);
  });
});
