import { bounded, longestQuestion } from "#core/domain/bounded-text.ts";
import type { Chart } from "#core/domain/chart.ts";
import type { Message } from "#core/domain/conversation.ts";
import { type AskedMedicines, askedMedicines } from "./asked-medicines.ts";
import { askedPerson } from "./asked-person.ts";
import { type AskedResults, askedResults } from "./asked-results.ts";
import { asksForThing } from "./asked-things.ts";
import type { Operation } from "./operation-cues.ts";
import { plainQuestion } from "./plain-question.ts";
import { questionParts } from "./question-parts.ts";
import { type AskedOperation, askedOperations } from "./read-operation.ts";
import { type AskedWindow, askedWindow } from "./read-window.ts";
import { withoutAudience } from "./without-audience.ts";

/** One question, read: what is asked for, of what, when, and of whom. */
export interface AskedPart {
  text: string;
  plain: string;
  operations: AskedOperation[];
  medicines: AskedMedicines;
  results: AskedResults;
  window: AskedWindow | undefined;
  person: "patient" | { relative: string };
  /** Leans on what was said before it: the rest of the text, or the last turn. */
  borrowed: boolean;
}

/** More questions than anybody asks at once. */
const mostParts = 12;

const pointsBack =
  /\b(?:it|that|this|these|those|them|they|one|ones|then|the same)\b|^(?:and|or|what about|how about)\b/;

/** The questions in what somebody typed, each read against the chart. */
export function readPlan(
  typed: string,
  history: readonly Pick<Message, "role" | "content">[],
  chart: Chart,
): AskedPart[] {
  const text = bounded(typed, longestQuestion);
  const parts: AskedPart[] = [];
  const whole = { text, plain: plainQuestion(text) };
  for (const { text: part, goesOn } of questionParts(text).slice(0, mostParts)) {
    const plain = plainQuestion(part);
    const read = readPart(part, plain, chart);
    if (isBare(read) && (goesOn || pointsBack.test(plain) || parts.length === 0)) {
      const lender = lenderOf(parts, whole, history, chart);
      if (lender !== undefined) {
        read.medicines = lender.medicines;
        read.results = lender.results;
        read.borrowed = true;
      }
    }
    parts.push(read);
  }
  return parts;
}

export function readPart(typed: string, typedPlain: string, chart: Chart): AskedPart {
  const text = bounded(typed, longestQuestion);
  const whole = bounded(typedPlain, longestQuestion);
  const head = withoutAudience(whole);
  const plain = asksForThing(head, "medicines") || asksForThing(head, "allergies") ? head : whole;
  return {
    text,
    plain,
    operations: askedOperations(plain),
    medicines: askedMedicines(text, plain, chart),
    results: askedResults(text, plain, chart),
    window: askedWindow(plain, chart.asOf),
    person: askedPerson(plain),
    borrowed: false,
  };
}

export function hasOperation(part: AskedPart, ...wanted: Operation[]): boolean {
  return part.operations.some(({ operation }) => wanted.includes(operation));
}

function isBare({ medicines, results }: AskedPart): boolean {
  return (
    medicines.medicines.length === 0 &&
    results.results.length === 0 &&
    medicines.missing.length === 0 &&
    results.missing.length === 0
  );
}

/** What a bare question is about: the part before it, the rest of what was typed, else the last thing that was asked. */
function lenderOf(
  before: readonly AskedPart[],
  whole: { text: string; plain: string },
  history: readonly Pick<Message, "role" | "content">[],
  chart: Chart,
): AskedPart | undefined {
  const earlier = before.findLast((part) => !isBare(part));
  if (earlier !== undefined) return earlier;
  const all = readPart(whole.text, whole.plain, chart);
  if (!isBare(all)) return all;
  const turn = history.findLast(({ role }) => role === "user");
  if (turn === undefined || !pointsBack.test(whole.plain)) return undefined;
  const last = readPart(turn.content, plainQuestion(turn.content), chart);
  return isBare(last) ? undefined : last;
}
