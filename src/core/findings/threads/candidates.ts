import { cycleSpans, isCycle } from "./cycle.ts";
import type { DailySeries } from "./daily-series.ts";
import { weekdayNames, weekdayOf } from "./day-number.ts";
import { isOn, type Treatment } from "./treatments.ts";
import { withoutWeekdays } from "./weekday-means.ts";

export type PatternKind = "treatment" | "trigger" | "together" | "trend" | "weekly" | "monthly";

/** One way in which a pair could show itself: a lag, a weekday, a length of month. */
export interface Alternative {
  columns: Float64Array[];
  lagDays?: number;
  /** Where several days in a row are taken together: the first and the last of them, counted from the exposure. */
  lagSpan?: readonly [from: number, to: number];
  /** 0 for Monday. */
  weekdays?: number[];
  periodDays?: number;
}

/** A pair to be tested: an outcome with one thing that may go together with it. */
export interface Candidate {
  kind: Exclude<PatternKind, "together">;
  /** Changes slowly, so that the correlation of neighbouring days must be estimated with it in the model. */
  slow: boolean;
  alternatives: Alternative[];
  treatment?: Treatment;
  exposure?: DailySeries;
}

export const longestLag = 14;
/** A weekly rhythm is looked for over at least so many days: eight weeks. */
export const leastSpanOfRhythm = 56;
const periods = [25, 27, 28, 29, 30.44, 32];

/** Whether a thing is written down day by day, and not measured now and then. */
export function isDaily({ kind }: DailySeries): boolean {
  return kind === "symptom" || kind === "lifestyle";
}

/** Everything that one outcome is tested against. */
export function candidatesFor(
  outcome: DailySeries,
  treatments: readonly Treatment[],
  exposures: readonly DailySeries[],
): Candidate[] {
  const daily = isDaily(outcome);
  const candidates: Candidate[] = [];
  for (const treatment of treatments) {
    const column = treatmentColumn(outcome.days, treatment);
    const least = daily ? 10 : 3;
    const on = column.reduce((sum, value) => sum + value, 0);
    if (on < least || column.length - on < least) continue;
    const alternatives = daily
      ? onsetDays.map((days) => ({ columns: [rampColumn(outcome.days, treatment, days)] }))
      : [];
    candidates.push({
      kind: "treatment",
      slow: true,
      treatment,
      alternatives: [{ columns: [column] }, ...alternatives],
    });
  }
  // A diary grows or shrinks: that something is named more often is no trend of the thing itself.
  if (outcome.scale === "number") {
    candidates.push({ kind: "trend", slow: true, alternatives: [{ columns: [trendColumn(outcome.days)] }] });
  }
  if (!daily) return candidates;
  for (const exposure of exposures) {
    // Between two things of daily life, only what is done or eaten is asked about: else each pair would be tested twice.
    if (exposure.key === outcome.key || (outcome.kind === "lifestyle" && exposure.scale === "number")) continue;
    if (overlap(outcome, exposure) < 20) continue;
    const alternatives = isCycle(exposure)
      ? cycleAlternatives(outcome.days, exposure)
      : lagAlternatives(outcome.days, exposure).filter(({ lagDays = 0 }) => canBeSeen(outcome, exposure, lagDays));
    if (alternatives.length > 0) candidates.push({ kind: "trigger", slow: false, exposure, alternatives });
  }
  if (span(outcome.days) >= leastSpanOfRhythm && outcome.days.length >= 40) {
    candidates.push({ kind: "weekly", slow: false, alternatives: weeklyAlternatives(outcome.days) });
  }
  if (span(outcome.days) >= 84 && outcome.days.length >= 50) {
    candidates.push({ kind: "monthly", slow: true, alternatives: monthlyAlternatives(outcome.days) });
  }
  return candidates;
}

function span(days: Int32Array): number {
  return (days.at(-1) ?? 0) - (days[0] ?? 0);
}

function overlap(outcome: DailySeries, exposure: DailySeries): number {
  const known = new Set(exposure.days);
  let both = 0;
  for (const day of outcome.days) if (known.has(day)) both += 1;
  return both;
}

/** 1 while the treatment was taken. */
export function treatmentColumn(days: Int32Array, treatment: Treatment): Float64Array {
  return Float64Array.from(days, (day) => Number(isOn(treatment, day)));
}

/** Many medicines need weeks until they work: so many days from the beginning of a span to the whole of the effect. */
const onsetDays = [42];

/** From 0 at the beginning of each span to 1, in so many days; 0 while it was not taken. */
function rampColumn(days: Int32Array, { spans }: Treatment, onset: number): Float64Array {
  return Float64Array.from(days, (day) => {
    const span = spans.find(
      ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => day >= from && day < to,
    );
    if (span === undefined) return 0;
    return span.from === undefined ? 1 : Math.min(1, (day - span.from) / onset);
  });
}

export function trendColumn(days: Int32Array): Float64Array {
  const middle = ((days.at(-1) ?? 0) + (days[0] ?? 0)) / 2;
  return Float64Array.from(days, (day) => day - middle);
}

/** A wave with its two free coefficients (Bloomfield, Fourier Analysis of Time Series, 1976). */
export function waveColumns(days: Int32Array, periodDays: number): Float64Array[] {
  return [Math.sin, Math.cos].map((wave) => Float64Array.from(days, (day) => wave((2 * Math.PI * day) / periodDays)));
}

/**
 * The exposure `lag` days before each day of the outcome, less its mean of the weeks around; 0 where it is not known, so that a missing day
 * says nothing. What comes and goes over months is not taken for a trigger: that two things both grew says nothing of days; nor do two
 * things that are both so at weekends.
 */
function lagAlternatives(days: Int32Array, exposure: DailySeries): Alternative[] {
  const first = (days[0] ?? 0) - longestLag;
  const known = new Float64Array((days.at(-1) ?? 0) - first + 1);
  const usual = localMeans(exposure, () => true);
  const beside = withoutWeekdays(
    exposure.days,
    exposure.values.map((value, index) => value - (usual[index] ?? 0)),
  );
  exposure.days.forEach((day, index) => {
    if (day >= first && day - first < known.length) known[day - first] = beside[index] ?? 0;
  });
  const single = Array.from({ length: longestLag + 1 }, (_none, lagDays) =>
    Float64Array.from(days, (day) => known[day - lagDays - first] ?? 0),
  );
  // What acts for some days shows on each of them a little: together they tell more than the best of them.
  const spread = single.slice(0, lastSpreadStart + 1).map((_none, from) => {
    const parts = single.slice(from, from + spreadDays);
    const columns = [
      Float64Array.from(days, (_day, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0)),
    ];
    return { columns, lagDays: from, lagSpan: [from, from + spreadDays - 1] as const };
  });
  return [...single.map((column, lagDays) => ({ columns: [column], lagDays })), ...spread];
}

const spreadDays = 3;
const lastSpreadStart = 4;

/** 1 on the days around each first day. */
function cycleAlternatives(days: Int32Array, exposure: DailySeries): Alternative[] {
  const firsts = exposure.days.filter((_day, index) => exposure.values[index] === 1);
  return cycleSpans.map((lagSpan) => ({
    columns: [
      Float64Array.from(days, (day) =>
        Number(firsts.some((first) => day >= first + lagSpan[0] && day <= first + lagSpan[1])),
      ),
    ],
    lagSpan,
  }));
}

/** Of two events, so many days with both must be there, or be expected: two that met twice met by chance. */
const leastMeetings = 4;

function canBeSeen(outcome: DailySeries, exposure: DailySeries, lagDays: number): boolean {
  if (outcome.scale !== "event" || exposure.scale !== "event") return true;
  const exposed = new Set(exposure.days.filter((_day, index) => exposure.values[index] === 1));
  const happened = outcome.days.filter((_day, index) => outcome.values[index] === 1);
  const both = happened.filter((day) => exposed.has(day - lagDays)).length;
  return Math.max(both, (exposed.size * happened.length) / outcome.days.length) >= leastMeetings;
}

/** So many days before and after make the weeks around a day. */
const aroundDays = 21;

/** The mean, for each day of a series, of its counted days in the weeks around; NaN where none is counted there. */
export function localMeans({ days, values }: DailySeries, isCounted: (index: number) => boolean): Float64Array {
  const means = new Float64Array(days.length);
  let [from, to, sum, count] = [0, 0, 0, 0];
  days.forEach((day, index) => {
    for (; to < days.length && (days[to] ?? 0) <= day + aroundDays; to += 1) {
      if (!isCounted(to)) continue;
      sum += values[to] ?? 0;
      count += 1;
    }
    for (; (days[from] ?? 0) < day - aroundDays; from += 1) {
      if (!isCounted(from)) continue;
      sum -= values[from] ?? 0;
      count -= 1;
    }
    means[index] = count === 0 ? Number.NaN : sum / count;
  });
  return means;
}

function weeklyAlternatives(days: Int32Array): Alternative[] {
  const sets = [...weekdayNames.map((_name, weekday) => [weekday]), [5, 6]];
  return sets.map((weekdays) => ({
    columns: [Float64Array.from(days, (day) => Number(weekdays.includes(weekdayOf(day))))],
    weekdays,
  }));
}

function monthlyAlternatives(days: Int32Array): Alternative[] {
  return periods.map((periodDays) => ({ columns: waveColumns(days, periodDays), periodDays }));
}
