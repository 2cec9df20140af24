import type { CheckIn, OwnEntry } from "#core/domain/own-entry.ts";
import type { Line, Page } from "#core/domain/page.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";

type MedicineEntry = Extract<OwnEntry, { kind: "medicine" }>;
type ResultEntry = Extract<OwnEntry, { kind: "result" }>;

/** The first words of an entry's first line, by kind. */
export const entryHeadings = {
  "check-in": "Check-in",
  medicine: "Medicine",
  result: "Result",
  note: "Note",
} as const satisfies Record<OwnEntry["kind"], string>;

/** What was done with a medicine, as a line begins. */
export const medicineLeads = {
  started: "Medicine started",
  stopped: "Medicine stopped",
  changed: "Dose changed",
  continued: "Medicine",
} as const satisfies Record<MedicineEntry["change"], string>;

/** Begins the free text of an entry: what comes after it is no line of the product's. */
export const noteLead = "Note: ";

/** "Check-in, 20 November 2026": under this name an entry stands in lists and citations. */
export function entryName(entry: Pick<OwnEntry, "kind" | "date">): string {
  return `${entryHeadings[entry.kind]}, ${dateInWords(entry.date)}`;
}

/** The entry as a page: one thing a line, the free text after a blank line. */
export function entryPage(entry: OwnEntry): Page {
  const note = entry.kind === "note" ? entry.text : entry.note;
  const lines = [`${entryHeadings[entry.kind]} on ${dateInWords(entry.date)}`, ...linesOf(entry)];
  if (note !== undefined) lines.push("", ...`${noteLead}${note.replace(/\r\n?/g, "\n")}`.split("\n"));
  const places: Line[] = [];
  let start = 0;
  for (const line of lines) {
    places.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return { number: 1, text: lines.join("\n"), lines: places, source: "typed" };
}

function linesOf(entry: OwnEntry): string[] {
  switch (entry.kind) {
    case "check-in":
      return checkInLines(entry);
    case "medicine":
      return [medicineLine(medicineLeads[entry.change], entry)];
    case "result":
      return [resultLine(entry)];
    case "note":
      return [];
  }
}

function checkInLines({ pain, sleepHours, sleepQuality, energy, symptom, medicine, ...more }: CheckIn): string[] {
  const lines: string[] = [];
  if (pain !== undefined) lines.push(`Pain: ${pain} out of 10`);
  if (sleepHours !== undefined) lines.push(`Sleep: ${sleepHours} ${sleepHours === 1 ? "hour" : "hours"}`);
  if (sleepQuality !== undefined) lines.push(`Sleep quality: ${sleepQuality} out of 10`);
  if (energy !== undefined) lines.push(`Energy: ${energy} out of 10`);
  for (const one of [symptom, ...(more.moreSymptoms ?? [])]) {
    if (one === undefined) continue;
    lines.push(`Symptom: ${one.name}${one.severity === undefined ? "" : `, ${one.severity} out of 10`}`);
  }
  for (const one of [medicine, ...(more.moreMedicines ?? [])]) {
    if (one !== undefined) lines.push(medicineLine("Medicine taken", one));
  }
  return lines;
}

function medicineLine(lead: string, { name, dose, frequency }: Pick<MedicineEntry, "name" | "dose" | "frequency">) {
  const parts = [`${lead}: ${name}`];
  if (dose !== undefined) parts.push(`dose ${dose}`);
  if (frequency !== undefined) parts.push(`taken ${frequency}`);
  return parts.join(", ");
}

function resultLine({ name, value, unit, low, high }: ResultEntry): string {
  const measured = unit === undefined ? value : `${value} ${unit}`;
  const range =
    low !== undefined && high !== undefined
      ? `${low} to ${high}`
      : low !== undefined
        ? `above ${low}`
        : high !== undefined
          ? `up to ${high}`
          : undefined;
  return `Result: ${name}, ${measured}${range === undefined ? "" : `, normal range ${range}`}`;
}
