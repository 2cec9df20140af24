import type { Page } from "#core/domain/page.ts";
import { readPassages } from "#core/reading/passages.ts";
import { readDays } from "./dated-entries.ts";
import { dayFirstOf } from "./day-first.ts";
import { findDocumentDate } from "./document-date.ts";
import { findDocumentKind } from "./document-kind.ts";
import { findAuthor, readIdentity } from "./printed-identity.ts";
import { readRoles } from "./read-roles.ts";
import type { RecordStructure } from "./record-structure.ts";
import { splitPassages } from "./split-passages.ts";
import { readColumns } from "./table-columns.ts";

/** What each passage of a record is there for, and what the record says of itself: its kind, date of care, whose it is. */
export function readStructure(pages: readonly Page[], { today }: { today: string }): RecordStructure {
  const passages = splitPassages(readPassages(pages), pages);
  const dayFirst = dayFirstOf(pages, today);
  const reading = { anchor: today, dayFirst };
  const kind = findDocumentKind(pages, passages);
  const { days, entries, last, fullest } = readDays(passages, kind, reading);
  const dateOfCare = findDocumentDate(pages, kind, { ...reading, last, fullest });
  const tables = readColumns(passages, pages, { ...reading, dateOfCare });
  const roles = readRoles({ passages, pages, kind, tables: tables.heads, entries });
  return {
    passages: passages.map((passage, index) => ({
      ...passage,
      role: roles[index] ?? "other",
      day: days[index],
      columns: tables.columns[index] ?? [],
    })),
    kind,
    dateOfCare,
    dayFirst,
    identity: readIdentity(pages, reading),
    author: findAuthor(pages),
  };
}
