import { confidenceOf } from "#core/findings/threads/calibration.ts";
import { findPatterns } from "#core/findings/threads/find-patterns.ts";
import { collectSeries } from "#core/findings/threads/series-collection.ts";
import { leastConfidence } from "#core/findings/threads/statistical-threads.ts";
import type { Row } from "../../support/measurement.ts";
import { consequenceWorlds, nullWorlds, type OtherWorld, treatmentWorlds } from "../simulate/other-worlds.ts";
import { writtenNullWorlds, writtenWorlds } from "../simulate/written-worlds.ts";
import { type JudgedPattern, judgePatient, judgePatterns, stateOfWritten } from "./judged-patterns.ts";
import { addToBins, type ConfidenceBins, calibrationError, emptyBins, scorePatients } from "./statistical-score.ts";

const group = "threads";

export interface WorldScore {
  patients: number;
  /** Patients who see a false thread at 60 % or more, and at 90 % or more; with the other explanation beside it, and without. */
  falseAt60: number;
  falseAt90: number;
  unwarned: number;
  /** Patients whose planted effect is shown at 60 % or more, and that with another explanation. */
  found: number;
  warned: number;
  /** What was false, by kind. */
  kinds: Map<string, number>;
}

/** `bins`: takes in how sure each of its threads was, and whether it was true. */
export function scoreWorld(
  { make, write }: OtherWorld,
  firstSeed: number,
  patients: number,
  bins: ConfidenceBins = emptyBins(),
): WorldScore {
  const score: WorldScore = {
    patients,
    falseAt60: 0,
    falseAt90: 0,
    unwarned: 0,
    found: 0,
    warned: 0,
    kinds: new Map(),
  };
  for (let seed = firstSeed; seed < firstSeed + patients; seed += 1) {
    const patient = make(seed);
    const patterns =
      write === undefined
        ? judgePatient(patient)
        : judgePatterns(patient, findPatterns(collectSeries(stateOfWritten(write(patient)))));
    const judged = patterns.filter(({ pattern }) => confidenceOf(pattern) >= leastConfidence);
    const isAt = (least: number) => (each: JudgedPattern) => confidenceOf(each.pattern) >= least;
    for (const { pattern, truth, descriptive } of judged)
      if (!descriptive) addToBins(bins, confidenceOf(pattern), truth !== undefined);
    const wrong = judged.filter(({ truth, descriptive }) => truth === undefined && !descriptive);
    const at60 = wrong.filter(isAt(0.6));
    if (at60.length > 0) score.falseAt60 += 1;
    if (wrong.some(isAt(0.9))) score.falseAt90 += 1;
    if (at60.some(({ pattern }) => pattern.warnings.length === 0)) score.unwarned += 1;
    for (const { pattern } of at60) score.kinds.set(pattern.kind, (score.kinds.get(pattern.kind) ?? 0) + 1);
    const right = judged.filter((each) => each.truth !== undefined && isAt(0.6)(each));
    if (right.length > 0) score.found += 1;
    if (right.some(({ pattern }) => pattern.warnings.some(({ kind }) => kind !== "started-together")))
      score.warned += 1;
  }
  return score;
}

/** The recall that each shape is held to; 0 where the days cannot tell it (half the planted size, or five days of cycles that shift). */
const recallBounds: { [name: string]: number } = {
  "on and off twice (ABAB)": 0.9,
  "stopped and restarted": 0.9,
  "off for some weeks": 0.9,
  "ramp over six weeks": 0.6,
  "baseline of 14 days, effect 2": 0.8,
  "AR 0.6": 0.8,
  "spread over three days": 0.85,
  "spread thinly over four days": 0,
  "cycle, five days worse, the period written down": 0.7,
  "cycle, half of it worse, not written down": 0.7,
  "cycle, five days worse, not written down": 0,
};

/** Worlds that the confidence was not fitted on: nothing found where nothing is, and treatments found however they are taken. */
export function worldRows(firstSeed: number, patients: number): Row[] {
  const rows: Row[] = [];
  // The world of most patients is one of them, with as many patients.
  const { bins } = scorePatients({ firstSeed, patients });
  const add = (name: string, value: number, bound: number, direction: Row["direction"], note: string) =>
    rows.push({ group, name, value, bound, direction, note });
  for (const world of [...nullWorlds, ...writtenNullWorlds]) {
    const { falseAt60, falseAt90, kinds } = scoreWorld(world, firstSeed, patients, bins);
    const note = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(", ");
    add(`${world.name}: false thread at 60 %`, falseAt60 / patients, 0.08, "at-most", note);
    add(`${world.name}: false thread at 90 %`, falseAt90 / patients, 0.02, "at-most", `${patients} patients`);
  }
  for (const world of [...treatmentWorlds, ...writtenWorlds]) {
    const { found, warned } = scoreWorld(world, firstSeed, patients, bins);
    const bound = recallBounds[world.name] ?? 0.9;
    add(`${world.name}: found`, found / patients, bound, "at-least", `with another explanation ${warned} of ${found}`);
  }
  // What is done because of a bad day does go together with it, and is told as that: no false find.
  for (const world of consequenceWorlds) {
    const { unwarned, falseAt60 } = scoreWorld(world, firstSeed, patients);
    add(
      `${world.name}: told as what it goes together with, unwarned`,
      unwarned / patients,
      0.05,
      "at-most",
      `shown to ${falseAt60}`,
    );
  }
  const told = bins.map(({ confidence, share: { hits, of } }) =>
    of === 0 ? "-" : `${(confidence / of).toFixed(2)}: ${(hits / of).toFixed(2)} of ${of}`,
  );
  add(
    "calibration error, all worlds together",
    calibrationError({ bins }, patients / 4),
    0.05,
    "at-most",
    told.join(", "),
  );
  return rows;
}
