import type { Fact } from "#core/domain/fact.ts";
import { isoDay } from "#core/findings/threads/day-number.ts";
import { documentsOf, type SimulatedDocument } from "../documents.ts";
import { createChance } from "../random.ts";
import type { SimulatedPatient } from "../truth.ts";
import {
  bullets,
  dayFirst,
  dayHeadings,
  gapBehindDay,
  isoWithoutStops,
  monthFirst,
  severalADay,
  severityWords,
  shortMonths,
  typedNotes,
  type Writer,
  weekdays,
  wrapped,
} from "./line-writers.ts";
import { csvByDay, csvByEntry, table, ticks } from "./table-writers.ts";
import { habitsOf, type Line } from "./told.ts";

/** The ways in which people write the same diary. */
export const writers: { [way: string]: Writer } = {
  "ISO days, no full stops": isoWithoutStops,
  "day first (04/03/2024)": dayFirst,
  "month first (3/4/2024)": monthFirst,
  "weekdays (Mon 4 March)": weekdays,
  "3 Nov": shortMonths,
  "a gap or a tab behind the day": gapBehindDay,
  "day headings, lines below": dayHeadings,
  table,
  bullets,
  "several entries a day": severalADay,
  "CSV, a row a day": csvByDay,
  "app export, a row a thing": csvByEntry,
  "mild, moderate, severe": severityWords,
  "ticks and crosses": ticks,
  "typed notes": typedNotes,
  "lines broken by the margin": wrapped,
};

/** People keep a file for a season, not for a month or for ever. */
const daysOfFile = 90;

/** The patient's records with the diaries written that way; their facts are what the words say, whatever is read in them. */
export function writtenAs(patient: SimulatedPatient, writer: Writer): SimulatedDocument[] {
  const habits = habitsOf(createChance(patient.seed * 7 + 3));
  const diaries: SimulatedDocument[] = [];
  for (let from = 0; from < patient.days.length; from += daysOfFile) {
    diaries.push(
      documentOf(`diary-${diaries.length + 1}`, writer(patient.days.slice(from, from + daysOfFile), habits)),
    );
  }
  return [...diaries, ...documentsOf(patient).filter(({ id }) => !id.startsWith("diary"))];
}

function documentOf(id: string, lines: readonly Line[]): SimulatedDocument {
  const originalFilename = `${id}.txt`;
  const facts: Fact[] = [];
  let start = 0;
  for (const { words, told } of lines) {
    const citation = { documentId: id, originalFilename, page: 1, start, end: start + words.length, quote: words };
    for (const { day, ...said } of told) {
      const date = { date: isoDay(day), precision: "day" as const };
      facts.push({ ...said, date, uncertain: false, subject: "patient", citation });
    }
    start += words.length + 1;
  }
  return { id, originalFilename, text: lines.map(({ words }) => words).join("\n"), facts };
}
