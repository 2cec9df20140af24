import type { Insight } from "#core/domain/insight.ts";
import { isCycle } from "./cycle.ts";
import type { DailySeries } from "./daily-series.ts";
import { weekdayOf } from "./day-number.ts";
import type { Series } from "./series-collection.ts";
import { isOn } from "./treatments.ts";

/** What a chart draws: a number with its unit, or the share of days on which something was (`isShare`, 0 to 1). */
export interface ChartedThing {
  name: string;
  unit: string | undefined;
  isShare: boolean;
}

/** So many values (days or measurements) with their mean. */
export interface ChartGroup {
  n: number;
  mean: number;
}

/** The data behind a statistical thread, as it is drawn and as it stands in the chart's table. Days count from 1 January 1970. */
export type ThreadChart =
  | {
      form: "over-time";
      thing: ChartedThing;
      points: { day: number; value: number }[];
      /** The days on which a treatment was taken; undefined for trends and rhythms. */
      taken: { name: string; from: number | undefined; to: number | undefined } | undefined;
      /** By month, in order. */
      months: ({ month: string } & ChartGroup)[];
      /** With a treatment: the days without it and with it. */
      sides: { without: ChartGroup; with: ChartGroup } | undefined;
    }
  | {
      form: "sides";
      thing: ChartedThing;
      /** What tells the sides: an exposure so many days before, or a treatment. */
      by: { name: string; lagDays: number | undefined; isTreatment: boolean };
      sides: { without: ChartGroup; with: ChartGroup };
    }
  | {
      form: "scatter";
      thing: ChartedThing;
      across: ChartedThing;
      lagDays: number | undefined;
      points: { x: number; y: number }[];
      /** The lower, middle and upper third of `across`. */
      thirds: ({ from: number; to: number } & ChartGroup)[];
    }
  | {
      form: "weekdays";
      thing: ChartedThing;
      /** Monday first; a weekday without a value is left out. */
      weekdays: ({ weekday: number } & ChartGroup)[];
    };

/** What of a thread tells which data lie behind it. */
export type ChartedThread = Pick<Insight, "id" | "kind" | "statistics">;

/** The data behind a thread; undefined for rule threads, which compare nothing, and where the records have changed since. */
export function threadChart({ id, kind, statistics }: ChartedThread, series: Series): ThreadChart | undefined {
  const [lead, , outcomeKey = "", otherKey = ""] = id.split("|");
  const outcome = series.outcomes.find(({ key }) => key === outcomeKey);
  if (lead !== "thread" || outcome === undefined) return undefined;
  const lagDays = statistics?.lagDays;
  switch (kind) {
    case "treatment": {
      const treatment = series.treatments.find(({ key }) => key === otherKey);
      if (treatment === undefined) return undefined;
      const { start: from, stop: to, name } = treatment;
      const isWith = (day: number) => isOn(treatment, day);
      const sides = sidesOf(outcome, isWith);
      if (outcome.scale === "event") {
        return { form: "sides", thing: thingOf(outcome), by: { name, lagDays: undefined, isTreatment: true }, sides };
      }
      return { ...overTime(outcome), taken: { name, from, to }, sides };
    }
    case "trend":
    case "monthly":
      return outcome.scale === "event" ? undefined : { ...overTime(outcome), taken: undefined, sides: undefined };
    case "weekly":
      return { form: "weekdays", thing: thingOf(outcome), weekdays: weekdaysOf(outcome) };
    case "trigger":
    case "together": {
      const other = [...series.exposures, ...series.outcomes].find(({ key }) => key === otherKey);
      if (other === undefined || isCycle(other)) return undefined;
      return other.scale === "event"
        ? besideEvent(outcome, other, lagDays)
        : outcome.scale === "event"
          ? undefined
          : besideNumber(outcome, other, lagDays);
    }
    default:
      return undefined;
  }
}

function thingOf({ name, unit, scale }: DailySeries): ChartedThing {
  return { name, unit, isShare: scale === "event" };
}

function groupOf(values: readonly number[]): ChartGroup {
  return { n: values.length, mean: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length) };
}

function entriesOf({ days, values }: DailySeries): { day: number; value: number }[] {
  return Array.from(days, (day, index) => ({ day, value: values[index] ?? 0 }));
}

function sidesOf(outcome: DailySeries, isWith: (day: number) => boolean | undefined) {
  const entries = entriesOf(outcome);
  const side = (wanted: boolean) =>
    groupOf(entries.filter(({ day }) => isWith(day) === wanted).map(({ value }) => value));
  return { without: side(false), with: side(true) };
}

function overTime(outcome: DailySeries) {
  const points = entriesOf(outcome);
  const byMonth = new Map<string, number[]>();
  for (const { day, value } of points) {
    const month = new Date(day * 86_400_000).toISOString().slice(0, 7);
    const own = byMonth.get(month);
    if (own === undefined) byMonth.set(month, [value]);
    else own.push(value);
  }
  const months = [...byMonth].map(([month, values]) => ({ month, ...groupOf(values) }));
  return { form: "over-time" as const, thing: thingOf(outcome), points, months };
}

function weekdaysOf(outcome: DailySeries) {
  const entries = entriesOf(outcome);
  return Array.from({ length: 7 }, (_none, weekday) => ({
    weekday,
    ...groupOf(entries.filter(({ day }) => weekdayOf(day) === weekday).map(({ value }) => value)),
  })).filter(({ n }) => n > 0);
}

/** The values of `other` by day, for the days on which it is known. */
function valuesByDay(other: DailySeries): ReadonlyMap<number, number> {
  return new Map(entriesOf(other).map(({ day, value }) => [day, value]));
}

function besideEvent(outcome: DailySeries, other: DailySeries, lagDays: number | undefined): ThreadChart {
  const known = valuesByDay(other);
  const sides = sidesOf(outcome, (day) => {
    const value = known.get(day - (lagDays ?? 0));
    return value === undefined ? undefined : value > 0.5;
  });
  return { form: "sides", thing: thingOf(outcome), by: { name: other.name, lagDays, isTreatment: false }, sides };
}

function besideNumber(outcome: DailySeries, other: DailySeries, lagDays: number | undefined): ThreadChart {
  const known = valuesByDay(other);
  const points = entriesOf(outcome).flatMap(({ day, value }) => {
    const x = known.get(day - (lagDays ?? 0));
    return x === undefined ? [] : [{ x, y: value }];
  });
  const inOrder = points.toSorted((one, two) => one.x - two.x);
  const size = Math.ceil(inOrder.length / 3);
  const thirds = [0, 1, 2].flatMap((third) => {
    const own = inOrder.slice(third * size, (third + 1) * size);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ from: first.x, to: last.x, ...groupOf(own.map(({ y }) => y)) }];
  });
  return { form: "scatter", thing: thingOf(outcome), across: thingOf(other), lagDays, points, thirds };
}
