import { expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { awaitedResult } from "#core/findings/evidence/awaited-result.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const today = "2026-02-12";

function awaited(question: string, text: string): string | undefined {
  const pages = [textPage(text)];
  const record = readEvidence({
    ...{ id: "letter", originalFilename: "letter.pdf", title: undefined, date: "2026-01-22", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion(question, today), [record], today);
  return awaitedResult(asked, rankSentences(asked, [record]))?.sentence.text;
}

const letter = `Ward 22 January 2026

Urine culture taken on 19 January: report awaited.
The chest X-ray showed no fracture.
Please drink two litres a day.
`;

test("a result that is only awaited is none, and the sentence that says so is told", () => {
  expect(awaited("what did the urine culture grow", letter)).toContain("report awaited");
  expect(awaited("urine culture result?", letter)).toContain("report awaited");
});

test("a result that stands somewhere is one", () => {
  expect(awaited("what did the urine culture grow", `${letter}Urine culture grew E. coli.\n`)).toBeUndefined();
  expect(awaited("what did the chest x-ray show", letter)).toBeUndefined();
});

test("whether it was done is another question", () => {
  expect(awaited("has the urine culture been reported", letter)).toBeUndefined();
  expect(awaited("which tests are outstanding", letter)).toBeUndefined();
});
