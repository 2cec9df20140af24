import type { SimulatedDay } from "../truth.ts";
import {
  dayParts,
  eventTold,
  type Habits,
  type Item,
  itemsOf,
  type Line,
  lineOf,
  plainLine,
  symptomTold,
} from "./told.ts";

/** A way of writing a diary: all lines of some days. */
export type Writer = (days: readonly SimulatedDay[], habits: Habits) => Line[];

/** A line for each day, opened by the day as it is printed. */
function dayLines(printed: (day: number) => string, end = ""): Writer {
  return (days, habits) => [
    plainLine("My diary"),
    ...days.map((each) => lineOf(`${printed(each.day)}${habits.after}`, itemsOf(each, habits), habits, end)),
  ];
}

const ordinal = (number: string) =>
  `${number}${/1[123]$/.test(number) ? "th" : ({ "1": "st", "2": "nd", "3": "rd" }[number.slice(-1)] ?? "th")}`;

/** "2024-03-04: pain 4/10, fatigue 3/10", and no full stop anywhere. */
export const isoWithoutStops = dayLines((day) => dayParts(day).iso);

/** "04/03/2024 - pain 4". */
export const dayFirst = dayLines((day) => {
  const { date, month, year } = dayParts(day);
  return `${date}/${month}/${year}`;
});

/** "3/4/2024 pain 4". */
export const monthFirst = dayLines((day) => {
  const { number, monthNumber, year } = dayParts(day);
  return `${monthNumber}/${number}/${year}`;
});

/** "Mon 4 March: pain 4", the year in the first line only. */
export const weekdays: Writer = (days, habits) => {
  const isShort = habits.chance.uniform() < 0.5;
  return [
    plainLine("Symptom diary"),
    ...days.map((each, index) => {
      const { weekday, number, monthName, year } = dayParts(each.day);
      const printed = `${isShort ? weekday.slice(0, 3) : weekday} ${number} ${isShort ? monthName.slice(0, 3) : monthName}`;
      return lineOf(`${printed}${index === 0 ? ` ${year}` : ""}${habits.after}`, itemsOf(each, habits), habits);
    }),
  ];
};

/** "3 Nov pain 4", "Nov 3", "3rd Nov"; the year stands in the title. */
export const shortMonths: Writer = (days, habits) => {
  const form = habits.chance.pick(["3 Nov", "3rd Nov", "Nov 3", "3 nov"]);
  const { year = "" } = days[0] === undefined ? {} : dayParts(days[0].day);
  return [
    plainLine(`Diary ${year}`),
    ...days.map((each) => {
      const { number, monthName } = dayParts(each.day);
      const short = monthName.slice(0, 3);
      const printed =
        form === "Nov 3"
          ? `${short} ${number}`
          : form === "3rd Nov"
            ? `${ordinal(number)} ${short}`
            : form === "3 nov"
              ? `${number} ${short.toLowerCase()}`
              : `${number} ${short}`;
      return lineOf(`${printed}${habits.after}`, itemsOf(each, habits), habits);
    }),
  ];
};

/** "4 March 2024    pain 4, coffee": spaces or a tab behind the day, so that the words stand below each other. */
export const gapBehindDay: Writer = (days, habits) => {
  const gap = habits.chance.pick(["  ", "    ", "\t"]);
  return [
    plainLine("My diary"),
    ...days.map((each) => {
      const { number, monthName, year } = dayParts(each.day);
      return lineOf(`${number} ${monthName} ${year}${gap}`, itemsOf(each, habits), habits);
    }),
  ];
};

/** A day alone on its line, and a line for each thing below. */
export const dayHeadings: Writer = (days, habits) => {
  const isLong = habits.chance.uniform() < 0.5;
  const hasGaps = habits.chance.uniform() < 0.7;
  return [
    plainLine("How I have been"),
    "",
    ...days.flatMap((each) => {
      const { weekday, number, monthName, year, iso } = dayParts(each.day);
      const heading = plainLine(isLong ? `${weekday} ${number} ${monthName} ${year}` : iso);
      return [heading, ...itemsOf(each, habits).map((item) => lineOf("", [item], habits)), ...(hasGaps ? [""] : [])];
    }),
  ].map((line) => (line === "" ? plainLine("") : line)) as Line[];
};

/** "• 4 Mar 2024 – pain 4; ate gluten", or a day with its own bullets below. */
export const bullets: Writer = (days, habits) => {
  const mark = habits.chance.pick(["• ", "- ", "* "]);
  const isNested = habits.chance.uniform() < 0.5;
  return [
    plainLine("My notes for the doctor"),
    ...days.flatMap((each) => {
      const { number, monthName, year } = dayParts(each.day);
      const printed = `${number} ${monthName.slice(0, 3)} ${year}`;
      const items = itemsOf(each, habits);
      if (!isNested) return [lineOf(`${mark}${printed}${habits.after}`, items, habits)];
      return [plainLine(printed), ...items.map((item) => lineOf(mark, [item], habits))];
    }),
  ];
};

/** Several entries a day: the day, and below it or beside it the time of each. */
export const severalADay: Writer = (days, habits) => {
  const isBeside = habits.chance.uniform() < 0.5;
  const isHalfDay = habits.chance.uniform() < 0.3;
  const time = (hour: number) =>
    isHalfDay
      ? `${hour > 12 ? hour - 12 : hour}:${habits.chance.pick(["05", "20", "40"])}${hour < 12 ? "am" : "pm"}`
      : `${String(hour).padStart(2, "0")}:${habits.chance.pick(["00", "15", "30", "45"])}`;
  return [
    plainLine("Log"),
    ...days.flatMap((each) => {
      const { iso, weekday, number, monthName, year } = dayParts(each.day);
      const items = itemsOf(each, habits);
      const parts = [items.slice(0, 2), items.slice(2, 4), items.slice(4)].filter((part) => part.length > 0);
      const lines = parts.map((part, index) =>
        lineOf(`${isBeside ? `${iso} ` : ""}${time(7 + index * 6)} `, part, habits),
      );
      return isBeside ? lines : [plainLine(`${weekday.slice(0, 3)} ${number} ${monthName} ${year}`), ...lines];
    }),
  ];
};

const severity = (value: number) => (value <= 3 ? "mild" : value <= 6 ? "moderate" : "severe");

/** "2024-03-04: mild pain, no headache, fatigue severe". */
export const severityWords: Writer = (days, habits) => {
  const isBehind = habits.chance.uniform() < 0.4;
  return [
    plainLine("Pain and fatigue diary"),
    ...days.map((each) => {
      const items = itemsOf(each, habits).map((item): Item => {
        const { told } = item;
        if (told.kind !== "symptom") return item;
        const value = Number(told.severity);
        if (value === 0)
          return { words: `no ${told.name}`, told: { kind: "symptom", name: told.name, negated: true, day: each.day } };
        const word = severity(value);
        return { words: isBehind ? `${told.name} ${word}` : `${word} ${told.name}`, told: { ...told, severity: word } };
      });
      const { number, monthName, year } = dayParts(each.day);
      return lineOf(`${number} ${monthName} ${year}${habits.after}`, items, habits);
    }),
  ];
};

/** Sentences below or behind a day, as people type them: "Pain was 4 today and fatigue about 3. Slept 7 hours. Had some gluten". */
export const typedNotes: Writer = (days, habits) => [
  plainLine("Notes"),
  ...days.flatMap((each) => {
    const { number, monthName, year, weekday } = dayParts(each.day);
    const symptoms = Object.entries(each.numbers).filter(([name]) => name !== "sleep duration" && name !== "stress");
    const phrases = symptoms.map(([name, value], index) => ({
      words:
        index === 0
          ? `${name} was ${value}/10 today`
          : habits.chance.pick([`${name} about ${value}/10`, `${name} ${value} out of 10`]),
      told: symptomTold(each.day, name, value),
    }));
    const sleep = itemsOf(each, habits).filter(({ told }) => told.name === "sleep duration" || told.name === "stress");
    const food = each.events.map((name) => ({ words: `had some ${name}`, told: eventTold(each.day, name) }));
    const sentences = [phrases, sleep, food].filter((part) => part.length > 0);
    const lines = sentences.map((part) => lineOf("", part, { ...habits, between: " and ", isCapital: true }, "."));
    const opening = `${weekday}, ${monthName} ${number}, ${year}`;
    return [
      plainLine(opening),
      { words: lines.map(({ words }) => words).join(" "), told: lines.flatMap(({ told }) => told) },
      plainLine(""),
    ];
  }),
];

/** Lines that the margin has broken, as they come out of a printed page: no day stands where a broken line begins. */
export const wrapped: Writer = (days, habits) => {
  const width = habits.chance.whole(46, 72);
  return isoWithoutStops(days, habits).map((line) => ({ ...line, words: brokenAt(line.words, width) }));
};

function brokenAt(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}
