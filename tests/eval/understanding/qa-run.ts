import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import type { Embedder } from "#core/findings/answers/embedder.ts";
import { indexedDocument } from "#core/findings/answers/indexed-document.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { dataPath } from "./data-folder.ts";
import { judge, type QaQuestion, type Verdict } from "./qa-matcher.ts";
import { meaningOfQuestions } from "./search-pack.ts";

export interface JudgedQuestion {
  question: QaQuestion;
  answer: string;
  found: boolean;
  cited: string[];
  verdict: Verdict;
}

/** Gives the product one page of text, as a text file would be read. */
export function textPage(text: string): Page {
  return { number: 1, text, lines: [], source: "text-layer" };
}

export function understoodDocument(id: string, originalFilename: string, pages: Page[], now: Date) {
  const understood = understandDocument({ document: { id, originalFilename }, pages, now });
  const document: MedicalDocument = {
    id,
    type: "pdf",
    originalFilename,
    uploadedAt: now.toISOString(),
    processingStatus: "completed",
    summary: understood.summary,
    mediaType: "text/plain",
    byteSize: 0,
    sha256: id,
    kind: understood.kind,
    ...(understood.title === undefined ? {} : { title: understood.title }),
    ...(understood.occurredOn === undefined ? {} : { occurredOn: understood.occurredOn }),
  };
  return { document, understood };
}

const now = new Date("2026-01-15T12:00:00Z");

/** All questions of all patients, answered by the product and judged. Empty where the data is missing. */
export async function runQa(
  pagesOfFile: (patient: string, file: string) => Page[] = (_patient, file) => [
    textPage(readFileSync(file, "utf8").trimEnd()),
  ],
  embedder?: Embedder,
): Promise<JudgedQuestion[]> {
  const folder = dataPath("qa", "records");
  if (folder === undefined) return [];
  const questions = readFileSync(join(folder, "questions.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as QaQuestion);
  const judged: JudgedQuestion[] = [];
  for (const patient of new Set(questions.map((question) => question.patient))) {
    const index = new SearchIndex();
    const pages = new Map<string, Page[]>();
    for (const file of readdirSync(join(folder, patient)).sort()) {
      const read = pagesOfFile(patient, join(folder, patient, file));
      const { document, understood } = understoodDocument(`${patient}/${file}`, file, read, now);
      pages.set(document.id, read);
      index.add(indexedDocument(document), { pages: read, facts: understood.facts });
    }
    const pagesOf = async (id: string) => pages.get(id);
    const meaningOf = await meaningOfQuestions(embedder, index, pages);
    for (const question of questions.filter((candidate) => candidate.patient === patient)) {
      const records = { index, pagesOf, ...(await meaningOf(question.question)) };
      const answer = await answerQuestion({ question: question.question, history: [], now, records });
      const cited = answer.sentences.flatMap((sentence) =>
        sentence.citations.map((citation) => citation.originalFilename),
      );
      judged.push({
        question,
        answer: answer.answer,
        found: answer.found,
        cited,
        verdict: judge(question, { text: answer.answer, found: answer.found, cited }),
      });
    }
  }
  return judged;
}
