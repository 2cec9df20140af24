import { beforeAll, expect, test } from "vitest";
import { readQuestion } from "#core/findings/answers/question.ts";
import { readAsked } from "#core/findings/evidence/asked-terms.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { rankSentences } from "#core/findings/evidence/passage-ranker.ts";
import { readEvidence } from "#core/findings/evidence/read-evidence.ts";
import type { PairReader } from "#core/findings/evidence/reranking/pair-reader.ts";
import { loadPairReader, readBestPairs } from "#core/findings/evidence/reranking/read-pairs.ts";
import { textPage } from "../../../../support/record-fixtures.ts";

const today = "2026-02-12";
let reader: PairReader;
beforeAll(async () => {
  reader = await loadPairReader();
});

const letter = `Clinic 4 November 2025

Her ankles were badly swollen in the spring.
Bumetanide was stopped because of cramps in both legs.
The parking permit is to be renewed in March.
Please bring the blue book to the next visit.
`;

function read(question: string, text = letter) {
  const pages = [textPage(text)];
  const record = readEvidence({
    ...{ id: "letter", originalFilename: "letter.pdf", title: undefined, date: "2025-11-04", pages },
    structure: structureOfPages(pages, today),
  });
  const asked = readAsked(readQuestion(question, today), [record], today);
  const before = rankSentences(asked, [record]);
  return { before, ...readBestPairs(asked, before, before, reader) };
}

test("what the letter tells is likelier answered than what it does not", () => {
  const { answers: told } = read("why was bumetanide stopped");
  const { answers: untold } = read("what brand is my hearing aid");
  expect(told).toBeGreaterThan(untold + 1);
});

test("nothing is lost and nothing is said twice", () => {
  const { before, ranked } = read("what about my ankles");
  expect(new Set(ranked.map(({ sentence }) => sentence))).toEqual(new Set(before.map(({ sentence }) => sentence)));
  expect(ranked).toHaveLength(before.length);
});

test("scores fall from the first to the last, those behind the read ones too", () => {
  const many = Array.from({ length: 30 }, (_, index) => `Visit ${index + 1} was about the left knee and its pain.`);
  const scores = read("how is my knee", many.join("\n")).ranked.map(({ score }) => score);
  expect(scores.length).toBeGreaterThan(20);
  expect(scores).toEqual([...scores].sort((one, other) => other - one));
});

test("the same pair has the same score, whatever was read before it", () => {
  const of = (text: string, score: number) => ({
    ...{ pieces: reader.piecesOf(text), heading: [] },
    features: [],
    score,
  });
  const sentence = of("Bumetanide was stopped because of cramps.", 1);
  const [alone] = reader.scores("why was it stopped", [sentence]);
  const [, after] = reader.scores("why was it stopped", [of("x ".repeat(200), 0), sentence]);
  expect(after).toBe(alone);
  expect(reader.scores("", [])).toEqual([]);
});
