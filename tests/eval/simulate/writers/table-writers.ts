import type { SimulatedDay } from "../truth.ts";
import { foods, symptoms } from "../world.ts";
import type { Writer } from "./line-writers.ts";
import { dayParts, eventTold, type Line, lifeTold, plainLine, symptomTold, type Told } from "./told.ts";

interface Column {
  head: string;
  cell(day: SimulatedDay): { words: string; told: Told[] };
}

function numberColumn(name: string, head: string): Column {
  return {
    head,
    cell: ({ day, numbers }) => {
      const value = numbers[name];
      if (value === undefined) return { words: "", told: [] };
      return {
        words: String(value),
        told: [symptoms.includes(name) ? symptomTold(day, name, value) : lifeTold(day, name, value)],
      };
    },
  };
}

function eventColumn(name: string, yes: string, no: string): Column {
  return {
    head: capital(name),
    cell: ({ day, events }) => {
      const happened = events.includes(name);
      const words = happened ? yes : no;
      // A dash says nothing, as an empty cell does.
      return { words, told: words === "" || words === "-" ? [] : [eventTold(day, name, !happened)] };
    },
  };
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const eventsIn = (days: readonly SimulatedDay[]) =>
  foods.filter((food) => days.some(({ events }) => events.includes(food)));

function columnsOf(days: readonly SimulatedDay[], yes: string, no: string, sleep: string): Column[] {
  return [
    ...symptoms.map((name) => numberColumn(name, capital(name))),
    numberColumn("sleep duration", sleep),
    numberColumn("stress", "Stress"),
    ...eventsIn(days).map((name) => eventColumn(name, yes, no)),
  ];
}

function rowsOf(days: readonly SimulatedDay[], columns: readonly Column[], printed: (day: number) => string) {
  return days.map((each) => {
    const cells = columns.map((column) => column.cell(each));
    return { cells: [printed(each.day), ...cells.map(({ words }) => words)], told: cells.flatMap(({ told }) => told) };
  });
}

const printedDays: ((day: number) => string)[] = [
  (day) => dayParts(day).iso,
  (day) => `${dayParts(day).date}/${dayParts(day).month}/${dayParts(day).year}`,
  (day) => `${dayParts(day).number} ${dayParts(day).monthName.slice(0, 3)} ${dayParts(day).year}`,
];

/** Columns under heads: between bars, or set with spaces. */
export const table: Writer = (days, { chance }) => {
  const columns = columnsOf(days, "yes", "-", chance.pick(["Sleep (h)", "Hours slept", "Sleep hours"]));
  const rows = rowsOf(days, columns, chance.pick(printedDays));
  const heads = ["Date", ...columns.map(({ head }) => head)];
  const isBarred = chance.uniform() < 0.6;
  const widths = heads.map((head) => Math.max(head.length, 12) + 2);
  const written = (cells: readonly string[]) =>
    isBarred
      ? `| ${cells.join(" | ")} |`
      : cells
          .map((cell, index) => (cell === "" ? "-" : cell).padEnd(widths[index] ?? 0))
          .join("")
          .trimEnd();
  return [
    plainLine("Symptom diary"),
    plainLine(""),
    plainLine(written(heads)),
    ...rows.map(({ cells, told }) => ({ words: written(cells), told })),
  ];
};

/** Yes and no as ticks and crosses. */
export const ticks: Writer = (days, { chance }) => {
  const [yes = "", no = ""] = chance.pick([
    ["✓", "✗"],
    ["✔", "✘"],
    ["x", ""],
    ["[x]", "[ ]"],
    ["Y", "N"],
  ]);
  const columns = columnsOf(days, yes, no, "Sleep (hrs)");
  const rows = rowsOf(days, columns, chance.pick(printedDays));
  const written = (cells: readonly string[]) => cells.join(" | ");
  return [
    plainLine("Daily tracker"),
    plainLine(written(["Day", ...columns.map(({ head }) => head)])),
    ...rows.map(({ cells, told }) => ({ words: written(cells), told })),
  ];
};

/** A file of an app: commas, heads of its own, a row a day. */
export const csvByDay: Writer = (days, { chance }) => {
  const [yes = "", no = ""] = chance.pick([
    ["1", "0"],
    ["Yes", "No"],
    ["TRUE", "FALSE"],
  ]);
  const mark = chance.pick([",", ";"]);
  const columns = columnsOf(days, yes, no, chance.pick(["Sleep (hours)", "sleep_hours", "Hours of sleep"]));
  const heads = ["Date", ...columns.map(({ head }) => head), "Notes"].map((head) =>
    chance.uniform() < 0.2 ? `"${head}"` : head,
  );
  const rows = rowsOf(days, columns, chance.pick(printedDays.slice(0, 2)));
  return [plainLine(heads.join(mark)), ...rows.map(({ cells, told }) => ({ words: [...cells, ""].join(mark), told }))];
};

/** A file of an app with a row for each thing: "2024-03-04,08:15,Pain,4,". */
export const csvByEntry: Writer = (days, { chance }) => {
  const printed = chance.pick(printedDays.slice(0, 2));
  const [symptom, value] = chance.pick([
    ["Symptom", "Severity"],
    ["Item", "Score"],
    ["Tracked", "Value"],
  ]) as [string, string];
  const lines: Line[] = [plainLine(`Date,Time,${symptom},${value},Note`)];
  for (const each of days) {
    const { day, numbers, events } = each;
    const row = (name: string, words: string, told: Told, place: number) => {
      const time = `${String(8 + (place % 12)).padStart(2, "0")}:${chance.pick(["00", "15", "40"])}`;
      lines.push({ words: `${printed(day)},${time},${capital(name)},${words},`, told: [told] });
    };
    Object.entries(numbers).forEach(([name, number], place) => {
      const told = symptoms.includes(name) ? symptomTold(day, name, number) : lifeTold(day, name, number);
      row(name === "sleep duration" ? "sleep (hours)" : name, String(number), told, place);
    });
    for (const [place, name] of events.entries()) row(name, "yes", eventTold(day, name), place + 6);
  }
  return lines;
};
