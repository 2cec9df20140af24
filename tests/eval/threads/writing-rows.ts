import type { Fact } from "#core/domain/fact.ts";
import type { Row } from "../../support/measurement.ts";
import type { SimulatedDocument } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import { foods, numberExposures, symptoms } from "../simulate/world.ts";
import { writers, writtenAs } from "../simulate/writers/written-diaries.ts";
import { readFromText } from "./altered-documents.ts";
import { type Score, scorePatients, shareOf } from "./statistical-score.ts";

const now = new Date("2026-06-01T00:00:00Z");
const group = "threads";

/** What one way of writing costs. */
export interface WayScore {
  way: string;
  /** Of all that the diaries say, and all that was read wrongly besides: what stands on its day with its value. */
  onRightDay: number;
  told: number;
  /** Read on a day of which it was not said, or with another value. */
  wrong: number;
  lost: number;
  recall: number;
  falseShare: number;
  confident: number;
}

export function scoreWays(
  firstSeed: number,
  patients: number,
  ways: readonly string[] = Object.keys(writers),
): WayScore[] {
  return ways.map((way) => scoreWay(way, firstSeed, patients));
}

function scoreWay(way: string, firstSeed: number, patients: number): WayScore {
  const writer = writers[way];
  if (writer === undefined) throw new Error(`No way of writing: ${way}`);
  const read = new Map<number, SimulatedDocument[]>();
  const said = new Map<number, SimulatedDocument[]>();
  let [told, wrong, right] = [0, 0, 0];
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const documents = writtenAs(simulatePatient(seed), writer);
    said.set(seed, documents);
    read.set(seed, readFromText(documents, now));
    for (const [index, document] of documents.entries()) {
      if (!document.id.startsWith("diary")) continue;
      const counts = comparedFacts(document.facts, read.get(seed)?.[index]?.facts ?? []);
      told += counts.told;
      wrong += counts.wrong;
      right += counts.right;
    }
  }
  const scored = (documents: ReadonlyMap<number, SimulatedDocument[]>) =>
    scorePatients({ firstSeed, patients, documents: ({ seed }) => documents.get(seed) ?? [] });
  const [fromFacts, fromText] = [scored(said), scored(read)];
  return {
    way,
    onRightDay: right / (told + wrong),
    told,
    wrong,
    recall: recallOf(fromText),
    lost: recallOf(fromFacts) - recallOf(fromText),
    falseShare: fromText.confident.of === 0 ? 0 : shareOf(fromText.confident),
    confident: fromText.confident.of,
  };
}

const names = new Set([...symptoms, ...numberExposures, ...foods]);

/** Denied or not, and how much: "no pain" and "pain 0" say the same. */
function printOf({ kind, name, date, severity, number, negated }: Fact): string {
  const value = kind === "symptom" ? (negated ? "0" : (severity ?? "")) : negated ? "no" : (number ?? "");
  return `${kind}|${name}|${date?.precision === "day" ? date.date : ""}|${value}`;
}

function comparedFacts(said: readonly Fact[], read: readonly Fact[]) {
  const wanted = new Set(said.map(printOf));
  const found = new Set(
    read
      .filter(({ name, date, historical, subject, hypothetical }) => {
        const isOwn = subject === "patient" && hypothetical !== true && !historical;
        return isOwn && names.has(name) && date?.precision === "day";
      })
      .map(printOf),
  );
  const right = [...wanted].filter((print) => found.has(print)).length;
  return { told: wanted.size, right, wrong: found.size - right };
}

function recallOf({ recall }: Score): number {
  const shares = ["all 0.8", "all 1.2"].map((key) => recall.get(key) ?? { hits: 0, of: 0 });
  return shares.reduce((sum, { hits }) => sum + hits, 0) / shares.reduce((sum, { of }) => sum + of, 0);
}

/** Three rows for each way of writing the same diaries. */
export function writingRows(firstSeed: number, patients: number): Row[] {
  return scoreWays(firstSeed, patients).flatMap(
    ({ way, onRightDay, told, wrong, lost, recall, falseShare, confident }) => [
      {
        group,
        name: `${way}: said on the right day`,
        value: onRightDay,
        bound: 0.98,
        direction: "at-least" as const,
        note: `${told} things said by ${patients} patients, ${wrong} read on a day or with a value that is not theirs`,
      },
      {
        group,
        name: `${way}: recall lost`,
        value: lost,
        bound: 0.05,
        direction: "at-most" as const,
        note: `large and medium effects: ${recall.toFixed(3)} read`,
      },
      {
        group,
        name: `${way}: false among threads at 90 % or more`,
        value: falseShare,
        bound: 0.1,
        direction: "at-most" as const,
        note: `${confident} threads`,
      },
    ],
  );
}
