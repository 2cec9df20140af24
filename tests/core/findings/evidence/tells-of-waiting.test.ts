import { expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { tellsOfWaiting } from "#core/findings/evidence/tells-of-waiting.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const today = "2026-02-12";

function waiting(question: string, text: string): boolean {
  const pages = [textPage(text)];
  const record = readEvidence({
    ...{ id: "notes", originalFilename: "notes.pdf", title: undefined, date: "2026-02-09", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion(question, today), [record], today);
  return tellsOfWaiting(asked, rankSentences(asked, [record]));
}

const notes = `Nurse's notes 9 February 2026

The swab result is not on the system, the laboratory was rung.
Asked for a repeat echo in January.
The dressing was changed and the wound is clean.
`;

test("that nothing came answers whether it came", () => {
  expect(waiting("did the swab come back", notes)).toBe(true);
  expect(waiting("has anybody booked the echo", notes)).toBe(true);
});

test("of another thing it answers nothing, nor what was found", () => {
  expect(waiting("did the urine culture come back", notes)).toBe(false);
  expect(waiting("what did the swab show", notes)).toBe(false);
  expect(waiting("has the dressing been changed yet", notes)).toBe(false);
});
