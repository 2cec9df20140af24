import type { Group, Row, Skip } from "../../support/measurement.ts";
import { documentsOf, type SimulatedDocument } from "../simulate/documents.ts";
import { simulatePatient } from "../simulate/patient.ts";
import { readFromText, shuffledDates } from "./altered-documents.ts";
import { scoreEvidence } from "./evidence-score.ts";
import { growthRow } from "./growth-row.ts";
import { readFromPdf } from "./read-from-pdf.ts";
import { scoreRules } from "./rule-score.ts";
import { calibrationError, type Score, scorePatients, shareOf } from "./statistical-score.ts";

/** Seeds from here on were not looked at while the threads were made; calibration used 1,000,001 to 1,003,000. */
const evaluationSeed = 7_000_001;
const defaultPatients = 2000;
const group = "threads";

const bounds = { large: 0.9, medium: 0.7, falseShare: 0.1, calibration: 0.05, noise: 0.05, confounders: 0.05 };

/** Red threads on simulated patients with known truth. `THREADS_PATIENTS` and `THREADS_SEED` choose how many, and which world. */
export const threadsGroup: Group = {
  name: group,
  async measure() {
    const patients = Number(process.env.THREADS_PATIENTS ?? defaultPatients);
    const firstSeed = Number(process.env.THREADS_SEED ?? evaluationSeed);
    const part = Math.min(patients, 100);
    const score = scorePatients({ firstSeed, patients });
    const rows = [...statisticalRows(score), ...ruleRows(firstSeed), ...evidenceRows(firstSeed, part)];
    rows.push(
      ...mutationRows(firstSeed, part),
      ...(await readingRows(firstSeed, Math.min(patients, 50))),
      growthRow(firstSeed),
    );
    const skips: Skip[] = [
      {
        group,
        name: "recall lost when records are read as photos",
        reason: "no photos of simulated diaries are made yet",
      },
    ];
    return { rows, skips };
  },
};

/** The rows of "Must show" that come from counting over patients. */
export function statisticalRows(score: Score): Row[] {
  const { recall, patients } = score;
  const least = Math.round((100 * patients) / defaultPatients);
  const used = score.bins.filter(({ share }) => share.of >= least).map(({ share }) => share.of);
  const confounded = [...score.confounders.values()];
  const open = {
    hits: confounded.reduce((sum, { hits }) => sum + hits, 0),
    of: confounded.reduce((sum, { of }) => sum + of, 0),
  };
  const curve = ["0.3", "0.5"]
    .map((effect) => `d ${effect}: ${shareOf(recall.get(`all ${effect}`)).toFixed(2)}`)
    .join(", ");
  const kinds = (effect: string) =>
    [...recall]
      .filter(([key]) => key.endsWith(` ${effect}`) && !key.startsWith("all"))
      .map(([key, share]) => `${key.split(" ")[0]} ${shareOf(share).toFixed(2)}`)
      .sort()
      .join(", ");
  return [
    {
      group,
      name: "recall of large effects (d 1.2)",
      value: shareOf(recall.get("all 1.2")),
      bound: bounds.large,
      direction: "at-least",
      note: kinds("1.2"),
    },
    {
      group,
      name: "recall of medium effects (d 0.8)",
      value: shareOf(recall.get("all 0.8")),
      bound: bounds.medium,
      direction: "at-least",
      note: `${kinds("0.8")}; below: ${curve}`,
    },
    {
      group,
      name: "false among threads at 90 % or more",
      value: shareOf(score.confident),
      bound: bounds.falseShare,
      direction: "at-most",
      note: `${score.confident.of} threads`,
    },
    {
      group,
      name: "calibration error (ECE)",
      value: calibrationError(score, least),
      bound: bounds.calibration,
      direction: "at-most",
      note: `bins of ${used.join(", ")} threads`,
    },
    {
      group,
      name: "pure-noise patients who see a thread at 60 % or more",
      value: shareOf(score.noise),
      bound: bounds.noise,
      direction: "at-most",
      note: `${score.noise.of} patients`,
    },
    {
      group,
      name: "confounded pairs shown without the warning",
      value: shareOf(open),
      bound: bounds.confounders,
      direction: "at-most",
      note: [...score.confounders].map(([kind, { hits, of }]) => `${kind} ${hits}/${of}`).join(", "),
    },
    {
      group,
      name: "true treatment effects shown with a warning",
      value: shareOf(score.warnedTruths),
      bound: 0.3,
      direction: "at-most",
      note: "a warning on everything would warn of nothing",
    },
    {
      group,
      name: "planted among tested pairs",
      value: score.planted / score.pairs,
      bound: 0.07,
      direction: "at-most",
      note: `${Math.round(score.pairs / patients)} pairs a patient`,
    },
  ];
}

function ruleRows(seed: number): Row[] {
  const { shown, right, planted, found, mistakes } = scoreRules(seed, 580);
  const note = mistakes.slice(0, 3).join("; ");
  return [
    {
      group,
      name: "precision of rule threads",
      value: right / shown,
      bound: 0.95,
      direction: "at-least",
      note: `${shown} shown`,
    },
    {
      group,
      name: "recall of rule threads",
      value: found / planted,
      bound: 0.9,
      direction: "at-least",
      note: note === "" ? `${planted} planted` : note,
    },
  ];
}

function evidenceRows(firstSeed: number, patients: number): Row[] {
  const { contradicted, told, citations, toTheLetter } = scoreEvidence(firstSeed, patients);
  return [
    {
      group,
      name: "threads with days against them that cite some",
      value: told / contradicted,
      bound: 1,
      direction: "at-least",
      note: `${contradicted} threads`,
    },
    {
      group,
      name: "quotes that stand in the record to the letter",
      value: toTheLetter / citations,
      bound: 1,
      direction: "at-least",
      note: `${citations} citations`,
    },
  ];
}

/** Each mutation must turn a row red: 1 where it does. */
function mutationRows(firstSeed: number, patients: number): Row[] {
  const uncorrected = scorePatients({ firstSeed, patients, correction: (p) => [...p] });
  const shuffled = scorePatients({
    firstSeed,
    patients,
    documents: (patient) => shuffledDates(documentsOf(patient), patient.seed),
  });
  const silent = scoreEvidence(firstSeed, Math.min(patients, 40), (thread) => ({
    ...thread,
    evidence: { ...thread.evidence, contradicting: [] },
  }));
  const isRed = [
    [
      "without the correction for many pairs",
      shareOf(uncorrected.noise) > bounds.noise || shareOf(uncorrected.confident) > bounds.falseShare,
    ],
    ["with shuffled dates", shareOf(shuffled.recall.get("all 1.2")) < bounds.large],
    ["with the evidence against left out", silent.told < silent.contradicted],
  ] as const;
  return isRed.map(([name, red]) => ({
    group,
    name: `turns red ${name}`,
    value: Number(red),
    bound: 1,
    direction: "at-least" as const,
  }));
}

type Altered = ReadonlyMap<number, readonly SimulatedDocument[]>;

/** How much recall of large and medium effects is lost when the product reads the records itself. */
function readingRow(name: string, firstSeed: number, altered: Altered): Row {
  const patients = altered.size;
  const recallOf = ({ recall }: Score) => {
    const shares = ["all 0.8", "all 1.2"].map((key) => recall.get(key) ?? { hits: 0, of: 0 });
    return shares.reduce((sum, { hits }) => sum + hits, 0) / shares.reduce((sum, { of }) => sum + of, 0);
  };
  const told = recallOf(scorePatients({ firstSeed, patients }));
  const read = recallOf(scorePatients({ firstSeed, patients, documents: ({ seed }) => altered.get(seed) ?? [] }));
  const note = `${told.toFixed(3)} from facts, ${read.toFixed(3)} read, ${patients} patients`;
  return { group, name, value: told - read, bound: 0.05, direction: "at-most", note };
}

async function readingRows(firstSeed: number, patients: number): Promise<Row[]> {
  const now = new Date("2026-06-01T00:00:00Z");
  const fromText = new Map<number, readonly SimulatedDocument[]>();
  const fromPdf = new Map<number, readonly SimulatedDocument[]>();
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const documents = documentsOf(simulatePatient(seed));
    fromText.set(seed, readFromText(documents, now));
    if (seed < firstSeed + patients / 4) fromPdf.set(seed, await readFromPdf(documents, now));
  }
  return [
    readingRow("recall lost when records are read as text", firstSeed, fromText),
    readingRow("recall lost when records are read as PDF", firstSeed, fromPdf),
  ];
}
