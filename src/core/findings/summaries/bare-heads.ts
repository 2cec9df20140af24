import type { LineRole } from "#core/domain/line-role.ts";
import { sectionOf } from "#core/reading/headings.ts";
import type { FoundDate } from "#core/understanding/facts/find-dates.ts";
import type { SummaryUnit } from "./summary-unit.ts";

/** Where a name alone says something: "Hypertension". */
const namesThings: ReadonlySet<LineRole> = new Set(["diagnoses", "impression", "allergies", "history"]);

/** Whether a clause tells nothing of the patient: a heading, a day, a signature. */
export function isBare(unit: SummaryUnit, said: string, days: readonly FoundDate[]): boolean {
  if (isBareHead(said) || isBareDay(unit.text, days) || (unit.text.match(openBox)?.length ?? 0) > 1) return true;
  return signsOff.test(unit.text) && !/\d/.test(unit.text) && !namesThings.has(unit.role) && isNames(unit.text);
}

/** Choices of a form that nobody made. */
const openBox = /\[ \]|☐/g;
const signsOff =
  /^(?:\p{Lu}\.? ){1,2}\p{Lu}|^(?:Dr|Mrs?|Ms|Sr|Prof)\b|\b(?:[Rr]adiographer|[Ss]onographer|[Tt]herapist|[Rr]adiologist|[Nn]urse|[Cc]onsultant|[Rr]egistrar|[Pp]harmacist|[Pp]hysician|[Aa]uthorised|[Vv]erified)\b/u;

const mostWords = 3;
const otherHead =
  /^(?:discussion|comments?|remarks?|summary|introduction|today|details|actions?|clinical (?:note|summary))$/i;

/** Words that only say what stands below them ("Medicines today"): by themselves they say nothing of the patient. */
export function isBareHead(text: string): boolean {
  const words = text.replace(/^[\s•*·:.-]+|[\s:.;,-]+$/g, "");
  if (words === "" || words.split(/\s+/).length > mostWords || /\d/.test(words)) return false;
  return otherHead.test(words) || sectionOf(words) !== undefined;
}

/** Words beside a day that only say what day it is. */
const ofDays =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b|\b(?:dates?|of|on|at|day|time|collect\w+|report\w*|receiv\w+|print\w+|am|pm)\b|\d+/gi;

/** "Tue 10 Feb 2026 2:36 pm", "Date of report: 05-08-2025": a day of which nothing is told. */
function isBareDay(text: string, days: readonly FoundDate[]): boolean {
  if (days.length === 0) return false;
  const rest = [...days]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const left = rest.replace(ofDays, "");
  return !/\p{L}/u.test(left) || (clock.test(rest) && isNames(left));
}

const clock = /\b\d{1,2}[:.]\d{2}\b/;
const mostNames = 5;

/** "S. Odukoya, Radiographer (Sonographer)": names and titles, of which nothing is told. */
function isNames(text: string): boolean {
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  return words.length <= mostNames && words.every((word) => /^\p{Lu}/u.test(word));
}
