import { describe, expect, it } from "vitest";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { isoDay } from "#core/findings/threads/day-number.ts";
import { findThreads } from "#core/findings/threads/find-threads.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import { createChance } from "../../../eval/simulate/random.ts";

const now = new Date("2026-01-01T00:00:00Z");

/** A diary of 45 days, by somebody whose pain lies around a level. */
function diary(id: string, heads: string[], from: number, level: number) {
  const chance = createChance(from);
  const lines = Array.from(
    { length: 45 },
    (_none, index) => `${isoDay(20000 + from + index)}: pain ${Math.round(level + chance.normal())}/10`,
  );
  const document = { id, originalFilename: `${id}.txt` };
  const pages = [{ number: 1, text: [...heads, ...lines].join("\n"), lines: [], source: "text-layer" as const }];
  return { document, reading: { facts: understandDocument({ document, pages, now }).facts, pages } };
}

const ida = ["Name: Ida Quist", "Date of birth: 2 May 1961"];
const records = [diary("first", ida, 0, 7), diary("second", ida, 45, 7)];
const anothers = (heads: string[]) => diary("third", heads, 90, 2);

function threadsOf(all: typeof records) {
  return findThreads({
    documents: all.map(({ document }) => document),
    readings: all.map(({ document, reading }) => ({ documentId: document.id, ...reading })),
    now,
  }).filter(({ kind }) => kind === "trend");
}

describe("records of somebody else", () => {
  it.each([[["Name: Olaf Quist", "Date of birth: 9 January 2014"]], [["Diary of Olaf Quist"]]])(
    "%j: their days are in no series",
    (heads) => {
      expect(threadsOf([...records, anothers(heads)])).toEqual([]);
    },
  );

  it("the same days of the patient's own are a trend", () => {
    expect(threadsOf([...records, anothers(ida)])).toHaveLength(1);
  });

  it("come back into the series when they turn out to be the patient's", () => {
    const notes = createNotes();
    const other = anothers(["Name: Olaf Quist", "Date of birth: 9 January 2014"]);
    for (const { document, reading } of [...records, other]) notes.note(document, "1", reading);
    const trends = () => notes.find({ now }).filter(({ kind }) => kind === "trend");
    expect(trends()).toEqual([]);
    const own = anothers(ida);
    notes.note(own.document, "2", own.reading);
    expect(trends()).toHaveLength(1);
  });
});
