import { afterEach, describe, expect, it } from "vitest";
import { answering, factsOfStore, searchStore, stopUnderstanding, understand } from "#workers/understanding/client.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { addRecord, answeringNow, labReport, readAgain, textPage } from "../../support/record-fixtures.ts";

afterEach(() => stopUnderstanding());

describe("the understanding worker", () => {
  it("understands a record", async () => {
    const text = labReport("05/20/2025", "5.6");
    const understood = await understand({
      document: { id: "a", originalFilename: "a.pdf" },
      pages: [textPage(text)],
      now: answeringNow,
    });
    expect(understood.kind).toBe("lab-report");
    expect(understood.occurredOn).toEqual({ date: "2025-05-20", precision: "day" });
    expect(understood.facts.some((fact) => fact.name === "potassium" && fact.flag === "high")).toBe(true);
  });

  it("answers over a store that stays in the page, from the stored state after a restart too", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    await addRecord(store, "lab-2", labReport("05/20/2025", "5.6"));
    const request = { question: "What is my highest potassium?", history: [], now: answeringNow };
    const first = await answering(store, request);
    expect(first.answer).toContain("5.6 mmol/L on 20 May 2025");
    stopUnderstanding();
    const read: string[] = [];
    const watched = {
      ...store,
      getReading: (id: string) => {
        read.push(id);
        return store.getReading(id);
      },
    };
    const second = await answering(watched, request);
    expect(second).toEqual(first);
    // What is the highest is borne out by all that were measured: only their pages are read, and no record is understood anew.
    expect(new Set(read)).toEqual(new Set(["lab-1", "lab-2"]));
  });

  it("finds words, and gives the facts of a kind, over the same stored state", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    await addRecord(store, "lab-2", labReport("05/20/2025", "5.6"));
    const results = await searchStore(store, { query: "potassium May 2025", today: "2026-01-15" });
    expect(results).toMatchObject({ total: 1, searched: 2, records: [{ document: { id: "lab-2" } }] });
    const labs = await factsOfStore(store, ["lab"]);
    expect(labs.map(({ name, value }) => `${name} ${value}`).sort()).toEqual([
      "potassium 4.1",
      "potassium 5.6",
      "sodium 139",
      "sodium 139",
    ]);
    expect(await factsOfStore(store, ["medication"])).toEqual([]);
    await store.deleteDocument("lab-2");
    expect((await searchStore(store, { query: "potassium", today: "2026-01-15" })).total).toBe(1);
  });

  it("lets two questions at once both have their answer", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    const ask = (question: string) => answering(store, { question, history: [], now: answeringNow });
    const [one, other] = await Promise.all([ask("What was my last potassium?"), ask("What was my last sodium?")]);
    expect(one.answer).toContain("4.1 mmol/L");
    expect(other.answer).toContain("139 mmol/L");
  });
});

describe("an index that knows it is up to date", () => {
  it("compares the documents again only when one comes, goes or is read anew", async () => {
    const store = createMemoryStore();
    await addRecord(store, "lab-1", labReport("02/03/2024", "4.1"));
    let compared = 0;
    const counting = {
      ...store,
      listDocuments: () => Promise.reject(new Error("A question listed every record")),
      listCompletedRevisions: async () => {
        compared += 1;
        return (await store.listCompletedRevisions?.()) ?? new Map<string, number>();
      },
    };
    const ask = () => answering(counting, { question: "What was my last potassium?", history: [], now: answeringNow });
    await ask();
    await ask();
    expect(compared).toBe(1);
    await addRecord(store, "lab-2", labReport("05/20/2025", "5.6"));
    expect((await ask()).answer).toContain("5.6 mmol/L");
    expect(compared).toBe(2);
    await store.deleteDocument("lab-2");
    expect((await ask()).answer).toContain("4.1 mmol/L");
    await store.retryDocument("lab-1", answeringNow.getTime());
    expect((await ask()).found).toBe(false);
    await readAgain(store, "lab-1", labReport("02/03/2024", "4.9"));
    expect((await ask()).answer).toContain("4.9 mmol/L");
    expect(compared).toBe(5);
  });
});
