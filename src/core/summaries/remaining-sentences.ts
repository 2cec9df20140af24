import type { SectionKind } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Citation, CitedSentence } from "#core/records/citation.ts";
import { quotedSentence } from "./quoted-sentence.ts";
import type { RecordView } from "./record-view.ts";

const leads: Partial<Record<SectionKind, string>> = {
  reason: "The reason for it:",
  history: "What happened:",
  "past-history": "From your past:",
  medications: "Medicines:",
  allergies: "Allergies:",
  family: "About your family:",
  social: "About your life:",
  review: "Symptoms that were asked about:",
  vitals: "Values:",
  exam: "What the exam showed:",
  results: "Test results:",
  problems: "Problems:",
  assessment: "What the doctor thinks:",
  plan: "The plan:",
  procedures: "What was done:",
  immunizations: "Vaccines:",
  appointments: "What comes next:",
  instructions: "What you should do:",
  course: "What was done:",
};

/** Sections by how much they matter to a patient. */
const order: (SectionKind | undefined)[] = [
  "plan",
  "instructions",
  "assessment",
  "problems",
  "results",
  "medications",
  "appointments",
  "vitals",
  undefined,
  "other",
  "reason",
  "history",
  "procedures",
  "course",
  "allergies",
  "exam",
  "past-history",
  "immunizations",
  "social",
  "family",
  "review",
];

const passagesInSentence = 3;

/** Everything else that the record says, a few of its sentences at a time, in its own words. Names, addresses and headings are left out. */
export function remainingSentences(
  view: RecordView,
  said: readonly CitedSentence[],
  explained: Set<string>,
): CitedSentence[] {
  const covered = said.flatMap((sentence) => sentence.citations);
  const bySection = new Map<SectionKind | undefined, Citation[]>();
  for (const passage of view.passages) {
    if (!isWorthSaying(view, passage) || isCovered(passage, covered)) continue;
    const list = bySection.get(passage.section);
    if (list === undefined) bySection.set(passage.section, [view.citePassage(passage)]);
    else list.push(view.citePassage(passage));
  }
  const sentences: CitedSentence[] = [];
  for (const section of order) {
    const quotes = bySection.get(section) ?? [];
    const lead = (section === undefined ? undefined : leads[section]) ?? "The record says:";
    for (let index = 0; index < quotes.length; index += passagesInSentence) {
      const sentence = quotedSentence(lead, quotes.slice(index, index + passagesInSentence), explained);
      if (sentence !== undefined) sentences.push(sentence);
    }
  }
  return sentences;
}

function isWorthSaying(view: RecordView, passage: Passage): boolean {
  if (passage.kind === "heading" || passage.section === "identity") return false;
  if (passage.kind === "row" && passage.header === undefined && view.factsIn(passage).length === 0)
    return /\p{L}{3}.*\d/su.test(passage.text) && passage.cells.length > 2;
  if (
    /^(?:patient|pt|name|dob|mrn|re|date(?: of (?:visit|birth|service))?|collected|reported|received|tel|fax|phone|address|dear|yours|sincerely|signed|electronically)\b/i.test(
      passage.text,
    )
  )
    return false;
  return passage.text.trim().split(/\s+/).length >= 2 || view.factsIn(passage).length > 0;
}

/** Said already: quotes cover most of the passage. */
function isCovered(passage: Passage, covered: readonly Citation[]): boolean {
  let length = 0;
  for (const citation of covered) {
    if (citation.page !== passage.page) continue;
    length += Math.max(0, Math.min(citation.end, passage.end) - Math.max(citation.start, passage.contentStart));
  }
  return length >= (passage.end - passage.contentStart) * 0.8;
}
