import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answerQuestion } from "#core/answers/answer-question.ts";
import type { Embedder } from "#core/answers/embedder.ts";
import { SearchIndex } from "#core/answers/search-index.ts";
import { indexedDocument } from "#core/answers/search-segment.ts";
import type { Page } from "#core/records/page.ts";
import { atLeast, type MeasuredPart } from "./measured-part.ts";
import { textPage, understoodDocument } from "./qa-run.ts";
import { meaningOfQuestions, searchPack } from "./search-pack.ts";
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
export async function judgeLayQuestions(embedder?: Embedder): Promise<JudgedLayQuestion[]> {
  const folder = join(import.meta.dirname, "lay-records");
  const index = new SearchIndex();
  const pages = new Map<string, Page[]>();
  for (const file of readdirSync(folder).sort()) {
    const read = [textPage(readFileSync(join(folder, file), "utf8").trimEnd())];
    const { document, understood } = understoodDocument(file, file, read, now);
    pages.set(file, read);
    index.add(indexedDocument(document), { pages: read, facts: understood.facts });
  }
  const pagesOf = async (id: string) => pages.get(id);
  const meaningOf = await meaningOfQuestions(embedder, index, pages);
  const questions = readFileSync(join(import.meta.dirname, "lay-questions.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as LayQuestion);
  const judged: JudgedLayQuestion[] = [];
  for (const asked of questions) {
    const records = { index, pagesOf, ...(await meaningOf(asked.question)) };
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
  const byWords = await judgeLayQuestions();
  const byMeaning = await judgeLayQuestions(await searchPack());
  const row = (judged: JudgedLayQuestion[], pack: string, bound: number) => {
    const hits = judged.filter(({ hit }) => hit).length;
    return atLeast({
      name: `lay questions over our own records: right passage among the first three, ${pack} the search pack`,
      value: share(hits, judged.length),
      bound,
      note: `${hits} of ${judged.length}`,
    });
  };
  return { rows: [row(byWords, "without", 0.65), row(byMeaning, "with", 0.85)], skips: [] };
}
