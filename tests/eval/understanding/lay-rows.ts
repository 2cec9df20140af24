import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "#core/domain/page.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import type { Embedder } from "#core/findings/answers/embedder.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
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

/** Questions, and the records that they are asked of. */
export interface LaySet {
  questions: string;
  records: string;
}

/** Written before anything was tuned. */
export const layQuestions: LaySet = { questions: "lay-questions.jsonl", records: "lay-records" };
/** Written later, each over other records and before its misses were looked at, when those before had been tuned to. */
export const laterLayQuestions: LaySet[] = ["second", "third", "fourth", "fifth", "sixth"].map((set) => ({
  questions: `lay-questions-${set}.jsonl`,
  records: `lay-records-${set}`,
}));

const now = new Date("2026-01-15T12:00:00Z");

/** Questions in a patient's words over our own records: is the right passage among the first three that the answer cites? */
export async function judgeLayQuestions(
  { questions: questionsFile, records: recordsFolder }: LaySet,
  embedder?: Embedder,
): Promise<JudgedLayQuestion[]> {
  const folder = join(import.meta.dirname, recordsFolder);
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
  const questions = readFileSync(join(import.meta.dirname, questionsFile), "utf8")
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
  const pack = await searchPack();
  const rows = [];
  for (const [name, sets] of [
    ["lay questions over our own records", [layQuestions]],
    ["lay questions, later sets", laterLayQuestions],
  ] as const) {
    for (const [embedder, how, bound] of [
      [undefined, "without", 0.65],
      [pack, "with", 0.85],
    ] as const) {
      const judged = [];
      for (const set of sets) judged.push(...(await judgeLayQuestions(set, embedder)));
      const hits = judged.filter(({ hit }) => hit).length;
      rows.push(
        atLeast({
          name: `${name}: right passage among the first three, ${how} the search pack`,
          value: share(hits, judged.length),
          bound,
          note: `${hits} of ${judged.length}`,
        }),
      );
    }
  }
  return { rows, skips: [] };
}
