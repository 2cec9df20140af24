import type { Fact } from "#core/domain/fact.ts";
import { isoDay } from "#core/findings/threads/day-number.ts";
import type { Chance } from "../random.ts";
import type { SimulatedDay } from "../truth.ts";

/** One thing that a diary says of a day, whatever the words. */
export type Told = Pick<Fact, "kind" | "name" | "severity" | "value" | "number" | "unit" | "negated"> & { day: number };

/** A line as it is written, with what it says. */
export interface Line {
  words: string;
  told: Told[];
}

/** A person's habits of writing: the same all through a diary. */
export interface Habits {
  chance: Chance;
  /** "4/10", "4", "4 out of 10". */
  score(value: number): string;
  /** Between the day and what is said of it. */
  after: string;
  /** Between two things. */
  between: string;
  event(name: string): string;
  isCapital: boolean;
}

export function habitsOf(chance: Chance): Habits {
  const form = chance.pick(["/10", "", " out of 10"]);
  const isBare = chance.uniform() < 0.5;
  return {
    chance,
    score: (value) => `${value}${form}`,
    after: chance.pick([": ", " - ", " – ", ", ", " "]),
    between: chance.pick([", ", "; ", ", "]),
    event: (name) => (isBare ? name : name === "coffee" ? "had coffee" : `ate ${name}`),
    isCapital: chance.uniform() < 0.5,
  };
}

export interface Item {
  words: string;
  told: Told;
}

export function symptomTold(day: number, name: string, value: number): Told {
  return { kind: "symptom", name, severity: String(value), negated: false, day };
}

export function lifeTold(day: number, name: string, value: number): Told {
  const unit = name === "sleep duration" ? "hours" : "/10";
  return { kind: "lifestyle", name, value: String(value), number: value, unit, negated: false, day };
}

export function eventTold(day: number, name: string, negated = false): Told {
  return { kind: "lifestyle", name, negated, day };
}

/** What a day holds, in a person's words, one thing each. */
export function itemsOf({ day, numbers, events }: SimulatedDay, { score, event }: Habits): Item[] {
  const items: Item[] = Object.entries(numbers).map(([name, value]) =>
    name === "sleep duration"
      ? { words: `slept ${value} hours`, told: lifeTold(day, name, value) }
      : name === "stress"
        ? { words: `stress ${score(value)}`, told: lifeTold(day, name, value) }
        : { words: `${name} ${score(value)}`, told: symptomTold(day, name, value) },
  );
  for (const name of events) items.push({ words: event(name), told: eventTold(day, name) });
  return items;
}

/** What stands in diaries beside what is kept in them: none of it is a value of the day. */
const remarks = [
  "mum had a headache all day",
  "rang the clinic about 3 March",
  "took paracetamol 500 mg at 8",
  "busy day",
  "appointment on 12 June",
  "walked the dog",
  "12 pages of the form done",
  "may try the new pillow",
  "blood test booked",
  "watched a film until 11",
];

/** A remark, on one day in six. */
export function remarkOn(items: readonly Item[], { chance }: Habits): { words: string; told: Told[] }[] {
  const own = items.map(({ words, told }) => ({ words, told: [told] }));
  return chance.uniform() < 1 / 6 ? [...own, { words: chance.pick(remarks), told: [] }] : own;
}

export function lineOf(opening: string, items: readonly Item[], habits: Habits, end = ""): Line {
  const { between, isCapital } = habits;
  const said = items.length > 1 ? remarkOn(items, habits) : items.map(({ words, told }) => ({ words, told: [told] }));
  const words = said.map((item) => item.words).join(between);
  const first = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return { words: `${opening}${first}${end}`, told: said.flatMap(({ told }) => told) };
}

export const plainLine = (words: string): Line => ({ words, told: [] });

const longMonths = "January February March April May June July August September October November December".split(" ");
const longWeekdays = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** The parts of a day, as people print them. */
export function dayParts(day: number) {
  const [year = "", month = "", date = ""] = isoDay(day).split("-");
  const monthName = longMonths[Number(month) - 1] ?? "";
  const weekday = longWeekdays[new Date(isoDay(day)).getUTCDay()] ?? "";
  return {
    iso: isoDay(day),
    year,
    month,
    date,
    number: String(Number(date)),
    monthNumber: String(Number(month)),
    monthName,
    weekday,
  };
}
