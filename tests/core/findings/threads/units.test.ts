import { expect, test } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { numberSeries } from "#core/findings/threads/daily-series.ts";
import { disagreeingRecords } from "#core/findings/threads/record-rules.ts";
import { collectRuleFacts } from "#core/findings/threads/rule-collection.ts";
import { emptyThreadState, notesOf } from "#core/findings/threads/thread-state.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const now = new Date("2026-01-01T00:00:00Z");

/** A laboratory report of one day with one row of platelets. */
function stateOf(...rows: string[]) {
  const state = emptyThreadState();
  for (const [index, row] of rows.entries()) {
    const id = `report-${index}`;
    const pages = [textPage(`LABORATORY REPORT\nCollected: 05/03/2025\n\nTest  Result  Units  Range\n${row}`)];
    const document = { id, originalFilename: `${id}.pdf` };
    const { facts } = understandDocument({ document, pages, now });
    state.documents[id] = notesOf(document, { facts, pages });
  }
  return state;
}

test("two records disagree also where they print one unit in two ways", () => {
  const [found] = disagreeingRecords(
    collectRuleFacts(stateOf("Platelets  250  10^9/L  150-400", "Platelets  310  K/uL  150-400")),
  );
  expect(found?.insight).toContain("platelet count 250 and 310");
});

test("values in two units are no disagreement", () => {
  expect(
    disagreeingRecords(collectRuleFacts(stateOf("Sodium  139  mmol/L  136-145", "Sodium  3.2  g/L  3.1-3.4"))),
  ).toEqual([]);
});

test("a series has the values of all prints of its unit", () => {
  const citation = { documentId: "d", originalFilename: "d.pdf", page: 1, start: 0, end: 1, quote: "x" };
  const points = [..."aabbbb"].map((print, day) => ({
    kind: "lab" as const,
    name: "platelet count",
    day,
    present: true,
    value: 200 + day,
    unit: print === "a" ? "10^9/L" : "K/uL",
    citation,
  }));
  const series = numberSeries("lab:platelet count", "lab", points);
  expect(series?.days).toHaveLength(6);
  expect(series?.unit).toBe("K/uL");
});
