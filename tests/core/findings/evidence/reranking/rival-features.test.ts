import { expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { featureNames } from "#core/findings/evidence/passage-features.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { rivalFeatureNames, rivalFeatures } from "#core/findings/evidence/reranking/rival-features.ts";
import { textPage } from "../../../../support/record-fixtures.ts";

const today = "2026-02-12";

/** What is seen of the sentence that holds the words, beside all others, by name. */
function seenOf(words: string, question: string, records: { date: string; text: string }[]): string[] {
  const read = records.map(({ date, text }, index) => {
    const pages = [textPage(text)];
    const structure = structureOfPages(pages, today);
    return readEvidence({
      ...{ id: `record ${index}`, originalFilename: `${index}.pdf`, title: undefined, date, pages, structure },
    });
  });
  const asked = readAsked(readQuestion(question, today), read, today);
  const ranked = rankSentences(asked, read);
  const at = ranked.findIndex(({ sentence }) => sentence.text.includes(words));
  const places = rivalFeatures(asked, ranked)[at]?.map(([place]) => place - featureNames.length) ?? [];
  return places.map((place) => rivalFeatureNames[place] ?? "none");
}

const spring = { date: "2025-04-02", text: "Clinic 2 April 2025\n\nGabapentin 300 mg three times a day.\n" };
const winter = { date: "2025-12-08", text: "Clinic 8 December 2025\n\nGabapentin is now 600 mg three times a day.\n" };
const asked = "how much gabapentin am i on now";

test("of two that say the same thing the newer one is seen as the newest, whatever the order of the records", () => {
  for (const records of [
    [spring, winter],
    [winter, spring],
  ]) {
    expect(seenOf("600 mg", asked, records)).toContain("newest of rivals");
    expect(seenOf("600 mg", asked, records)).toContain("an older rival");
    expect(seenOf("300 mg", asked, records)).toContain("a newer rival");
    expect(seenOf("300 mg", asked, records)).not.toContain("newest of rivals");
  }
});

test("what says another thing is no rival", () => {
  const other = { date: "2026-01-08", text: "Clinic 8 January 2026\n\nSertraline 50 mg each morning.\n" };
  expect(seenOf("600 mg", asked, [winter, other])).toContain("newest of rivals");
  expect(seenOf("600 mg", asked, [winter, other])).not.toContain("newest of all");
});

test("the day that comes first of those to come, a day that was moved, and a question are seen", () => {
  const letter = {
    date: "2026-01-20",
    text: "Letter of 20 January 2026\n\nYour scan on 3 March 2026 is moved to 17 March 2026.\nShall I bring my scan of 2023?\n",
  };
  const seen = seenOf("is moved", "when is my scan", [letter]);
  expect(seen).toEqual(expect.arrayContaining(["a day to come", "the soonest day to come", "moves a day"]));
  expect(seenOf("Shall I bring", "when is my scan", [letter])).toContain("is a question");
});

test("each place has one name", () => {
  expect(new Set(rivalFeatureNames).size).toBe(rivalFeatureNames.length);
});
