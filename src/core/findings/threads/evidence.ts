import type { Citation } from "#core/domain/citation.ts";
import { localMeans, trendColumn, waveColumns } from "./candidates.ts";
import type { DailySeries } from "./daily-series.ts";
import { weekdayOf } from "./day-number.ts";
import type { Pattern } from "./find-patterns.ts";
import { lagsOf } from "./lags.ts";
import { fitModel } from "./regression.ts";
import { isOn } from "./treatments.ts";

/** A day on which a pattern should have shown itself, and whether it did. */
export interface TellingDay {
  agrees: boolean;
  citations: Citation[];
}

/** So many days stand on each side: enough to judge by, few enough to read. */
const mostDays = 12;

/** The evidence for a pattern and against it, evenly over its time; a treatment's own start and end come first. */
export function evidenceOf(pattern: Pattern): {
  supporting: Citation[];
  contradicting: Citation[];
  days: { agreeing: number; disagreeing: number };
} {
  const days = tellingDays(pattern);
  const agreeing = days.filter(({ agrees }) => agrees);
  const disagreeing = days.filter(({ agrees }) => !agrees);
  const { treatment } = pattern;
  return {
    supporting: [...(treatment?.citations ?? []), ...spread(agreeing)],
    contradicting: spread(disagreeing),
    days: { agreeing: agreeing.length, disagreeing: disagreeing.length },
  };
}

function spread(days: readonly TellingDay[]): Citation[] {
  const step = Math.max(1, days.length / mostDays);
  const chosen = Array.from(
    { length: Math.min(mostDays, days.length) },
    (_none, index) => days[Math.floor(index * step)],
  );
  return chosen.flatMap((day) => day?.citations ?? []);
}

/** Every day that speaks for or against the pattern and can be cited, in order. */
export function tellingDays(pattern: Pattern): TellingDay[] {
  const { outcome, kind } = pattern;
  const rises = pattern.coefficient > 0;
  if (kind === "together" && pattern.other !== undefined) return daysTogether(outcome, pattern.other, rises);
  const exposed = exposedDays(pattern);
  const at = Array.from(outcome.days, (day, index) => exposed(day, index));
  const unexposed = outcome.values.filter((_value, index) => at[index] === false);
  const usual = unexposed.length === 0 ? meanOf(outcome.values) : meanOf(unexposed);
  // A day is held against the weeks around it, where the pattern is one of days and not of months.
  const isOfDays = kind === "trigger" || kind === "weekly";
  const around = isOfDays ? localMeans(outcome, (index) => at[index] === false) : undefined;
  const days: TellingDay[] = [];
  outcome.days.forEach((day, index) => {
    const exposedOn = at[index];
    if (exposedOn === false || exposedOn === undefined) return;
    const own = outcome.citations.get(day);
    const exposure = exposedOn === true ? undefined : pattern.other?.citations.get(exposedOn);
    // A day on which nothing is said of an event can be told by what should have gone with it.
    const citations = [exposure, own].filter((each) => each !== undefined);
    if (citations.length === 0 || (own === undefined && outcome.scale !== "event")) return;
    const compared = Number.isNaN(around?.[index] ?? Number.NaN) ? usual : (around?.[index] ?? usual);
    const value = outcome.values[index] ?? 0;
    days.push({ agrees: rises ? value > compared : value < compared, citations });
  });
  return days;
}

/** Whether the pattern speaks of this day of the outcome (with the day of the exposure, where there is one); undefined: not known. */
function exposedDays(pattern: Pattern): (day: number, index: number) => boolean | number | undefined {
  const { kind, outcome, other, treatment, weekdays = [], periodDays = 28 } = pattern;
  if (kind === "treatment" && treatment !== undefined) return (day) => isOn(treatment, day);
  if (kind === "trigger" && other !== undefined) {
    const known = new Map<number, number>();
    other.days.forEach((day, index) => {
      known.set(day, other.values[index] ?? 0);
    });
    const middle = other.scale === "event" ? 0.5 : meanOf(other.values);
    const lags = lagsOf(pattern);
    return (day) => {
      const told = lags.map((lag) => day - lag).filter((at) => known.has(at));
      const exposed = told.find((at) => (known.get(at) ?? 0) > middle);
      return told.length === 0 ? undefined : (exposed ?? false);
    };
  }
  if (kind === "weekly") return (day) => weekdays.includes(weekdayOf(day));
  if (kind === "trend") {
    const place = trendColumn(outcome.days);
    const reach = place.at(-1) ?? 1;
    return (_day, index) => {
      const share = (place[index] ?? 0) / reach;
      return share > 1 / 3 ? true : share < -1 / 3 ? false : undefined;
    };
  }
  const wave = fittedWave(outcome, periodDays);
  return (_day, index) => ((wave[index] ?? 0) > 0.5 ? true : (wave[index] ?? 0) < -0.5 ? false : undefined);
}

/** The wave of that period through the outcome, from about −1 to 1. */
function fittedWave({ days, values }: DailySeries, periodDays: number): Float64Array {
  const constant = new Float64Array(days.length).fill(1);
  const flat = fitModel([constant], values).residual;
  const rest = fitModel([constant, ...waveColumns(days, periodDays)], values).residual;
  const wave = flat.map((value, index) => value - (rest[index] ?? 0));
  const height = wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return wave.map((value) => (height === 0 ? 0 : value / height));
}

function daysTogether(one: DailySeries, other: DailySeries, alike: boolean): TellingDay[] {
  const [meanOne, meanOther] = [meanOf(one.values), meanOf(other.values)];
  const at = new Map<number, number>();
  other.days.forEach((day, index) => {
    at.set(day, index);
  });
  const days: TellingDay[] = [];
  one.days.forEach((day, index) => {
    const place = at.get(day);
    const citations = [one.citations.get(day), other.citations.get(day)].filter((each) => each !== undefined);
    if (place === undefined || citations.length < 2) return;
    const product = ((one.values[index] ?? 0) - meanOne) * ((other.values[place] ?? 0) - meanOther);
    if (product !== 0) days.push({ agrees: product > 0 === alike, citations });
  });
  return days;
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
