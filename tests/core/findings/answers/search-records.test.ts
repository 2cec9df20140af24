import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Store } from "#core/domain/store.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { searchRecords } from "#core/findings/answers/search-records.ts";
import { stopWords } from "#core/findings/answers/stop-words.ts";
import { synchroniseIndex } from "#core/findings/answers/synchronise-index.ts";
import { createMemoryStore } from "../../../support/memory-store.ts";
import { addRecord, labReport, visitNote } from "../../../support/record-fixtures.ts";

async function searcher(store: Store) {
  const index = new SearchIndex();
  await synchroniseIndex(index, store, undefined);
  const pagesOf = async (id: string) => (await store.getReading(id))?.pages;
  const search = (query: string) => searchRecords({ query, today: "2026-01-15", records: { index, pagesOf } });
  const idsOf = async (query: string) => (await search(query)).records.map(({ document }) => document.id);
  return { search, idsOf };
}

async function someRecords() {
  const store = createMemoryStore();
  await addRecord(store, "lab-2024", labReport("02/03/2024", "4.1"));
  await addRecord(store, "lab-2025", labReport("05/20/2025", "5.6"));
  await addRecord(
    store,
    "visit",
    visitNote(
      "05/21/2025",
      "Her knees are stiff in the morning. Heart rate 72. Methotrexate was increased. Erythrocyte sedimentation rate was raised.",
    ),
  );
  return { store, ...(await searcher(store)) };
}

describe("searching all records", () => {
  it("finds words, marks them, and knows the place in the page", async () => {
    const { store, search } = await someRecords();
    const { records, total, searched, complete } = await search("stiff knees");
    expect({ total, searched, complete }).toEqual({ total: 1, searched: 3, complete: true });
    const [found] = records;
    const [place] = found?.places ?? [];
    expect(place?.marks.map(({ start, end }) => place.text.slice(start, end))).toEqual(["knees", "stiff"]);
    const page = (await store.getReading("visit"))?.pages[0];
    expect(page?.text.slice(place?.start, place?.end)).toBe("knees");
  });

  it("finds a word that is still being typed, in capitals, as a plural, and by its other names", async () => {
    const { idsOf } = await someRecords();
    expect(await idsOf("pota")).toEqual(["lab-2025", "lab-2024"]);
    expect(await idsOf("POTASSIUM")).toHaveLength(2);
    expect(await idsOf("knee")).toEqual(["visit"]);
    expect(await idsOf("ESR")).toEqual(["visit"]);
  });

  it.each([
    ["May 2025", ["visit", "lab-2025"]],
    ["2025-05-20", ["lab-2025"]],
    ["2024", ["lab-2024"]],
    ["potassium 2024", ["lab-2024"]],
    ["potassium May 2025", ["lab-2025"]],
    ["potassium in June 2023", []],
  ])("finds %s by the date of care", async (query, ids) => {
    const { idsOf } = await someRecords();
    expect((await idsOf(query)).sort()).toEqual([...ids].sort());
  });

  it("finds every meaningful word of a record, as it stands there and as it is being typed", async () => {
    const { store, search } = await someRecords();
    const words = new Set((await store.getReading("visit"))?.pages[0]?.text.match(/[A-Za-z]{4,}/g));
    for (const word of words) {
      if (stopWords.has(word.toLowerCase()) || /^(May|Date)$/.test(word)) continue;
      const ids = (await search(word)).records.map(({ document }) => document.id);
      expect(ids, word).toContain("visit");
      const begun = (await search(word.slice(0, -1))).records.map(({ document }) => document.id);
      expect(begun, word.slice(0, -1)).toContain("visit");
    }
  });

  it("marks the words of one name only where all of it stands", async () => {
    const { search } = await someRecords();
    const [place] = (await search("ESR")).records[0]?.places ?? [];
    expect(place?.marks.map(({ start, end }) => place.text.slice(start, end))).toEqual([
      "Erythrocyte",
      "sedimentation",
      "rate",
    ]);
  });

  it("finds a record by its name", async () => {
    const { search } = await someRecords();
    const { records } = await search("lab-2024.pdf");
    expect(records[0]?.document.id).toBe("lab-2024");
  });

  it("holds to records with all words, and says so where there is none", async () => {
    const { search } = await someRecords();
    expect(await search("potassium sodium")).toMatchObject({ total: 2, complete: true });
    expect(await search("stiff zebra")).toMatchObject({ total: 1, complete: false });
    expect(await search("zebra")).toMatchObject({ records: [], total: 0 });
  });

  it.each(["", "   ", "?!", "\u0000"])("finds nothing for %o, without a fault", async (query) => {
    const { search } = await someRecords();
    expect(await search(query)).toEqual({ records: [], total: 0, searched: 3, complete: true });
  });

  it("whatever is typed: every mark is a word of the page, inside its text, in order", async () => {
    const { store, search } = await someRecords();
    const words = fc.constantFrom("potassium", "range", "the", "stiff", "5.6", "morning", "lab", "2025", "mm", "a");
    const queries = fc.oneof(
      fc.array(words, { maxLength: 4 }).map((list) => list.join(" ")),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { records, total } = await search(query);
        expect(records.length).toBeLessThanOrEqual(total);
        for (const { document, places } of records) {
          const pages = (await store.getReading(document.id))?.pages ?? [];
          for (const { page, start, end, text, marks } of places) {
            const pageText = pages.find(({ number }) => number === page)?.text ?? "";
            expect(pageText).toContain(text);
            expect(end).toBeGreaterThan(start);
            expect(marks.length).toBeGreaterThan(0);
            expect(pageText.slice(start).startsWith(text.slice(marks[0]?.start, marks[0]?.end))).toBe(true);
            for (const [index, mark] of marks.entries()) {
              expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
              expect(mark.end).toBeLessThanOrEqual(text.length);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
