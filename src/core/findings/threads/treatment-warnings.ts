import { whiten, whiteningFor } from "./autoregression.ts";
import { treatmentColumn, trendColumn, waveColumns } from "./candidates.ts";
import type { OutcomeResult, TestedCandidate } from "./outcome-patterns.ts";
import { addedColumn, addedColumns, fitModel } from "./regression.ts";
import type { Treatment } from "./treatments.ts";

/** Why a difference before and after a treatment may not be the treatment's. */
export type TreatmentWarning =
  | { kind: "started-at-a-peak" }
  | { kind: "slow-change" }
  | { kind: "season-possible" }
  | { kind: "started-together"; others: string[] }
  /** Of what people do or take because of how they are. */
  | { kind: "taken-because" }
  | { kind: "left-out-because" };

/** Treatments that change within so many days cannot be told apart. */
const togetherDays = 14;
const peakWindows = [14, 28];
/** Days off the treatment by which others of them are judged. */
const fewestOfBaseline = 8;
const yearDays = 365.25;
/** In doubt of the treatment. On training seeds three in four patterns within it were not the treatment's, and one in three beyond it. */
const margin = 1;
/**
 * Student's t of the step beside a wave of one year, below which the wave leaves it too little to stand on. On training seeds
 * values from 1.7 to 2 left one to five seasons in a hundred unwarned; such a pattern has its own calibration, so a true effect is shown.
 */
const leastBesideSeason = 1.85;

/**
 * The other explanations that fit a treatment's pattern as well. Regression to the mean (Galton 1886; Barnett, van der Pols and Dobson,
 * Int J Epidemiol 34, 2005): without the days right before the change, the difference is less than half or no longer stands. A slow change:
 * a straight line or a wave of one year explains the outcome as well as the step (Schwarz's information criterion, with a margin of 1 in
 * doubt of the treatment). A season is possible: the step is better than the wave, but beside it little of it is left. Started together:
 * another treatment began or ended within two weeks.
 */
export function treatmentWarnings(
  result: OutcomeResult,
  found: TestedCandidate,
  treatments: readonly Treatment[],
): TreatmentWarning[] {
  const { treatment } = found.candidate;
  if (treatment === undefined) return [];
  const warnings: TreatmentWarning[] = [];
  const others = changedWith(treatment, treatments);
  if (others.length > 0) warnings.push({ kind: "started-together", others });

  const { days, values } = result.outcome;
  const rest = result.accepted.filter(({ candidate }) => candidate !== found.candidate && candidate.kind !== "trend");
  const whitening = whiteningFor(days, result.rho);
  const constant = new Float64Array(days.length).fill(1);
  const base = [constant, ...rest.flatMap(({ best }) => best.columns)].map((column) => whiten(column, whitening));
  const outcome = whiten(values, whitening);
  const model = fitModel(base, outcome);
  const [column = treatmentColumn(days, treatment)] = found.best.columns;
  const step = whiten(column, whitening);
  const whole = addedColumn(model, step);

  const changes = treatment.spans.flatMap(({ from, to }) => [from, to]).filter((day) => day !== undefined);
  const on = treatmentColumn(days, treatment);
  const peaked = peakWindows.some((window) => {
    const isNear = (day: number) => changes.some((change) => day < change && day >= change - window);
    // Where the days before the change are all there is to compare with, none of them is unusual among the others.
    const left = days.filter((day, index) => on[index] === 0 && !isNear(day)).length;
    if (left < fewestOfBaseline && on.length > 0) return false;
    const peaks = changes
      .map((change) => Float64Array.from(days, (day) => Number(day < change && day >= change - window)))
      .map((column) => whiten(column, whitening));
    const without = addedColumn(fitModel([...base, ...peaks], outcome), step);
    return without.coefficient * whole.coefficient <= 0.5 * whole.coefficient ** 2 || Math.abs(without.t) < 1.7;
  });
  if (peaked) warnings.push({ kind: "started-at-a-peak" });

  const n = days.length;
  const criterion = (explained: number, columns: number) =>
    n * Math.log(Math.max(1e-12, model.rest - explained)) + columns * Math.log(n);
  const explainedBy = (f: number, count: number, degrees: number) => (model.rest * f * count) / (f * count + degrees);
  const ofStep = criterion(explainedBy(whole.t ** 2, 1, whole.degrees), 1);
  const line = addedColumn(model, whiten(trendColumn(days), whitening));
  const year = waveColumns(days, yearDays).map((column) => whiten(column, whitening));
  const wave = addedColumns(model, year);
  const slow = Math.min(
    criterion(explainedBy(line.t ** 2, 1, line.degrees), 1),
    criterion(explainedBy(wave.f, 2, wave.degrees), 2),
  );
  const besideYear = addedColumn(fitModel([...base, ...year], outcome), step).t * Math.sign(whole.t);
  if (slow < ofStep + margin) warnings.push({ kind: "slow-change" });
  else if (besideYear < leastBesideSeason) warnings.push({ kind: "season-possible" });
  return warnings;
}

/** The steps of other medicines that lie near this one's; a medicine that changed without a step of its own is named as it is. */
function changedWith({ start, stop, spans, changedTo, name }: Treatment, treatments: readonly Treatment[]): string[] {
  const own = (changedTo === undefined ? spans.flatMap(({ from, to }) => [from, to]) : [start, stop]).filter(
    (day) => day !== undefined,
  );
  const isNear = (day: number | undefined) =>
    day !== undefined && own.some((change) => Math.abs(day - change) <= togetherDays);
  const others = treatments.filter((other) => other.name !== name);
  const near = others.filter(
    (other) =>
      isNear(other.start) ||
      (other.changedTo === undefined && other.spans.some(({ from, to }) => isNear(from) || isNear(to))),
  );
  const named = new Set(near.map((other) => other.name));
  const unnamed = others.filter((other) => !named.has(other.name) && other.changes.some(isNear));
  return [...near.map(({ key }) => key), ...new Set(unnamed.map((other) => other.name))];
}
