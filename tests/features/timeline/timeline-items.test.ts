import { expect, test } from "vitest";
import { timelineItems } from "#features/timeline/timeline-items.ts";
import { sampleDocument } from "../../support/record-samples.ts";

const record = (id: string, type: "pdf" | "entry", originalFilename: string) => {
  const { content: _content, ...document } = sampleDocument(id, { type, originalFilename });
  return { ...document, processingStatus: "completed" as const };
};
const checkIn = (id: string) => record(id, "entry", `Check-in, ${id}`);
const letter = (id: string) => record(id, "pdf", "Check-in, a letter called so");

test("three check-ins that follow each other stand as one; fewer, and whatever is none, by themselves; none is lost", () => {
  const documents = [checkIn("1"), checkIn("2"), letter("a"), checkIn("3"), checkIn("4"), checkIn("5"), letter("b")];
  const told = timelineItems(documents).map((item) =>
    item.kind === "record" ? item.document.id : item.documents.map(({ id }) => id),
  );
  expect(told).toEqual(["1", "2", "a", ["3", "4", "5"], "b"]);
  expect(told.flat()).toEqual(documents.map(({ id }) => id));
});
