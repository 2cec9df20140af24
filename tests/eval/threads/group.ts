import type { Group, Row } from "../../support/measurement.ts";
import { documentsOf } from "../simulate/documents.ts";
import { shuffledDates } from "./altered-documents.ts";
import { scoreEvidence } from "./evidence-score.ts";
import { growthRow } from "./growth-row.ts";
import { scorePairs } from "./pair-score.ts";
import { readingRows } from "./reading-rows.ts";
import { scoreRules } from "./rule-score.ts";
import { scoreSettling } from "./settling-score.ts";
import { calibrationError, type Score, scorePatients, shareOf } from "./statistical-score.ts";
import { worldRows } from "./world-rows.ts";
import { writingRows } from "./writing-rows.ts";

/** Seeds from here on were not looked at while the threads were made; calibration used 1,000,001 to 1,003,000, thresholds were chosen on 2,000,001 to 2,000,900, and the ways of writing and the other worlds were looked at from 3,000,001 and 4,000,001 on. */
const evaluationSeed = 7_000_001;
const defaultPatients = 2000;
const group = "threads";

const bounds = { large: 0.9, medium: 0.7, falseShare: 0.1, calibration: 0.05, noise: 0.05, confounders: 0.05 };

/** Red threads on simulated patients with known truth. `THREADS_PATIENTS`, `THREADS_PHOTO_PATIENTS` and `THREADS_SEED` choose how many, and which world. */
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
      ...writingRows(firstSeed, Math.min(patients, 24)),
      ...worldRows(firstSeed, Math.min(patients, 100)),
      ...pairRows(),
      settlingRow(firstSeed, Math.min(patients, 60)),
    );
    return { rows, skips: [] };
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
      name: "seasons shown as a treatment's without the warning",
      value: shareOf(score.confounders.get("season")),
      bound: bounds.confounders,
      direction: "at-most",
    },
    {
      group,
      name: "true treatment effects shown with another explanation",
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

/** Pairs of records that differ by little: a thread in the one, none in the other. */
function pairRows(): Row[] {
  const { pairs, found, false: wrong, urgent, urgentFirst, mistakes } = scorePairs();
  const note = mistakes.slice(0, 6).join("; ");
  return [
    { group, name: "pairs of rule cases: found", value: found / pairs, bound: 0.85, direction: "at-least", note },
    {
      group,
      name: "pairs of rule cases: false",
      value: wrong / pairs,
      bound: 0.03,
      direction: "at-most",
      note: `${pairs} pairs`,
    },
    {
      group,
      name: "urgent results first, and said so",
      value: urgentFirst / urgent,
      bound: 1,
      direction: "at-least",
      note: `${urgent} records`,
    },
  ];
}

function settlingRow(firstSeed: number, patients: number): Row {
  const { told, confirmed, gone } = scoreSettling(firstSeed, patients);
  return {
    group,
    name: "settled after the entries that were named",
    value: (confirmed + gone) / told,
    bound: 0.7,
    direction: "at-least",
    note: `${told} threads: ${confirmed} became sure, ${gone} went away`,
  };
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
