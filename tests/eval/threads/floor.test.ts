import { expect, it } from "vitest";
import { holds } from "../../support/measurement.ts";
import { documentsOf } from "../simulate/documents.ts";
import type { SimulatedPatient } from "../simulate/truth.ts";
import { shuffledDates } from "./altered-documents.ts";
import { scoreEvidence } from "./evidence-score.ts";
import { statisticalRows } from "./group.ts";
import { scorePatients } from "./statistical-score.ts";

/** Few patients of one fixed world: too few for calibration, enough to notice when threads break. */
const floor = { firstSeed: 7_500_001, patients: 60 };
const measuredHere = ["recall of large effects", "recall of medium effects", "false among threads", "confounded pairs"];

it("holds its floor on sixty simulated patients", { timeout: 60_000 }, () => {
  const rows = statisticalRows(scorePatients(floor)).filter(({ name }) =>
    measuredHere.some((start) => name.startsWith(start)),
  );
  expect(rows).toHaveLength(measuredHere.length);
  expect(rows.filter((row) => !holds(row))).toEqual([]);
});

it("misses it without the correction for many pairs", { timeout: 60_000 }, () => {
  const rows = statisticalRows(scorePatients({ ...floor, correction: (p) => [...p] }));
  const [noise] = rows.filter(({ name }) => name.startsWith("pure-noise"));
  expect(noise !== undefined && holds(noise)).toBe(false);
});

it("misses it with shuffled dates", { timeout: 60_000 }, () => {
  const documents = (patient: SimulatedPatient) => shuffledDates(documentsOf(patient), patient.seed);
  const rows = statisticalRows(scorePatients({ ...floor, documents }));
  const recall = rows.filter(({ name }) => name.startsWith("recall of"));
  expect(recall.map(holds)).toEqual([false, false]);
});

it("notices when the evidence against is left out", { timeout: 60_000 }, () => {
  const whole = scoreEvidence(floor.firstSeed, 20);
  expect(whole.contradicted).toBeGreaterThan(10);
  expect(whole.told).toBe(whole.contradicted);
  const silent = scoreEvidence(floor.firstSeed, 20, (thread) => ({
    ...thread,
    evidence: { ...thread.evidence, contradicting: [] },
  }));
  expect(silent.told).toBeLessThan(silent.contradicted);
});
