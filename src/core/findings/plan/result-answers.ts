import type { ChartResult } from "#core/domain/chart.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { sameUnit } from "#core/understanding/facts/units.ts";
import { monthsBetween, onDay } from "./day-words.ts";
import { type Composed, type PlanSource, quoted, say } from "./plan-source.ts";
import { type AskedWindow, inWindow } from "./read-window.ts";

export type ResultValue = ChartResult["values"][number];

/** A series under the name that people read: without the bracket of other prints, where it has a name of its own. */
export function nameOfResult({ name }: ChartResult): string {
  const [base = name, inner] = name.split(/(?<!\s)\s*\(|\)/);
  if (inner !== undefined && /^[\p{L}\d-]{0,3}\p{Lu}[\p{L}\d-]{0,4}(?:,|$)/u.test(inner))
    return `${base} (${inner.split(",")[0]})`;
  return base;
}

export function valueWords({ value, unit: printed }: ResultValue): string {
  // The bracket of the test's own column.
  const unit = printed?.includes("(") === true ? printed : printed?.replace(/\)$/, "");
  if (unit === undefined || unit === "") return value;
  return /^[%°]/.test(unit) ? `${value}${unit}` : `${value} ${unit}`;
}

/** ", above the range of that laboratory (3.5–5.1)": where the record gives a range or a mark. */
export function rangeWords({ value, low, high, flag }: ResultValue): string {
  const number = numberOf(value);
  const range =
    low !== undefined && high !== undefined
      ? `${low}–${high}`
      : high !== undefined
        ? `up to ${high}`
        : low !== undefined
          ? `from ${low}`
          : undefined;
  const judged =
    flag ??
    (range === undefined || Number.isNaN(number) || /\//.test(value)
      ? undefined
      : high !== undefined && number > high
        ? "high"
        : low !== undefined && number < low
          ? "low"
          : "normal");
  const said = {
    high: "high",
    low: "low",
    abnormal: "outside the normal range",
    normal: "in the normal range",
  } as const;
  if (judged === undefined) return "";
  const stands = range === undefined ? "" : ` (range ${range})`;
  return `, ${said[judged]}${stands}`;
}

/** The value in the window, else the newest. */
export function answerValue(
  result: ChartResult,
  window: AskedWindow | undefined,
  source: PlanSource,
  judging = false,
): Composed {
  const values = result.values.filter(({ date }) => date <= source.chart.asOf && inWindow(date, window));
  // Of a stretch of time, what was out of its range is what matters.
  const asked = (window === undefined ? undefined : values.findLast(isOutside)) ?? values.at(-1);
  if (asked === undefined) return window === undefined ? undefined : outsideWindow(result, window, source);
  // "Was it bad?": only where the record says how it stands.
  if (judging && rangeWords(asked) === "") return undefined;
  const name = nameOfResult(result);
  const sameMonth = window === undefined ? [] : values.filter((one) => one !== asked).slice(-2);
  const old = window === undefined && monthsBetween(asked.date, source.chart.asOf) >= 9;
  const first = say(
    `${old ? "The last one in your records: your" : "Your"} ${name} was ${valueWords(asked)} ${onDay(asked.date)}${rangeWords(asked)}.`,
    asked.citations,
  );
  const others = sameMonth.map((one) =>
    say(`It was ${valueWords(one)} ${onDay(one.date)}${rangeWords(one)}.`, one.citations),
  );
  const before = window === undefined ? result.values.filter(({ date }) => date < asked.date).at(-1) : undefined;
  const earlier =
    before === undefined || !comparable(before, asked)
      ? []
      : [say(`Before that it was ${valueWords(before)} ${onDay(before.date)}.`, before.citations)];
  const quote = others.length + earlier.length > 1 ? undefined : quoted(source, asked.citations);
  return [first, ...others, ...earlier, ...(quote === undefined ? [] : [quote])];
}

function isOutside(value: ResultValue): boolean {
  return /^, (?:high|low|outside)/.test(rangeWords(value));
}

/** None in the window: the nearest one, said as such. */
function outsideWindow(result: ChartResult, { from, to }: AskedWindow, source: PlanSource): Composed {
  if (from === undefined && to === undefined) return undefined;
  const days = (date: string) =>
    Math.abs(Date.parse(date.length === 4 ? `${date}-07-01` : date) - Date.parse(from ?? to ?? date)) / 86_400_000;
  const nearest = [...result.values].sort((one, other) => days(one.date) - days(other.date))[0];
  if (nearest === undefined || nearest.date > source.chart.asOf) return undefined;
  return [
    say(
      `Your records have no ${nameOfResult(result)} of that time; the nearest is ${valueWords(nearest)} ${onDay(nearest.date)}${rangeWords(nearest)}.`,
      nearest.citations,
    ),
  ];
}

/** The highest or lowest of the window. */
export function answerExtreme(
  result: ChartResult,
  which: "highest" | "lowest",
  window: AskedWindow | undefined,
  source: PlanSource,
): Composed {
  const values = result.values.filter(({ date, value }) => inWindow(date, window) && !Number.isNaN(numberOf(value)));
  const last = values.at(-1);
  if (last === undefined) return undefined;
  const same = values.filter((one) => comparable(one, last));
  const extreme = same.reduce((best, one) =>
    (which === "highest" ? numberOf(one.value) > numberOf(best.value) : numberOf(one.value) < numberOf(best.value))
      ? one
      : best,
  );
  if (same.every((one) => numberOf(one.value) === numberOf(extreme.value)))
    return [
      say(
        `Your ${nameOfResult(result)} stands in your records with one value: ${valueWords(extreme)} ${onDay(extreme.date)}${rangeWords(extreme)}.`,
        extreme.citations,
      ),
    ];
  const sentences = [
    say(
      `The ${which} ${nameOfResult(result)} in your records was ${valueWords(extreme)} ${onDay(extreme.date)}${rangeWords(extreme)}.`,
      extreme.citations,
      ...same.filter((one) => one !== extreme).map(({ citations }) => citations.slice(0, 1)),
    ),
  ];
  if (last !== extreme)
    sentences.push(say(`The newest is ${valueWords(last)} ${onDay(last.date)}${rangeWords(last)}.`, last.citations));
  void source;
  return sentences;
}

const mostShown = 7;

/** The series in one sentence: where it went, each value with its day. */
export function answerTrend(result: ChartResult, window: AskedWindow | undefined, source: PlanSource): Composed {
  const all = result.values.filter(({ date }) => date <= source.chart.asOf);
  const chosen = ofWindow(all, window);
  const last = chosen.at(-1);
  if (last === undefined) return undefined;
  const same = chosen.filter((one) => comparable(one, last));
  const [first] = same;
  if (first === undefined || same.length < 2) return answerValue(result, undefined, source);
  // "22 x 16 mm" is no number that goes up or down.
  if (same.some(({ value }) => /\d\s*[x×]\s*\d/.test(value))) return undefined;
  const shown = thinned(same);
  const name = nameOfResult(result);
  const series = shown.map(
    (one, at) => `${at === 0 || at === shown.length - 1 ? valueWords(one) : one.value} (${shortDay(one.date)})`,
  );
  const now = last === all.at(-1) ? "and now" : "and";
  return [
    say(
      `Your ${name} ${agreeing(name, direction(first, last, same))}: ${series.slice(0, -1).join(", ")} ${now} ${series.at(-1)}${rangeWords(last)}.`,
      ...shown.map(({ citations }) => citations),
    ),
  ];
}

/** The values of a stretch of time, with the one that a change began from. */
function ofWindow(all: readonly ResultValue[], window: AskedWindow | undefined): ResultValue[] {
  const inside = all.filter(({ date }) => inWindow(date, window));
  const { from, point } = window ?? { point: false };
  const before = from === undefined ? undefined : all.findLast(({ date }) => date < from);
  const near = before !== undefined && !point && monthsBetween(before.date, from ?? before.date) < 4;
  return distinct(
    before !== undefined && (near || inside.length < 2) ? [before, ...inside] : inside.length === 0 ? all : inside,
  );
}

/** One day's number once. */
function distinct(values: readonly ResultValue[]): ResultValue[] {
  return values.filter(
    (one, at) =>
      !values.slice(0, at).some((other) => other.date === one.date && numberOf(other.value) === numberOf(one.value)),
  );
}

/** Where it stands against the first value; what lay between is told by the series. */
function direction(first: ResultValue, last: ResultValue, values: readonly ResultValue[]): string {
  const from = numberOf(first.value);
  const to = numberOf(last.value);
  if (Number.isNaN(from) || Number.isNaN(to)) return "over time";
  if (from === to) return `is the same as at first${between(from, values)}`;
  const way = to > from ? "up" : "down";
  const slightly = Math.abs(to - from) / Math.max(Math.abs(from), Math.abs(to)) < 0.03;
  const before = numberOf(values.at(-2)?.value ?? "");
  // "Down overall" alone would hide that it is on the rise again.
  const turned = values.length > 2 && (to > from ? to < before : to > before);
  const back = turned ? `, but is ${to > before ? "up" : "down"} from the one before` : "";
  return `has gone ${way}${slightly ? " a little" : ""}${values.length > 2 ? " overall" : ""}${back}`;
}

/** "Down from the one before", "with higher values in between": the same at both ends would hide it. */
function between(end: number, values: readonly ResultValue[]): string {
  const far = (one: number) => Math.abs(one - end);
  const inside = values
    .slice(1, -1)
    .map(({ value }) => numberOf(value))
    .filter((value) => !Number.isNaN(value));
  const before = inside.at(-1) ?? end;
  const [farthest = end] = [...inside].sort((one, other) => far(other) - far(one));
  if (before !== end && far(before) >= Math.abs(end) * mentioned)
    return `, but is ${before < end ? "up" : "down"} from the one before`;
  if (farthest === end || far(farthest) < Math.abs(end) * mentioned) return "";
  return `, with ${farthest > end ? "higher" : "lower"} values in between`;
}

/** So much of the value at the ends, and what lies between is worth a word. */
const mentioned = 0.1;

/** "Your neutrophils have gone up." */
function agreeing(name: string, said: string): string {
  if (!/(?:phils|cytes|cells|platelets|ketones|triglycerides|antibodies|enzymes)(?: \(.*)?$/i.test(name)) return said;
  return said.replace(/^has\b/, "have").replace(/^is\b|(?<=\bbut )is\b/g, "are");
}

/** The upper or the lower number of a blood pressure, where the question asks for one of them. */
export function componentAsked(result: ChartResult, plain: string): ChartResult {
  if (!/blood pressure/i.test(result.name)) return result;
  const upper = /\b(?:upper|top|systolic)\b/.test(plain);
  const lower = /\b(?:lower (?:blood|number|one|reading)|bottom|diastolic)\b/.test(plain);
  if (upper === lower) return result;
  const values = result.values.flatMap((one) => {
    const value = one.value.split("/")[upper ? 0 : 1]?.trim();
    return value === undefined || value === ""
      ? []
      : [{ date: one.date, citations: one.citations, value, ...(one.unit === undefined ? {} : { unit: one.unit }) }];
  });
  return { name: `${upper ? "systolic" : "diastolic"} blood pressure`, values };
}

/** So many values as a reader follows: the ends, the extremes, and the newest between. */
function thinned(values: readonly ResultValue[]): ResultValue[] {
  if (values.length <= mostShown) return [...values];
  const byNumber = [...values].sort((one, other) => numberOf(one.value) - numberOf(other.value));
  const kept = new Set([values[0], values.at(-1), byNumber[0], byNumber.at(-1), ...values.slice(-4)]);
  return values.filter((one) => kept.has(one)).slice(0, mostShown + 1);
}

export function numberOf(value: string): number {
  return Number.parseFloat(value.replace(/[,'’\s]/g, "").replace(/^[<>≤≥]=?/, ""));
}

function comparable(one: ResultValue, other: ResultValue): boolean {
  return one.unit === undefined || other.unit === undefined || sameUnit(one.unit, other.unit);
}

/** "12 Mar 2025": short, because a series has many. */
function shortDay(date: string): string {
  return dateInWords(date).replace(/\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]+/, "$1");
}

/** How often it was measured. */
export function answerTestCount(result: ChartResult, window: AskedWindow | undefined): Composed {
  const values = result.values.filter(({ date }) => inWindow(date, window));
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const times = values.length === 1 ? "once" : `${values.length} times`;
  return [
    say(
      `Your records have your ${nameOfResult(result)} ${times}${values.length === 1 ? ` ${onDay(first.date)}` : `, from ${dateInWords(first.date)} to ${dateInWords(last.date)}`}.`,
      ...values.map(({ citations }) => citations.slice(0, 1)),
    ),
  ];
}
