import { dateInWords } from "#core/facts/calendar.ts";
import { cite, type RecordSource } from "#core/facts/fact-builder.ts";
import type { SectionKind } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { CitedSentence } from "#core/records/citation.ts";
import type { Fact } from "#core/records/fact.ts";
import type { DocumentKind } from "#core/records/medical-document.ts";
import type { DocumentDate } from "./document-date.ts";
import { kindNames } from "./document-kind.ts";
import { explanation, measurementSentence, medicationSentence, quoteSentence } from "./plain-facts.ts";

export interface Draft {
  leading: CitedSentence[];
  more: CitedSentence[];
}

interface Weighted {
  sentence: CitedSentence;
  weight: number;
  order: number;
}

const leadingCount = 8;

/** Everything worth saying about a record, most important first: at most eight leading sentences, the rest after them. */
export function draftSummary(record: {
  kind: DocumentKind;
  date: DocumentDate | undefined;
  passages: readonly Passage[];
  facts: readonly Fact[];
  source: RecordSource;
}): Draft {
  const opening = openingSentence(record);
  const weighted: Weighted[] = [];
  const add = (sentence: CitedSentence | undefined, weight: number) => {
    if (sentence !== undefined) weighted.push({ sentence, weight, order: weighted.length });
  };
  for (const fact of record.facts) addFact(fact, add);
  for (const passage of record.passages) addPassage(passage, record.source, add);
  weighted.sort((one, other) => other.weight - one.weight || one.order - other.order);
  const seen = new Set<string>();
  const sentences = [...(opening === undefined ? [] : [opening]), ...weighted.map((entry) => entry.sentence)].filter(
    (sentence) => {
      const key = sentence.text.toLowerCase();
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    },
  );
  return { leading: sentences.slice(0, leadingCount), more: sentences.slice(leadingCount) };
}

function openingSentence(record: {
  kind: DocumentKind;
  date: DocumentDate | undefined;
  passages: readonly Passage[];
  source: RecordSource;
}): CitedSentence | undefined {
  const name = kindNames[record.kind];
  if (record.date !== undefined) {
    const { page, start, end, date } = record.date;
    return { text: `This ${name} is from ${dateInWords(date)}.`, citations: [cite(record.source, page, start, end)] };
  }
  const first = record.passages[0];
  return first === undefined
    ? undefined
    : { text: `This is a ${name}.`, citations: [cite(record.source, first.page, first.start, first.end)] };
}

function addFact(fact: Fact, add: (sentence: CitedSentence | undefined, weight: number) => void): void {
  if (fact.subject === "relative" || fact.hypothetical === true) return;
  switch (fact.kind) {
    case "lab":
    case "vital":
      add(
        measurementSentence(fact),
        fact.flag !== undefined && fact.flag !== "normal" ? 90 : fact.kind === "lab" ? 50 : 45,
      );
      return;
    case "medication":
      add(medicationSentence(fact), fact.status === "continued" || fact.status === undefined ? 70 : 85);
      return;
    case "condition":
      if (fact.negated) return;
      add(
        {
          text: `${fact.uncertain ? "It may be" : fact.historical === true ? "In the past you had" : "The record names"} ${fact.name}${explanation(fact)}.`,
          citations: [fact.citation],
        },
        fact.historical === true ? 40 : 80,
      );
      return;
    case "allergy":
      add(
        {
          text: fact.negated ? "The record knows of no allergies." : `You are allergic to ${fact.name}.`,
          citations: [fact.citation],
        },
        60,
      );
      return;
    case "vaccination":
      if (!fact.negated)
        add({ text: `You had a vaccine: ${fact.name}${explanation(fact)}.`, citations: [fact.citation] }, 55);
      return;
    case "procedure":
      if (!fact.negated)
        add({ text: `The record names ${fact.name}${explanation(fact)}.`, citations: [fact.citation] }, 58);
      return;
    default:
      return;
  }
}

const quotedSections: Partial<Record<SectionKind, [string, number]>> = {
  plan: ["What to do next", 75],
  instructions: ["What to do next", 75],
  appointments: ["What comes next", 74],
  assessment: ["The assessment says", 65],
  reason: ["The reason for it", 88],
  results: ["The results say", 48],
};

function addPassage(
  passage: Passage,
  source: RecordSource,
  add: (sentence: CitedSentence | undefined, weight: number) => void,
): void {
  if (passage.section === undefined || passage.kind === "row" || passage.kind === "heading") return;
  const quoted = quotedSections[passage.section];
  if (quoted === undefined || passage.end - passage.contentStart < 4) return;
  add(quoteSentence(quoted[0], cite(source, passage.page, passage.contentStart, passage.end)), quoted[1]);
}
