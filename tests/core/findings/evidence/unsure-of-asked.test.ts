import { expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { isUnsureOf, saysTelling } from "#core/findings/evidence/unsure-of-asked.ts";
import { textPage } from "../../../support/record-fixtures.ts";

const today = "2026-02-12";
const letter = `Heart clinic 28 January 2026

Eye doctor asks for a cataract operation: fit for it after the pacemaker check.
She has a Mirena coil, fitted in March 2023.
Dr Anwen Price implanted the pacemaker on 4 May 2021.
`;

function look(question: string) {
  const pages = [textPage(letter)];
  const record = readEvidence({
    ...{ id: "letter", originalFilename: "letter.pdf", title: undefined, date: "2026-01-28", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion(question, today), [record], today);
  return { asked, ranked: rankSentences(asked, [record]) };
}

function unsure(question: string, sure: number): boolean {
  const { asked, ranked } = look(question);
  return isUnsureOf(asked, ranked, sure);
}

test("an illness that is named and told of is no thing of which nothing was found, whatever else is said", () => {
  const tells = (question: string) => {
    const { asked, ranked } = look(question);
    return saysTelling(asked, ranked);
  };
  expect(tells("is my cataract a worry, the drugstore leaflet mentions kryptonite")).toBe(true);
  expect(tells("is my glaucoma a worry, the pacemaker leaflet mentions it")).toBe(false);
});

test("what is hardly held is no sure answer", () => {
  expect(unsure("is a cataract operation asked for", 0.4)).toBe(true);
  expect(unsure("is a cataract operation asked for", 0.9)).toBe(false);
});

test("a day or a person that nothing names is not certain, however near its words lie", () => {
  expect(unsure("date of the cataract operation?", 0.9)).toBe(true);
  expect(unsure("who implanted the pacemaker", 0.9)).toBe(false);
  expect(unsure("when was the pacemaker implanted", 0.9)).toBe(false);
});
