import { expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { dosesOfDays } from "#core/findings/evidence/doses-of-days.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const today = "2026-02-12";

function ofDays(lead: string, text: string): string | undefined {
  const pages = [textPage(text)];
  const record = readEvidence({
    ...{ id: "letter", originalFilename: "letter.pdf", title: undefined, date: "2026-02-03", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion("how many warfarin must i take each day now", today), [record], today);
  return dosesOfDays({ text: lead, citations: [] }, asked, rankSentences(asked, [record]))?.sentence.text;
}

test("one dose is not told where each day has its own", () => {
  const letter = "INR clinic 3 February 2026\n\nWarfarin: take 7.5 mg on Mon, Wed, Fri and 5 mg the other days.\n";
  expect(ofDays("Your warfarin is 5 mg once a day.", letter)).toContain("7.5 mg on Mon");
  expect(ofDays("Yes. Your records have you on warfarin.", letter)).toBeUndefined();
});

test("a day by itself is no dose of its own", () => {
  const letter = "INR clinic 3 February 2026\n\nTake warfarin 5 mg daily, next INR on Monday 9 February.\n";
  expect(ofDays("Your warfarin is 5 mg once a day.", letter)).toBeUndefined();
});
