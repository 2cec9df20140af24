import { expect, it } from "vitest";
import { chartRecordOf } from "#core/chart/read-chart-record.ts";
import type { OwnEntry } from "#core/domain/own-entry.ts";
import { entryPage } from "#core/understanding/entries/entry-page.ts";

function statementsOf(entry: OwnEntry) {
  const document = { id: "e", originalFilename: "Entry", occurredOn: entry.date, uploadedAt: "2025-06-01T10:00:00Z" };
  return chartRecordOf(document, { pages: [entryPage(entry)] }).statements;
}

it("what the patient writes of a medicine is theirs, with its change and its line", () => {
  const [said, ...others] = statementsOf({
    kind: "medicine",
    date: "2025-05-20",
    name: "naproxen",
    change: "stopped",
  });
  expect(others).toEqual([]);
  expect(said).toMatchObject({
    kind: "medication",
    name: "naproxen",
    change: "stopped",
    by: "patient",
    date: { date: "2025-05-20", precision: "day" },
    citations: [{ documentId: "e", page: 1, quote: expect.stringContaining("naproxen") }],
  });
});
