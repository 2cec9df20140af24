import { expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { lacksAsked } from "#core/findings/evidence/lacks-asked.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const today = "2026-02-12";

function lacks(question: string, text: string): boolean {
  const pages = [textPage(text)];
  const record = readEvidence({
    ...{ id: "notes", originalFilename: "notes.pdf", title: undefined, date: "2026-02-09", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion(question, today), [record], today);
  return lacksAsked(asked, rankSentences(asked, [record]));
}

const diary = `Diary 9 February 2026

Ferritin came back at 18.
My back is bad again today, could not sit.
Vitamin D 800 units every day.
`;

test("what an examination showed is not told where no record speaks of one", () => {
  expect(lacks("What did the MRI of my back show?", diary)).toBe(true);
  expect(lacks("What did the MRI of my back show?", `${diary}MRI of the back: a worn disc at L5.\n`)).toBe(false);
});

test("a dose is nothing that a test came back as", () => {
  expect(lacks("what did my vitamin D come back as", diary)).toBe(true);
  expect(lacks("what did my ferritin come back as", diary)).toBe(false);
  expect(lacks("what did my vitamin D come back as", `${diary}Vitamin D: result awaited.\n`)).toBe(false);
});
