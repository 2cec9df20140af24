import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "#core/domain/page.ts";
import { structureOfPages } from "#core/findings/evidence/evidence-record.ts";
import { type ReadEvidence, readEvidence } from "#core/findings/evidence/read-evidence.ts";

/** The repository's own lay questions, but the two last sets, which are kept to judge by. */
export const laySets = ["", "-second", "-third", "-fourth"];
const evaluation = new URL("../tests/eval/understanding/", import.meta.url).pathname;

export interface LayQuestion {
  question: string;
  file: string;
  words: string;
}

export function layQuestionsOf(set: string): LayQuestion[] {
  const lines = readFileSync(join(evaluation, `lay-questions${set}.jsonl`), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as LayQuestion);
}

export function layRecordsOf(set: string, today: string): ReadEvidence[] {
  const folder = join(evaluation, `lay-records${set}`);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8").trimEnd();
      const pages: Page[] = [{ number: 1, text, lines: [], source: "text-layer" }];
      const structure = structureOfPages(pages, today);
      const date = structure.dateOfCare?.date;
      return readEvidence({
        id: file.replace(/\.txt$/, ""),
        originalFilename: file,
        title: undefined,
        date,
        pages,
        structure,
      });
    });
}
