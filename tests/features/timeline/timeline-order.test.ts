import fc from "fast-check";
import { expect, it } from "vitest";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { timelineGroups, timelineOrder } from "#features/timeline/timeline-order.ts";

function record(id: string, uploadedAt: string, occurredOn?: ClinicalDate): MedicalDocument {
  return {
    id,
    type: "pdf",
    originalFilename: `${id}.pdf`,
    uploadedAt,
    processingStatus: "completed",
    mediaType: "application/pdf",
    byteSize: 1,
    sha256: "",
    occurredOn,
  };
}

const records = [
  record("may", "2026-01-01T10:00:00Z", { date: "2025-05-21", precision: "day" }),
  record("undated", "2025-03-01T10:00:00Z"),
  record("february", "2026-02-01T10:00:00Z", { date: "2025-02", precision: "month" }),
  record("early may", "2026-01-01T10:00:00Z", { date: "2025-05-02", precision: "day" }),
  record("year", "2026-03-01T10:00:00Z", { date: "2024", precision: "year" }),
];
const idsOf = (documents: MedicalDocument[]) => documents.map(({ id }) => id);

it("follows the date of care, not the upload; what states none stands at the end, either way", () => {
  expect(idsOf(timelineOrder(records))).toEqual(["year", "february", "early may", "may", "undated"]);
  expect(idsOf(timelineOrder(records, "newest"))).toEqual(["may", "early may", "february", "year", "undated"]);
});

it("groups by month, and by year where a record says no more", () => {
  expect(timelineGroups(records, "oldest").map(({ month, documents }) => [month?.date, idsOf(documents)])).toEqual([
    ["2024", ["year"]],
    ["2025-02", ["february"]],
    ["2025-05", ["early may", "may"]],
    [undefined, ["undated"]],
  ]);
});

it("leaves out what is not completed", () => {
  const failed: MedicalDocument = { ...record("failed", "2026-01-01T10:00:00Z"), processingStatus: "failed" };
  expect(timelineOrder([failed])).toEqual([]);
  expect(timelineGroups([failed], "newest")).toEqual([]);
});

it("whatever the dates: every record stands once, and no month stands twice", () => {
  const dates = fc.constantFrom<ClinicalDate | undefined>(
    undefined,
    { date: "2025", precision: "year" },
    { date: "2025-05", precision: "month" },
    { date: "2025-05-02", precision: "day" },
    { date: "2025-06-30", precision: "day" },
    { date: "2024-12-31", precision: "day" },
  );
  fc.assert(
    fc.property(
      fc.array(dates, { maxLength: 12 }),
      fc.constantFrom("oldest" as const, "newest" as const),
      (all, way) => {
        const documents = all.map((date, index) => record(String(index), "2026-01-01T10:00:00Z", date));
        const groups = timelineGroups(documents, way);
        expect(idsOf(groups.flatMap((group) => group.documents)).sort()).toEqual(idsOf(documents).sort());
        const months = groups.map(({ month }) => month?.date);
        expect(new Set(months).size).toBe(months.length);
        expect(months.slice(0, -1)).not.toContain(undefined);
      },
    ),
  );
});
