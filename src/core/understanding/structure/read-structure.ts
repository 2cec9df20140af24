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
  const dayFirst = dayFirstOf(pages);
  const kind = findDocumentKind(pages, passages);
  const reading = { anchor: today, dayFirst };
  const dateOfCare = findDocumentDate(pages, kind, reading);
  const roles = readRoles(passages, pages, kind);
  const days = readDays(passages, kind, { ...reading, dateOfCare });
  const columns = readColumns(passages, roles, { ...reading, dateOfCare });
  return {
    passages: passages.map((passage, index) => ({
      ...passage,
      role: roles[index] ?? "other",
      day: days[index],
      columns: columns[index] ?? [],
    })),
    kind,
    dateOfCare,
    dayFirst,
    identity: readIdentity(pages, reading),
    author: findAuthor(pages),
  };
}
