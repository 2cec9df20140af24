import type { LineRole } from "#core/domain/line-role.ts";
import type { Page } from "#core/domain/page.ts";
import { dayFirstOf, findDocumentDate } from "#core/findings/summaries/document-date.ts";
import { findDocumentKind } from "#core/findings/summaries/document-kind.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import type { SectionKind } from "#core/reading/headings.ts";
import { type Passage, readPassages } from "#core/reading/passages.ts";
import type { RecordStructure } from "./record-structure.ts";

const roleOfSection: Record<SectionKind, LineRole> = {
  reason: "narrative",
  history: "narrative",
  "past-history": "history",
  medications: "medicines-now",
  allergies: "allergies",
  family: "family-history",
  social: "social-history",
  review: "narrative",
  vitals: "examination",
  exam: "examination",
  results: "results",
  problems: "diagnoses",
  assessment: "impression",
  plan: "plan",
  procedures: "procedure",
  immunizations: "history",
  appointments: "appointment",
  instructions: "plan",
  course: "narrative",
  identity: "patient",
  other: "other",
};

/** What each passage of a record is there for, and what the record says of itself: its kind, date of care, whose it is. */
export function readStructure(pages: readonly Page[], { today }: { today: string }): RecordStructure {
  const passages = readPassages(pages);
  const dayFirst = dayFirstOf(pages);
  return {
    passages: passages.map((passage) => ({ ...passage, role: roleOf(passage), day: undefined, columns: [] })),
    kind: findDocumentKind(pages, passages, []),
    dateOfCare: findDocumentDate(pages, { anchor: today, dayFirst }),
    dayFirst,
    identity: { numbers: [] },
    author: undefined,
  };
}

function roleOf(passage: Passage): LineRole {
  if (passage.kind === "heading") return "heading";
  if (isFurniture(passage)) return "administration";
  return passage.section === undefined ? "other" : roleOfSection[passage.section];
}
