import { expect, test } from "vitest";
import { readingBatch } from "#core/findings/now/reading-batch.ts";

const at = (minute: number, processingStatus: "pending" | "processing" | "completed" | "failed") => ({
  uploadedAt: new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString(),
  processingStatus,
});

test("nothing is being read: nothing to say", () => {
  expect(readingBatch([])).toBeUndefined();
  expect(readingBatch([at(0, "completed"), at(1, "failed")])).toBeUndefined();
  const locked = { ...at(2, "pending"), waiting: { code: "password-needed", message: "Locked." } as const };
  expect(readingBatch([locked])).toBeUndefined();
});

test("of files that came together it says how many are read and how many failed", () => {
  const together = [at(0, "completed"), at(0, "completed"), at(1, "failed"), at(1, "processing"), at(1, "pending")];
  expect(readingBatch(together)).toEqual({ total: 5, read: 2, failed: 1 });
});

test("what was there long before is not counted", () => {
  expect(readingBatch([at(0, "completed"), at(30, "completed"), at(31, "pending")])).toEqual({
    total: 2,
    read: 1,
    failed: 0,
  });
});
