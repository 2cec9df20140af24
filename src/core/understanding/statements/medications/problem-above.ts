import type { MedicationStatement } from "#core/domain/statement.ts";
import { problemNamesIn } from "#core/understanding/statements/problem/problem-names.ts";
import { citeWords, type StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { takenChanges } from "./taken-changes.ts";
import { isTreatedBy } from "./treated-problems.ts";

/** The problem under which a plan goes on: "1. Hypertension: above goal.", "Problem: gout". */
export interface ProblemAbove {
  name: string;
  words: string;
  page: number;
  start: number;
  end: number;
}

const marker = /^\W*(?:\(?\d{1,2}[.)]|#\d{0,2}|[a-z]\))?\s*/i;
const label = /^(?:problems?|indication|diagnosis|dx|condition|issue|reason)\s*(?:\d\s*)?[:–-]\s*/i;
const opens =
  /^(?:\W{0,4}(?:[:.,;–—-]|\(|$|\n)| (?:is |was )?(?:stable|controlled|well|poorly|active|ongoing|new|on)\b)/i;

/** The problem that a passage opens, the one above it where it goes on, nothing where it opens something else. */
export function problemAbove(passage: StructuredPassage, above: ProblemAbove | undefined): ProblemAbove | undefined {
  const marked = marker.exec(passage.text)?.[0] ?? "";
  const labelled = label.exec(passage.text.slice(marked.length))?.[0] ?? "";
  const from = marked.length + labelled.length;
  const words = passage.text.slice(from, from + 70).replace(/\s/g, " ");
  const problem = problemNamesIn(words, 0).find(({ start }) => start <= 24);
  const isHead =
    problem !== undefined &&
    opens.test(words.slice(problem.end)) &&
    !/\b(?:no|not|denies|family|mother|father|if|for|with)\b|[.;:]/i.test(words.slice(0, problem.start));
  if (isHead)
    return {
      name: problem.name,
      words: problem.printedName,
      page: passage.page,
      start: passage.start + from + problem.start,
      end: passage.start + from + problem.end,
    };
  const isNewItem = /[\d#•*]/.test(marked) || passage.kind === "heading" || passage.role === "heading";
  return isNewItem || above?.page !== passage.page ? undefined : above;
}

/** What stands under a problem that such a medicine is for is given for it. */
export function addPurposeFromAbove(
  source: StatementSource,
  statement: MedicationStatement,
  above: ProblemAbove | undefined,
): void {
  if (above === undefined || statement.purpose !== undefined || statement.subject !== undefined) return;
  if (!takenChanges.has(statement.change) || !/^(?:affirmed|planned)$/.test(statement.assertion)) return;
  if (isTreatedBy(statement.name, `${above.name} ${above.words}`) !== true) return;
  statement.purpose = above.words;
  statement.citations.push(citeWords(source, above));
}
