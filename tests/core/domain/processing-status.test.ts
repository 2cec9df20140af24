import fc from "fast-check";
import { expect, test } from "vitest";
import { nextStatus, processingEvents, processingStatuses } from "#core/domain/processing-status.ts";

test("pending leads to processing, and processing to completed or failed", () => {
  expect(nextStatus("pending", "claim")).toBe("processing");
  expect(nextStatus("processing", "complete")).toBe("completed");
  expect(nextStatus("processing", "fail")).toBe("failed");
});

test("a failed document can be retried", () => {
  expect(nextStatus("failed", "retry")).toBe("pending");
});

test("whatever happens, completed is reached only from processing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...processingStatuses), fc.constantFrom(...processingEvents), (status, event) => {
      if (nextStatus(status, event) === "completed") expect(status).toBe("processing");
    }),
  );
});
