import { beforeAll, expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import { loadSentenceReader, rerankSentences } from "#core/findings/evidence/reranking/rerank-sentences.ts";
import type { SentenceReader } from "#core/findings/evidence/reranking/sentence-reader.ts";
import { textPage } from "../../../../support/record-fixtures.ts";

const today = "2026-02-12";
let reader: SentenceReader;
beforeAll(async () => {
  reader = await loadSentenceReader();
});

function ranked(question: string, text: string) {
  const pages = [textPage(text)];
  const record = readEvidence({
    ...{ id: "letter", originalFilename: "letter.pdf", title: undefined, date: "2025-11-04", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion(question, today), [record], today);
  const before = rankSentences(asked, [record]);
  return { before, after: rerankSentences(asked, before, reader) };
}

const letter = `Clinic 4 November 2025

Her ankles were badly swollen in the spring.
Bumetanide was stopped because of cramps in both legs.
The parking permit is to be renewed in March.
Please bring the blue book to the next visit.
`;

test("what answers in other words comes first", () => {
  expect(ranked("why did they take me off the water tablet", letter).after[0]?.sentence.text).toContain("cramps");
});

test("nothing is lost and nothing is said twice", () => {
  const { before, after } = ranked("what about my ankles", letter);
  expect(new Set(after.map(({ sentence }) => sentence))).toEqual(new Set(before.map(({ sentence }) => sentence)));
  expect(after).toHaveLength(before.length);
});

test("scores fall from the first to the last, those behind the read ones too", () => {
  const many = Array.from({ length: 90 }, (_, index) => `Visit ${index + 1} was about the left knee and its pain.`);
  const scores = ranked("how is my knee", many.join("\n")).after.map(({ score }) => score);
  expect(scores.length).toBeGreaterThan(60);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});

test("a question without a word, and no sentence, are no fault", () => {
  expect(ranked("?", letter).after.length).toBeGreaterThan(0);
  expect(reader.scores([], [])).toEqual([]);
});
