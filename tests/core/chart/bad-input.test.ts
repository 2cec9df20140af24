import { beforeAll, describe, expect, it } from "vitest";
import { buildChart } from "#core/chart/build-chart.ts";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import { chartSchema } from "#core/domain/chart.ts";
import type { Page } from "#core/domain/page.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { readProcessed } from "../../demo/demo-folder.ts";
import { badInputs } from "./bad-input.ts";

const today = "2025-06-01";
const recordOf = (id: string, pages: readonly Page[], lostPages: readonly number[] = []) =>
  chartRecordOf(
    { id, originalFilename: `${id}.pdf`, occurredOn: undefined, uploadedAt: `${today}T10:00:00Z`, lostPages },
    { pages: [...pages] },
  );
let own: ChartRecord[] = [];

beforeAll(() => {
  own = readProcessed().flatMap(({ document, reading }) =>
    reading === undefined ? [] : [chartRecordOf(indexedDocument(document), reading)],
  );
}, 120_000);

describe("an upload that holds little or nothing", () => {
  it.each([
    ["empty pages", 1, "No words could be read in it."],
    ["one word", 1, "It was read, and nothing in it speaks of medicines"],
    ["200 pages of leaflet", 1, "It is a leaflet for everybody"],
    ["1 MB of digits", 1, "No words could be read in it."],
    ["1 MB of digits in lines", 1, "No words could be read in it."],
    ["hostile text", 0.1, "It was read, and nothing in it speaks of medicines"],
  ])(
    "%s: the chart is as without it, and says what it could not take in",
    (name, share, reason) => {
      const bad = recordOf("bad", badInputs[name]?.(share) ?? []);
      const { unread: before, ...without } = buildChart(own, today);
      const chart = buildChart([...own, bad], today);
      const { unread, ...rest } = chart;
      expect(rest).toEqual(without);
      expect(unread).toEqual(expect.arrayContaining(before));
      expect(unread.filter(({ documentId }) => documentId === "bad")).toEqual([
        { documentId: "bad", reason: expect.stringContaining(reason) },
      ]);
      expect(chartSchema.safeParse(chart).success).toBe(true);
    },
    120_000,
  );

  it("says which pages of a record it could not read", () => {
    const letter = "Clinic date: 3 March 2025\n\nMedication: ramipril 5 mg once daily.";
    const pages = [letter, "", "12 345 6789"].map(
      (text, at): Page => ({
        number: at + 1,
        text,
        lines: [],
        source: "text-layer",
      }),
    );
    expect(buildChart([recordOf("letter", pages, [5])], today).unread).toEqual([
      { documentId: "letter", pages: [2, 3, 5], reason: "No words could be read on 3 of its pages." },
    ]);
    expect(buildChart([recordOf("letter", pages.slice(0, 1))], today).unread).toEqual([]);
  });

  it("a leaflet that was written for one patient still tells of them", () => {
    const text =
      "Patient information leaflet\nPatient: Ida Quist   DOB: 2 May 1961\n\nMedication: ramipril 5 mg once daily.";
    const record = recordOf("own", [{ number: 1, text, lines: [], source: "text-layer" }]);
    expect(record.kind).toBe("leaflet");
    expect(record.statements.length).toBeGreaterThan(0);
  });
});
