import type { Page } from "#core/domain/page.ts";
import { readPassages } from "#core/reading/passages.ts";
import { readDays } from "./dated-entries.ts";
import { dayFirstOf, likelyDayFirst } from "./day-first.ts";
import { splitAtDays, splitAtLines } from "./diary-lines.ts";
import { findDocumentDate } from "./document-date.ts";
import { findDocumentKind } from "./document-kind.ts";
import { readLineRoles } from "./learned/read-line-roles.ts";
import { placesOf } from "./passage-places.ts";
import { findAuthor, readIdentity } from "./printed-identity.ts";
import { readRoles } from "./read-roles.ts";
import type { RecordStructure } from "./record-structure.ts";
import { splitPassages } from "./split-passages.ts";
import { readColumns } from "./table-columns.ts";

/** What each passage of a record is there for, and what the record says of itself: its kind, date of care, whose it is. */
export function readStructure(pages: readonly Page[], { today }: { today: string }): RecordStructure {
  const { passages, days, columns, kind, dateOfCare, reading, ...layout } = readLayout(pages, today);
  const roles = readLineRoles({ passages, pages, kind, ...layout });
  return {
    passages: passages.map((passage, index) => ({
      ...passage,
      role: roles[index] ?? "other",
      day: days[index],
      columns: columns[index] ?? [],
    })),
    kind,
    dateOfCare,
    dayFirst: reading.dayFirst,
    identity: readIdentity(pages, reading, dateOfCare?.date),
    author: findAuthor(pages),
  };
}

/** What the rules and the layout tell, before roles are read. */
export function readLayout(pages: readonly Page[], today: string) {
  const parted = splitAtDays(splitPassages(readPassages(pages), pages), pages);
  const kind = findDocumentKind(pages, parted);
  const passages = kind === "diary" ? splitAtLines(parted, pages) : parted;
  const printed = { anchor: today, dayFirst: dayFirstOf(pages, today) };
  const { days, entries, last, fullest, isOfEncounters, dayFirst } = readDays(passages, kind, printed);
  const reading = { ...printed, dayFirst: dayFirst ?? likelyDayFirst(pages) };
  const dateOfCare = findDocumentDate(pages, kind, { ...reading, last, fullest, isOfEncounters });
  const { columns, heads: tables } = readColumns(passages, pages, { ...reading, dateOfCare });
  const places = placesOf(passages, pages);
  const rules = readRoles({ passages, places, kind, tables, entries });
  return { passages, reading, kind, days, entries, dateOfCare, columns, tables, places, rules };
}
