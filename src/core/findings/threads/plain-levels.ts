import type { Pattern } from "./find-patterns.ts";
import { lagsOf } from "./lags.ts";
import { isInterrupted, isOn } from "./treatments.ts";

/**
 * Plain means that anybody can check in the records: of the days before and since, at the beginning and at the end, or (of two events)
 * without the one and with it.
 */
export interface PlainLevels {
  before: number;
  after: number;
}

/** At the beginning and at the end of a trend, so many days are taken together; of things measured now and then, at least one value. */
const endDays = 30;

/**
 * The means that a pattern stands between. Undefined for other patterns, and where the plain means point the other way than the
 * pattern does beside everything else: then only the latter may be told.
 */
export function plainLevels(pattern: Pattern): PlainLevels | undefined {
  const { kind, outcome, other, treatment, coefficient } = pattern;
  const lags = lagsOf(pattern);
  const { days, values } = outcome;
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? 0;
  const meanWhere = (holds: (day: number) => boolean) => {
    const chosen = values.filter((_value, index) => holds(days[index] ?? 0));
    return chosen.reduce((sum, value) => sum + value, 0) / chosen.length;
  };
  let levels: PlainLevels | undefined;
  if (kind === "trend") {
    const before = meanWhere((day) => day < first + endDays);
    levels = { before, after: meanWhere((day) => day > last - endDays) };
  } else if (kind === "trigger" && outcome.scale === "event" && other?.scale === "event") {
    const exposed = new Set(other.days.filter((_day, index) => other.values[index] === 1));
    const isExposed = (day: number) => lags.some((lag) => exposed.has(day - lag));
    levels = { before: meanWhere((day) => !isExposed(day)), after: meanWhere(isExposed) };
  } else if (kind === "treatment" && treatment !== undefined) {
    const isTaken = (day: number) => isOn(treatment, day);
    const first = treatment.spans[0];
    levels =
      first?.from === undefined
        ? { before: meanWhere(isTaken), after: meanWhere((day) => !isTaken(day)) }
        : {
            before: meanWhere((day) => (isInterrupted(treatment) ? !isTaken(day) : day < (first.from ?? day))),
            after: meanWhere(isTaken),
          };
  }
  if (levels === undefined || Number.isNaN(levels.before) || Number.isNaN(levels.after)) return undefined;
  const rises = kind === "treatment" && treatment?.spans[0]?.from === undefined ? coefficient < 0 : coefficient > 0;
  return levels.after > levels.before === rises ? levels : undefined;
}
