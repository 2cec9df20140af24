import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readQuestion } from "#core/findings/answers/question.ts";
import { type Asked, readAsked } from "#core/findings/evidence/asked-terms.ts";
import { candidates, type RankedSentence } from "#core/findings/evidence/passage-ranker.ts";
import type { ReadEvidence } from "#core/findings/evidence/read-evidence.ts";

/** What a reader that did not learn from the folder says of a question's sentences, by folder and question. */
export type HeldScores = ReadonlyMap<string, readonly [text: string, score: number][]>;

/** From what `reader-questions.ts PATH` and `sentence-reader.py PATH VECTORS --measure` wrote. */
export function heldScores(path: string): HeldScores {
  const lines = (name: string) =>
    readFileSync(join(path, name), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));
  const texts = lines("sentences.jsonl").map(({ x }: { x: string }) => x);
  const scores: (number[] | null)[] = lines("held.jsonl");
  const questions: { folder: string; q: string; rows: [number][] }[] = lines("questions.jsonl");
  return new Map(
    questions.flatMap(({ folder, q, rows }, at) => {
      const own = scores[at];
      if (!own) return [];
      const found = rows.map(([number], row): [string, number] => [texts[number] ?? "", own[row] ?? -50]);
      return [[`${folder}/${q}`, found] as const];
    }),
  );
}

/** A question with its sentences in the order of that reader; undefined where it was not asked. */
export function rankedByHeld(
  held: HeldScores,
  { folder, question, today }: { folder: string; question: string; today: string },
  records: readonly ReadEvidence[],
): { asked: Asked; ranked: RankedSentence[] } | undefined {
  const known = held.get(`${folder}/${question}`);
  if (known === undefined) return undefined;
  const left = [...known];
  const asked = readAsked(readQuestion(question, today), records, today);
  const ranked = candidates(asked, records).flatMap((candidate) => {
    const at = left.findIndex(([text]) => text === candidate.sentence.text);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found === undefined ? [] : [{ ...candidate, score: found[1] }];
  });
  return { asked, ranked: ranked.sort((one, other) => other.score - one.score) };
}
