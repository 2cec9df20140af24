import { cohensD, cohensDz, cohensH, type Strength, strengthOf, type Trend, trendOf } from "./effects.ts";
import { fisherTest, permutationTest, signFlipTest } from "./exact-tests.ts";
import { dayBefore, daysBetween, shiftDay } from "./journey-days.ts";
import { missedDoses, treatments, weekdayOf } from "./treatments.ts";
import type { TrendDataPoint } from "./trend-data.ts";

/** One question put to the diary, and what came out. */
export interface Comparison {
  kind: string;
  insight: string;
  /** The numbers, and how they were compared. */
  details: string;
  /** Something to talk about with the care team. */
  question: string;
  /** What is said where chance explains it as well. */
  absence: string;
  p: number;
  /** Entries, or days, that were compared. */
  n: number;
  /** In Cohen's units: d, dz or h. */
  effect: number;
  strength: Strength;
  trend: Trend;
  /** ISO days whose entries speak for it, and against it. */
  supporting: string[];
  contradicting: string[];
  /** Places in her letters that date the change. */
  sources: { fileId: string; words: RegExp }[];
}

type Scored = Pick<TrendDataPoint, "date"> & { value: number };

const weekDays = 7;
/** A week with fewer entries has no mean worth the name. */
const fewestEntries = 3;

const one = (value: number) => value.toFixed(1);
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const valuesOf = (points: readonly Scored[]) => points.map(({ value }) => value);

function treatmentFrom(name: string, index = 0) {
  const found = treatments.filter((treatment) => treatment.name === name)[index];
  if (found === undefined) throw new Error(`Nora never took ${name}`);
  return found;
}

/**
 * Means of whole weeks counted from `from`, forwards or backwards. Weeks and not days are compared, because a day's pain is mostly the
 * pain of the day before.
 */
function weeklyMeans(points: readonly Scored[], from: string, weeks: number): number[] {
  const means: number[] = [];
  for (let week = 0; week < Math.abs(weeks); week += 1) {
    const start = shiftDay(from, weekDays * (weeks < 0 ? -(week + 1) : week));
    const end = shiftDay(start, weekDays);
    const entries = points.filter(({ date }) => date >= start && date < end);
    if (entries.length >= fewestEntries) means.push(meanOf(valuesOf(entries)));
  }
  return weeks < 0 ? means.reverse() : means;
}

/** Pain in the six weeks before and the six weeks from the day on which methotrexate and prednisolone began: permutation test of weeks. */
export function comparePainAroundStart(points: readonly TrendDataPoint[]): Comparison | undefined {
  const weeks = 6;
  const start = treatmentFrom("Methotrexate").from;
  const pain = points.map(({ date, painLevel }) => ({ date, value: painLevel }));
  const before = pain.filter(({ date }) => date < start && date >= shiftDay(start, -weekDays * weeks));
  const after = pain.filter(({ date }) => date >= start && date < shiftDay(start, weekDays * weeks));
  if (before.length < 2 || after.length < 2) return undefined;
  const [meanBefore, meanAfter] = [meanOf(valuesOf(before)), meanOf(valuesOf(after))];
  const lower = (value: number) => (meanAfter < meanBefore ? value < meanBefore : value > meanBefore);
  const effect = cohensD(valuesOf(before), valuesOf(after));
  return {
    kind: "treatment-start",
    insight: `${meanAfter < meanBefore ? "Less" : "More"} pain went together with starting methotrexate and prednisolone`,
    details: `Pain was ${one(meanBefore)} on average in the ${weeks} weeks before and ${one(meanAfter)} in the ${weeks} weeks from the first dose. Both medicines began on the same day, so the diary cannot tell them apart.`,
    question: "Ask which of the two medicines is doing the work now that prednisolone has ended.",
    absence: `Pain before and after methotrexate: ${one(meanBefore)} and ${one(meanAfter)}, no more than chance.`,
    p: permutationTest(weeklyMeans(pain, start, -weeks), weeklyMeans(pain, start, weeks)),
    n: before.length + after.length,
    effect,
    strength: strengthOf(effect),
    trend: trendOf(weeklyMeans(pain, start, daysBetween(start, pain.at(-1)?.date ?? start) / weekDays), "lower"),
    supporting: after.filter(({ value }) => lower(value)).map(({ date }) => date),
    contradicting: after.filter(({ value }) => !lower(value)).map(({ date }) => date),
    sources: [
      { fileId: "nora-rheumatology-january", words: /Start methotrexate 10 mg once a week, on\s+Wednesdays/ },
      { fileId: "nora-rheumatology-january", words: /Start prednisolone 10 mg once daily/ },
    ],
  };
}

/** Sleep in the weeks of prednisolone at bedtime and the weeks of prednisolone in the morning: permutation test of weeks. */
export function compareMorningTablets(points: readonly TrendDataPoint[]): Comparison | undefined {
  const bedtime = treatmentFrom("Prednisolone");
  const morning = treatmentFrom("Prednisolone", 1);
  const end = treatmentFrom("Prednisolone", 2).to ?? morning.from;
  const sleep = points.map(({ date, sleepQuality }) => ({ date, value: sleepQuality }));
  const before = sleep.filter(({ date }) => date >= bedtime.from && date < morning.from);
  const after = sleep.filter(({ date }) => date >= morning.from && date <= end);
  if (before.length < 2 || after.length < 2) return undefined;
  const [meanBefore, meanAfter] = [meanOf(valuesOf(before)), meanOf(valuesOf(after))];
  const better = (value: number) => (meanAfter > meanBefore ? value > meanBefore : value < meanBefore);
  const effect = cohensD(valuesOf(before), valuesOf(after));
  return {
    kind: "time-of-day",
    insight: `${meanAfter > meanBefore ? "Better" : "Worse"} sleep went together with taking prednisolone in the morning`,
    details: `Sleep was ${one(meanBefore)} on average while the tablet was taken at bedtime and ${one(meanAfter)} once it was taken in the morning, on the same medicine.`,
    question: "Ask that the time of day stands on every future prescription.",
    absence: `Sleep with the tablet at bedtime and in the morning: ${one(meanBefore)} and ${one(meanAfter)}, no more than chance.`,
    p: permutationTest(
      weeklyMeans(sleep, morning.from, -Math.floor(daysBetween(bedtime.from, morning.from) / weekDays)),
      weeklyMeans(sleep, morning.from, Math.floor((daysBetween(morning.from, end) + 1) / weekDays)),
    ),
    n: before.length + after.length,
    effect,
    strength: strengthOf(effect),
    trend: trendOf(
      sleep.filter(({ date }) => date >= morning.from).map(({ value }) => value),
      "higher",
    ),
    supporting: after.filter(({ value }) => better(value)).map(({ date }) => date),
    contradicting: after.filter(({ value }) => !better(value)).map(({ date }) => date),
    sources: [{ fileId: "nora-nurse-clinic", words: /Take prednisolone 10 mg in the morning with breakfast/ }],
  };
}

/** How a day differs from the other days within three days of it; undefined where there are none. */
function differenceFromAround(points: readonly TrendDataPoint[], day: string): Scored | undefined {
  const own = points.find(({ date }) => date === day);
  const around = points.filter(({ date }) => date !== day && Math.abs(daysBetween(date, day)) <= 3);
  if (own === undefined || around.length === 0) return undefined;
  return { date: day, value: own.painLevel - meanOf(around.map(({ painLevel }) => painLevel)) };
}

function compareDays(points: readonly TrendDataPoint[], days: readonly string[]) {
  const differences = days.map((day) => differenceFromAround(points, day)).filter((each) => each !== undefined);
  const values = valuesOf(differences);
  if (values.length < 2) return undefined;
  return { differences, values, mean: meanOf(values), effect: cohensDz(values), p: signFlipTest(values) };
}

/** Pain on the day after a double class, less that of the days around it: sign-flip test of the differences. */
export function compareClassDays(points: readonly TrendDataPoint[]): Comparison | undefined {
  const nextDays = points.filter(({ notes }) => /double class/i.test(notes)).map(({ date }) => shiftDay(date, 1));
  const found = compareDays(points, nextDays);
  if (found === undefined) return undefined;
  const { differences, values, mean, effect, p } = found;
  const worse = differences.filter(({ value }) => value > 0);
  return {
    kind: "next-day",
    insight: `${mean > 0 ? "More" : "Less"} pain on the day after a double class`,
    details: `On the ${values.length} days after a double class pain was ${one(Math.abs(mean))} ${mean > 0 ? "higher" : "lower"} than on the days around them; it was higher on ${worse.length} of them.`,
    question: "Ask the hand physiotherapist how to split a double class.",
    absence: `Pain on the day after a double class: a difference of ${one(mean)} on ${values.length} days, no more than chance.`,
    p,
    n: values.length,
    effect,
    strength: strengthOf(effect),
    trend: trendOf(values, "lower"),
    supporting: differences.filter(({ value }) => value > 0 === mean > 0).map(({ date }) => date),
    contradicting: differences.filter(({ value }) => value > 0 !== mean > 0).map(({ date }) => date),
    sources: [],
  };
}

/** Sickness on the day after methotrexate, before and after folic acid was added: Fisher's exact test. Days without a word about it are left out. */
export function compareSickness(points: readonly TrendDataPoint[]): Comparison | undefined {
  const start = treatmentFrom("Folic acid").from;
  const first = treatmentFrom("Methotrexate").from;
  const noted = points
    .filter(({ date, notes }) => {
      const dose = dayBefore(date);
      const taken = dose >= first && weekdayOf(dose) === 3 && !missedDoses.some((missed) => missed.date === dose);
      return taken && /\bsick\b/i.test(notes);
    })
    .map(({ date, notes }) => ({ date, sick: !/\bnot sick\b/i.test(notes) }));
  const before = noted.filter(({ date }) => date < start);
  const after = noted.filter(({ date }) => date >= start);
  if (before.length === 0 || after.length === 0) return undefined;
  const count = (days: typeof noted) => ({ yes: days.filter(({ sick }) => sick).length, of: days.length });
  const [sickBefore, sickAfter] = [count(before), count(after)];
  const less = sickAfter.yes / sickAfter.of < sickBefore.yes / sickBefore.of;
  const effect = cohensH(sickBefore.yes / sickBefore.of, sickAfter.yes / sickAfter.of);
  return {
    kind: "added-treatment",
    insight: `${less ? "Fewer" : "More"} sick days after methotrexate went together with folic acid`,
    details: `Nora wrote of sickness on ${sickBefore.yes} of ${sickBefore.of} days after methotrexate before folic acid, and on ${sickAfter.yes} of ${sickAfter.of} days since. Days on which she wrote nothing about it are not counted.`,
    question: "Ask what could help on the days when the sickness still comes.",
    absence: `Sick days after methotrexate: ${sickBefore.yes} of ${sickBefore.of} before folic acid, ${sickAfter.yes} of ${sickAfter.of} since, no more than chance.`,
    p: fisherTest(sickBefore, sickAfter),
    n: noted.length,
    effect,
    strength: strengthOf(effect),
    trend: trendOf(
      after.map(({ sick }) => Number(sick)),
      "lower",
    ),
    supporting: [
      ...before.filter(({ sick }) => sick === less).map(({ date }) => date),
      ...after.filter(({ sick }) => sick !== less).map(({ date }) => date),
    ],
    contradicting: [
      ...before.filter(({ sick }) => sick !== less).map(({ date }) => date),
      ...after.filter(({ sick }) => sick === less).map(({ date }) => date),
    ],
    sources: [{ fileId: "nora-nurse-clinic", words: /Start folic acid 5 mg once a week on Fridays, for the sickness/ }],
  };
}

/** Pain on cold and wet days, less that of the days around them: sign-flip test of the differences. */
export function compareColdDays(points: readonly TrendDataPoint[]): Comparison | undefined {
  const days = points.filter(({ notes }) => /cold and wet/i.test(notes)).map(({ date }) => date);
  const found = compareDays(points, days);
  if (found === undefined) return undefined;
  const { differences, values, mean, effect, p } = found;
  const times = `${one(Math.abs(mean))} ${mean > 0 ? "higher" : "lower"} on ${values.length} such days`;
  return {
    kind: "weather",
    insight: `${mean > 0 ? "More" : "Less"} pain went together with cold and wet days`,
    details: `Pain was ${times} than on the days around them. The weather is known only of days on which she wrote about it.`,
    question: "Ask whether warmth helps.",
    absence: `Cold and wet weather: pain was ${times}, which chance explains as well.`,
    p,
    n: values.length,
    effect,
    strength: strengthOf(effect),
    trend: trendOf(values, "lower"),
    supporting: differences.filter(({ value }) => value > 0 === mean > 0).map(({ date }) => date),
    contradicting: differences.filter(({ value }) => value > 0 !== mean > 0).map(({ date }) => date),
    sources: [],
  };
}

/** Pain on the second to fifth day after a missed dose of methotrexate, less that of the three days up to it: sign-flip test. */
export function compareMissedDoses(points: readonly TrendDataPoint[]): Comparison | undefined {
  const painOf = (day: string, from: number, to: number) =>
    points
      .filter(({ date }) => date >= shiftDay(day, from) && date <= shiftDay(day, to))
      .map((point) => point.painLevel);
  const differences = missedDoses
    .map(({ date }) => ({ date, before: painOf(date, -2, 0), after: painOf(date, 2, 5) }))
    .filter(({ before, after }) => before.length > 0 && after.length > 0)
    .map(({ date, before, after }) => ({ date, value: meanOf(after) - meanOf(before) }));
  const values = valuesOf(differences);
  if (values.length < 2) return undefined;
  const mean = meanOf(values);
  const effect = cohensDz(values);
  const higher = values.filter((value) => value > 0).length;
  const times = `after ${higher} of ${values.length} missed doses pain was higher than before`;
  return {
    kind: "missed-dose",
    insight: `${mean > 0 ? "More" : "Less"} pain went together with missed doses of methotrexate`,
    details: `In the days after a missed dose pain was ${one(Math.abs(mean))} ${mean > 0 ? "higher" : "lower"} on average; ${times}.`,
    question: "Ask what to do when a dose was missed.",
    absence: `Missed doses of methotrexate: ${times}. So few cannot tell a pattern from chance.`,
    p: signFlipTest(values),
    n: values.length,
    effect,
    strength: strengthOf(effect),
    trend: trendOf(values, "lower"),
    supporting: differences.filter(({ value }) => value > 0 === mean > 0).map(({ date }) => date),
    contradicting: differences.filter(({ value }) => value > 0 !== mean > 0).map(({ date }) => date),
    sources: [],
  };
}
