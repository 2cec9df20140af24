import type { CitedSentence } from "#core/domain/citation.ts";
import type { ClinicalDate, Fact } from "#core/domain/fact.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { splitLines } from "#core/reading/text-lines.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { cite, type RecordSource } from "#core/understanding/facts/fact-builder.ts";
import { findDates } from "#core/understanding/facts/find-dates.ts";
import { noteStart } from "./entry-facts.ts";
import { entryHeadings, noteLead } from "./entry-page.ts";

/** What an entry's first line says. */
export interface EntryHead {
  kind: DocumentKind;
  date: ClinicalDate | undefined;
}

/** A check-in is a diary of one day: its silence about a symptom counts. Other entries are just records. */
export function entryHead(page: Page): EntryHead {
  const [first] = splitLines(page.text);
  const [date] = first === undefined ? [] : findDates(first.text, 0, {});
  const kind = first?.text.startsWith(entryHeadings["check-in"]) ? "diary" : "other";
  return { kind, date: date && { date: date.date, precision: date.precision } };
}

/** A title for lists: "Check-in", "Started methotrexate", "CRP 18 mg/L". */
export function entryTitle(page: Page): string {
  const [first, second] = splitLines(page.text).map(({ text }) => text);
  const result = /^Result: ([^,]+), ([^,]+)/.exec(second ?? "");
  if (result !== null) return `${result[1]} ${result[2]}`;
  const medicine = /^(?:Medicine (started|stopped)|Dose (changed)|Medicine): ([^,]+)/.exec(second ?? "");
  if (medicine !== null) {
    const [, done, changed, name] = medicine;
    return changed !== undefined ? `New dose of ${name}` : done === undefined ? `${name}` : `${capital(done)} ${name}`;
  }
  return (first ?? "").replace(/ on .*/, "");
}

const longestQuotedNote = 280;

/** What stands in an entry, in sentences about it: the lines first, then the free text as it was written. */
export function entrySentences(page: Page, source: RecordSource, facts: readonly Fact[]): CitedSentence[] {
  const lines = splitLines(page.text.slice(0, noteStart(page))).filter(({ text }) => text !== "");
  const [head, ...said] = lines.map(({ start, end, text }) => ({ text, citation: cite(source, 1, start, end) }));
  if (head === undefined) return [];
  const day = source.occurredOn === undefined ? "" : ` on ${dateInWords(source.occurredOn.date)}`;
  const sentences: CitedSentence[] = [];
  if (said.length > 0) {
    const text = `You noted${day}: ${said.map((line) => lowered(line.text)).join("; ")}.`;
    sentences.push({ text, citations: said.map(({ citation }) => citation) });
  }
  for (const { kind, name, flag, referenceRange, citation } of facts) {
    if ((kind !== "lab" && kind !== "vital") || referenceRange === undefined || flag === undefined) continue;
    const where = { high: "above", low: "below", normal: "within", abnormal: "outside" }[flag];
    sentences.push({ text: `Your ${name} is ${where} the normal range that you wrote.`, citations: [citation] });
  }
  const from = noteStart(page);
  if (from < page.text.length) {
    const note = page.text
      .slice(from + noteLead.length)
      .replace(/\s+/g, " ")
      .replace(/[“”]/g, "'");
    const shown = note.length > longestQuotedNote ? `${note.slice(0, longestQuotedNote).trimEnd()}…` : note;
    const citation = cite(source, 1, from, page.text.length);
    sentences.push({ text: `You wrote${said.length > 0 ? "" : day}: “${shown}”`, citations: [citation] });
  }
  return sentences;
}

/** "Pain: 6 out of 10" within a sentence; "CRP, 18 mg/L" of a result. */
function lowered(line: string): string {
  const text = line.replace(/^Result: ([^,]+),/, "$1");
  return text === line ? text.charAt(0).toLowerCase() + text.slice(1).replace(": ", " ") : text;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
