import { expect, test } from "vitest";
import type { ChartRecord } from "#core/chart/chart-record.ts";
import { chartResults } from "#core/chart/results.ts";
import type { ResultStatement } from "#core/domain/statement.ts";

function record(
  id: string,
  kind: ChartRecord["kind"],
  day: string,
  statements: Partial<ResultStatement>[],
): ChartRecord {
  const date = { date: day, precision: "day" as const };
  const citations = [{ documentId: id, originalFilename: id, page: 1, start: 0, end: 1, quote: "x" }];
  return {
    document: { id, originalFilename: id },
    kind,
    dateOfCare: date,
    identity: { numbers: [] },
    author: undefined,
    statements: statements.map((one) => ({
      kind: "result" as const,
      documentId: id,
      role: "results" as const,
      assertion: "affirmed" as const,
      name: "urea",
      printedName: "Urea",
      value: "7.1",
      date,
      citations,
      ...one,
    })),
  };
}

const lab = record("lab", "lab-report", "2025-03-03", [{}]);
const letter = record("letter", "visit-note", "2025-04-01", [{ dateFromRecord: true }]);
const later = record("later", "visit-note", "2025-06-01", [{ date: { date: "2025-03", precision: "month" } }]);

test("one measurement stands once, however often letters quote it, in any order", () => {
  for (const records of [
    [lab, letter, later],
    [later, letter, lab],
  ]) {
    const [series] = chartResults({ records, today: "2026-02-12" });
    expect(series?.values.map(({ value, date }) => `${value} ${date}`)).toEqual(["7.1 2025-03-03"]);
  }
});

test("a relative's value is nobody's here", () => {
  expect(
    chartResults({ records: [record("a", "visit-note", "2025-03-03", [{ subject: "mother" }])], today: "2026-02-12" }),
  ).toEqual([]);
});
