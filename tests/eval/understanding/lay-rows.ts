import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answerQuestion } from "#core/answers/answer-question.ts";
import { SearchIndex } from "#core/answers/search-index.ts";
import { indexedDocument } from "#core/answers/search-segment.ts";
import type { Page } from "#core/records/page.ts";
import { atLeast, type MeasuredPart } from "./measured-part.ts";
import { textPage, understoodDocument } from "./qa-run.ts";
import { share } from "./shares.ts";

export interface LayQuestion {
  question: string;
  file: string;
  /** Words of the right passage. */
  words: string;
}

export interface JudgedLayQuestion extends LayQuestion {
  hit: boolean;
  answer: string;
}

const now = new Date("2026-01-15T12:00:00Z");

/** Questions in a patient's words over our own records: is the right passage among the first three that the answer cites? */
export async function judgeLayQuestions(): Promise<JudgedLayQuestion[]> {
  const folder = join(import.meta.dirname, "lay-records");
  const index = new SearchIndex();
  const pages = new Map<string, Page[]>();
  for (const file of readdirSync(folder).sort()) {
    const read = [textPage(readFileSync(join(folder, file), "utf8").trimEnd())];
    const { document, understood } = understoodDocument(file, file, read, now);
    pages.set(file, read);
    index.add(indexedDocument(document), { pages: read, facts: understood.facts });
  }
  const records = { index, pagesOf: async (id: string) => pages.get(id) };
  const questions = readFileSync(join(import.meta.dirname, "lay-questions.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as LayQuestion);
  const judged: JudgedLayQuestion[] = [];
  for (const asked of questions) {
    const answer = await answerQuestion({ question: asked.question, history: [], now, records });
    const cited = answer.sentences.slice(0, 3).flatMap((sentence) => sentence.citations.slice(0, 3));
    const text = pages.get(asked.file)?.[0]?.text ?? "";
    const at = text.indexOf(asked.words);
    // The passage is right if it holds the words, or stands in the same sentence as they do.
    const sentenceStart = Math.max(text.lastIndexOf(". ", at) + 1, text.lastIndexOf("\n", at) + 1);
    const nextStop = text.slice(at).search(/\.(?:\s|$)|\n/);
    const sentenceEnd = nextStop === -1 ? text.length : at + nextStop;
    const hit = cited.some(
      (citation) =>
        citation.originalFilename === asked.file && citation.start < sentenceEnd && citation.end > sentenceStart,
    );
    judged.push({ ...asked, hit, answer: answer.answer });
  }
  return judged;
}

export async function layPart(): Promise<MeasuredPart> {
  const judged = await judgeLayQuestions();
  const hits = judged.filter(({ hit }) => hit).length;
  return {
    rows: [
      atLeast({
        name: "lay questions over our own records: right passage among the first three, without the search pack",
        value: share(hits, judged.length),
        bound: 0.65,
        note: `${hits} of ${judged.length}`,
      }),
    ],
    skips: [],
  };
}
