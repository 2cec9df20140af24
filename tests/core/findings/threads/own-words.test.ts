import { describe, expect, it } from "vitest";
import type { Fact } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { dayNumber } from "#core/findings/threads/day-number.ts";
import { notesOf } from "#core/findings/threads/thread-state.ts";

function page(text: string): Page {
  return { number: 1, text, lines: [], source: "text-layer" };
}

/** Pain of a day, cited at its words. */
function pain(text: string, words: string, date: string): Fact {
  const start = text.indexOf(words);
  return {
    kind: "symptom",
    name: "pain",
    severity: "4",
    date: { date, precision: "day" },
    negated: false,
    uncertain: false,
    subject: "patient",
    citation: { documentId: "d", originalFilename: "d.txt", page: 1, start, end: start + words.length, quote: words },
  };
}

function wordsOf(text: string, facts: Fact[], kind: "diary" | "visit-note" = "diary") {
  const document = {
    id: "d",
    originalFilename: "d.txt",
    kind,
    occurredOn: { date: "2025-03-04", precision: "day" as const },
  };
  return notesOf(document, { facts, pages: [page(text)] }).points.filter((point) => point.kind === "words");
}

describe("the patient's own words in a diary", () => {
  it("are phrases between marks, on the day of their line or of the line before", () => {
    const text = "3 Mar  pain 4  Double class, went well. Slept at 11.\n4 Mar  pain 5\nNight shift; walked home.";
    const found = wordsOf(text, [pain(text, "3 Mar  pain 4", "2025-03-03"), pain(text, "4 Mar  pain 5", "2025-03-04")]);
    expect(found.map(({ name, day }) => [name, day])).toEqual([
      ["“double class”", dayNumber("2025-03-03")],
      ["“night shift”", dayNumber("2025-03-04")],
      ["“walked home”", dayNumber("2025-03-04")],
    ]);
    for (const { citation } of found) expect(text.slice(citation.start, citation.end)).toBe(citation.quote);
  });

  it("belong to the day of a check-in", () => {
    expect(wordsOf("Note: Double class", []).map(({ day }) => day)).toEqual([dayNumber("2025-03-04")]);
  });

  it("are not taken from other records, nor where they tell how it was, nor what is known already", () => {
    const text = "Double class.";
    expect(wordsOf(text, [], "visit-note")).toEqual([]);
    expect(wordsOf("Worse after class. Not sick. Hands fine. Room 12 B. One two three four five.", [])).toEqual([]);
    expect(wordsOf(text, [pain(text, "Double class", "2025-03-04")])).toEqual([]);
  });
});
