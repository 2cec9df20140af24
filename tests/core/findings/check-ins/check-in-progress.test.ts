import { expect, test } from "vitest";
import type { OwnEntry } from "#core/domain/own-entry.ts";
import {
  checkInDays,
  checkInOf,
  checkInProgress,
  daysForThreads,
  progressOfDays,
} from "#core/findings/check-ins/check-in-progress.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { notesOf } from "#core/findings/threads/thread-state.ts";
import { entryName, entryPage } from "#core/understanding/entries/entry-page.ts";
import { sampleDocument } from "../../../support/record-samples.ts";

const dayOf = (index: number) => new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
const inWords = (date: string) =>
  `${Number(date.slice(8))} ${date.startsWith("2026-06") ? "June" : "July"} ${date.slice(0, 4)}`;

function checkInDocument(id: string, date: string, uploadedAt = `${date}T08:00:00.000Z`) {
  const { content: _content, ...document } = sampleDocument(id, {
    type: "entry",
    originalFilename: `Check-in, ${inWords(date)}`,
    uploadedAt,
  });
  return { ...document, processingStatus: "pending" as const };
}

test("days are counted once, and no other record is", () => {
  const { content: _content, ...letter } = sampleDocument("letter");
  const documents = [
    checkInDocument("a", "2026-06-01"),
    checkInDocument("b", "2026-06-01"),
    checkInDocument("c", "2026-06-02"),
    { ...letter, processingStatus: "completed" as const },
    { ...checkInDocument("note", "2026-06-03"), originalFilename: "Note, 3 June 2026" },
  ];
  expect(checkInProgress(documents)).toEqual({ days: 2, needed: 60, firstLook: 20 });
});

test("a day's check-in is found before it was read, the newest of several", () => {
  const documents = [
    checkInDocument("a", "2026-06-01"),
    checkInDocument("b", "2026-06-01", "2026-06-09T08:00:00.000Z"),
    checkInDocument("c", "2026-06-02"),
  ];
  expect(checkInOf(documents, "2026-06-01")?.id).toBe("b");
  expect(checkInOf(documents, "2026-06-05")).toBeUndefined();
});

/** The series that the engine has of so many days of check-ins. */
function seriesAfter(days: number) {
  const documents = Array.from({ length: days }, (_none, index) => {
    const date = dayOf(index);
    const id = `d${index}`;
    const symptom = index % 3 === 0 ? { symptom: { name: "headache" } } : {};
    const entry: OwnEntry = { kind: "check-in", date, pain: index % 7, ...symptom };
    const pages = [entryPage(entry)];
    const { facts, kind } = understandDocument({ document: { id, originalFilename: id }, pages, now: new Date() });
    return [id, notesOf({ id, originalFilename: id, kind }, { facts, pages })] as const;
  });
  return collectSeries({ version: 1, documents: Object.fromEntries(documents) }).outcomes.map(({ key }) => key);
}

test("the requirement is the engine's: scores from the first look on, single symptoms within the days that are asked for", () => {
  expect(seriesAfter(19)).toEqual([]);
  expect(seriesAfter(20)).toEqual(["symptom:pain"]);
  expect(seriesAfter(daysForThreads)).toEqual(["symptom:headache", "symptom:pain"]);
});

test("where names alone are known, a check-in is known by a name that no file has", () => {
  const names = [
    "Check-in, 1 June 2026",
    "Check-in, 1 June 2026",
    "Check-in, 12 May 2026",
    "Check-in, 2 June 2026.pdf",
  ];
  const { days, documents } = checkInDays(names.map((originalFilename) => ({ originalFilename })));
  expect(days).toBe(2);
  expect(documents).toHaveLength(3);
  expect(progressOfDays(days)).toEqual({ days: 2, needed: 60, firstLook: 20 });
  for (let month = 0; month < 12; month++) {
    const date = `2026-${String(month + 1).padStart(2, "0")}-09`;
    expect(checkInDays([{ originalFilename: entryName({ kind: "check-in", date }) }]).days, date).toBe(1);
  }
});
