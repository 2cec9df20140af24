import { expect, it } from "vitest";
import type { ClinicalDate } from "#core/records/fact.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import { timelineOrder } from "#features/timeline/timeline-order.ts";

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

it("follows the date of care, not the upload; what states none stands at its upload", () => {
  const ordered = timelineOrder([
    record("may", "2026-01-01T10:00:00Z", { date: "2025-05-21", precision: "day" }),
    record("undated", "2025-03-01T10:00:00Z"),
    record("february", "2026-02-01T10:00:00Z", { date: "2025-02", precision: "month" }),
    record("year", "2026-03-01T10:00:00Z", { date: "2024", precision: "year" }),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(["year", "february", "undated", "may"]);
});

it("leaves out what is not completed", () => {
  const failed: MedicalDocument = { ...record("failed", "2026-01-01T10:00:00Z"), processingStatus: "failed" };
  expect(timelineOrder([failed])).toEqual([]);
});
