import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import { CitedPlaces } from "#core/domain/cited-places.ts";
import type { DocumentKind } from "#core/domain/medical-document.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import type { SectionKind } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import { explainsScale } from "#core/understanding/facts/diary-scores.ts";
import { diaryNotes } from "./diary-sentences.ts";
import { sourceName } from "./kind-names.ts";
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

/** Everything else that the record says, a sentence of it at a time, in its own words. Page furniture, names and headings are left out. */
export function remainingSentences(
  view: RecordView,
  kind: DocumentKind,
  said: readonly CitedSentence[],
  explained: Set<string>,
): CitedSentence[] {
  const covered = new CitedPlaces(said.flatMap((sentence) => sentence.citations));
  const source = sourceName(kind, view.source.pageTexts.get(1) ?? "");
  const unnamed = kind === "diary" ? "You wrote:" : kind === "voice-note" ? "You said:" : `The ${source} says:`;
  const bySection = new Map<SectionKind | undefined, Citation[]>();
  for (const passage of view.passages) {
    if (kind === "diary" && (passage.kind === "row" || explainsScale(passage.text))) continue;
    if (!isWorthSaying(view, passage) || isCovered(passage, covered)) continue;
    const list = bySection.get(passage.section);
    if (list === undefined) bySection.set(passage.section, [view.citePassage(passage)]);
    else list.push(view.citePassage(passage));
  }
  const isSaid = ({ citations }: CitedSentence) =>
    citations.every(({ page, start, end }) => covered.on(page).holds(start, end));
  const written = kind === "diary" ? diaryNotes(view).filter((note) => !isSaid(note)) : [];
  return [
    ...written,
    ...order.flatMap((section) => {
      const lead = (section === undefined ? undefined : leads[section]) ?? unnamed;
      return (bySection.get(section) ?? []).flatMap((quote) => quotedSentence(lead, [quote], explained) ?? []);
    }),
  ];
}

function isWorthSaying(view: RecordView, passage: Passage): boolean {
  if (passage.kind === "heading" || passage.section === "identity" || isFurniture(passage)) return false;
  if (isLetterhead(view, passage)) return false;
  if (
    /^(?:patient|pt|name|dob|born|ward|hospital (?:no|number)|owner|sample|specimen|requested|laboratory|taken|mrn|re|date(?: of (?:visit|birth|service))?|collected|reported|received|tel|fax|phone|address|dear|yours|sincerely|signed|electronically)\b/i.test(
      passage.text,
    )
  )
    return false;
  if (
    /\b(?:born|dob|hospital (?:no|number)|nhs (?:no|number)|mrn|reported|received|released to)\b[^.]*\d/i.test(
      passage.text,
    )
  )
    return false;
  if (/^(?:clinic date|date of|supply|reported|requested by)\b/i.test(passage.text)) return false;
  if (passage.kind === "row" && passage.header === undefined && view.factsIn(passage).length === 0) {
    // "To come   sputum culture sent": a label and words are told; names and numbers in columns are not.
    if ((passage.cells.at(-1)?.text.trim().split(/\s+/).length ?? 0) > 3) return true;
    const word = passage.text.search(/\p{L}{3}/u);
    return word !== -1 && passage.cells.length > 2 && /\d/.test(passage.text.slice(word));
  }
  return passage.text.trim().split(/\s+/).length >= 2 || view.factsIn(passage).length > 0;
}

/** The first lines of a record, before anything is dated or said: who wrote it, and to whom. */
function isLetterhead(view: RecordView, passage: Passage): boolean {
  return (
    view.passages.slice(0, 4).includes(passage) &&
    view.factsIn(passage).length === 0 &&
    passage.text.split(/\s+/).length <= 10 &&
    !/[.!?]$|\b(?:is|was|has|had|are|were)\b/i.test(passage.text)
  );
}

/** Said already: quotes cover most of the passage. */
function isCovered({ page, contentStart, end }: Passage, covered: CitedPlaces): boolean {
  return covered.on(page).lengthWithin(contentStart, end) >= (end - contentStart) * 0.8;
}
