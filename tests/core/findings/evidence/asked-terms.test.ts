import { describe, expect, it } from "vitest";
import { isOrdinary } from "#core/findings/answers/ordinary-words.ts";
import { readQuestion } from "#core/findings/answers/question.ts";
import { stem } from "#core/findings/answers/search-words.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { lacksAsked } from "#core/findings/evidence/lacks-asked.ts";
import { isCutShort } from "#core/findings/evidence/near-words.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";

const today = "2026-02-12";

function recordsOf(text: string) {
  const pages = [{ number: 1, text, lines: [], source: "text-layer" as const }];
  const structure = structureOfPages(pages, today);
  return [readEvidence({ id: "a", originalFilename: "a.pdf", title: undefined, date: undefined, pages, structure })];
}

function asked(question: string, text: string) {
  const records = recordsOf(text);
  const read = readAsked(readQuestion(question, today), records, today);
  return { read, lacks: lacksAsked(read, rankSentences(read, records)) };
}

describe("what a question is about", () => {
  it("is none of the words of talk", () => {
    const { read } = asked(
      "when's my heart appt, 5th of april right, my sister says no",
      "The heart clinic is on 19 March 2026.",
    );
    expect(read.terms.map(({ key }) => key)).toEqual(["heart"]);
  });

  it.each([
    ["when's my heart appt, 5th of march right?", "heart"],
    ["did i ever have that course of strong vitamin d, how long for", "vitamin d"],
    ["who moved the dermatology referral or what happened with that", "dermatology referral"],
    ["why did they up it anyway", ""],
  ])("is told as what it is: %s", (question, thing) => expect(readQuestion(question, today).focusText).toBe(thing));

  it("keeps the things that may be missing", () => {
    for (const word of ["dentist", "badge", "booster", "insurance"]) expect(isOrdinary(stem(word))).toBe(false);
  });
});

describe("what records cannot tell", () => {
  const text =
    "She uses her CPAP machine every night. Yellow eyes: come back at once. The dentist pulled a molar. A stent was placed.";

  it.each([
    "what did the eye doctor say",
    "what brand is my cpap machine and serial no",
    "how much did they pay for the stent",
    "what is my blood group",
  ])("is not answered by what is near: %s", (question) => expect(asked(question, text).lacks).toBe(true));

  it.each(["what did the dentist do", "how often does she use the cpap machine"])(
    "what stands there is: %s",
    (question) => expect(asked(question, text).lacks).toBe(false),
  );
});

it("knows a word that was cut short", () => {
  expect(isCutShort("azithro", "azithromycin")).toBe(true);
  expect(isCutShort("test", "testosterone")).toBe(false);
});
