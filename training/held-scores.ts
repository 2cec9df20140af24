import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A question as `reader-questions.ts` wrote it. */
export interface WrittenQuestion {
  folder: string;
  set: string;
  q: string;
  /** What `confidenceFeatures` says of the sentences that a ranker put first that has not learned from the folder. */
  c: Record<string, number>;
  /** How much likelier, for the reader, the best sentence is to answer than nothing; undefined where it has learned from the folder. */
  answers: number | undefined;
}

/** So many of the ranker's best are read once more (`read-pairs.ts`). */
const reread = 6;

/** From what `reader-questions.ts PATH` and `pair-reader.py PATH` wrote. */
export function writtenQuestions(path: string): WrittenQuestion[] {
  const lines = (name: string) =>
    readFileSync(join(path, name), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  const held: ({ scores: number[]; none: number } | null)[] = lines("pairs.jsonl");
  return lines("questions.jsonl").map(({ folder, set, q, c }: WrittenQuestion, at) => {
    const own = held[at];
    return { folder, set, q, c, answers: own ? Math.max(...own.scores.slice(0, reread)) - own.none : undefined };
  });
}
