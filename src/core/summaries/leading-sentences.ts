import { dateInWords } from "#core/facts/calendar.ts";
import { cite } from "#core/facts/fact-builder.ts";
import { type SectionKind, sectionOf } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import type { Citation, CitedSentence } from "#core/records/citation.ts";
import type { Fact } from "#core/records/fact.ts";
import type { DocumentKind } from "#core/records/medical-document.ts";
import type { DocumentDate } from "./document-date.ts";
import { kindNames } from "./document-kind.ts";
import { quotedSentence } from "./quoted-sentence.ts";
import type { RecordView } from "./record-view.ts";

const quotesInSentence = 12;

/** The sentences that lead a summary, most important first: what and when, what was found, what changed, what to do next. */
export function leadingSentences(
  view: RecordView,
  kind: DocumentKind,
  date: DocumentDate | undefined,
  explained: Set<string>,
): CitedSentence[] {
  const compose = (lead: string, quotes: readonly Citation[]) =>
    quotedSentence(lead, quotes.slice(0, quotesInSentence), explained);
  const candidates = [
    opening(view, kind, date),
    compose("The reason for it:", reasonQuotes(view)),
    compose("Results that stand out:", flaggedQuotes(view)),
    compose(view.sections.has("assessment") ? "What was found:" : "Illnesses named:", diagnosisQuotes(view)),
    compose("Symptoms:", symptomQuotes(view, kind)),
    compose("New or changed medicines:", medicineQuotes(view, true)),
    compose("Other medicines in this record:", medicineQuotes(view, false)),
    compose("Test findings:", findingQuotes(view)),
    compose("What to do next:", nextQuotes(view)),
    compose("Sleep, food and daily life:", factQuotes(view, "lifestyle")),
    compose("Vaccines:", factQuotes(view, "vaccination")),
    compose("Allergies:", allergyQuotes(view)),
    compose("Values in this record:", measuredQuotes(view)),
    compose("Tests and treatments named:", factQuotes(view, "procedure")),
  ];
  return candidates.filter((candidate) => candidate !== undefined);
}

function opening(view: RecordView, kind: DocumentKind, date: DocumentDate | undefined): CitedSentence | undefined {
  const name = kindNames[kind];
  if (date !== undefined) {
    const citation = cite(view.source, date.page, date.start, date.end);
    return { text: `This ${name} is from ${dateInWords(date.date)}.`, citations: [citation] };
  }
  return undefined;
}

function sectionPassages(view: RecordView, ...sections: SectionKind[]): Passage[] {
  return view.passages.filter(
    (passage) =>
      passage.kind !== "heading" &&
      passage.section !== undefined &&
      sections.includes(passage.section) &&
      passage.end - passage.contentStart > 2,
  );
}

function reasonQuotes(view: RecordView): Citation[] {
  return sectionPassages(view, "reason").slice(0, 2).map(view.citePassage);
}

function flaggedQuotes(view: RecordView): Citation[] {
  return view.facts
    .filter(
      (fact) => (fact.kind === "lab" || fact.kind === "vital") && fact.flag !== undefined && fact.flag !== "normal",
    )
    .map((fact) => fact.citation);
}

/** Short lines of the assessment (its own headings), else the conditions that it or the record names. */
function diagnosisQuotes(view: RecordView): Citation[] {
  const assessment = sectionPassages(view, "assessment", "problems");
  const headings = assessment.filter(isHeadingLike).map(view.citePassage);
  const named = (passages: readonly Passage[]) =>
    passages
      .flatMap((passage) => view.factsIn(passage))
      .filter(
        (fact) =>
          (fact.kind === "condition" || (fact.kind === "symptom" && assessment.length > 0)) &&
          !fact.negated &&
          fact.subject === "patient" &&
          fact.hypothetical !== true,
      )
      .map((fact) => fact.citation);
  if (headings.length > 0) return headings;
  const first = assessment[0];
  if (first !== undefined) {
    const conditions = named(assessment);
    return conditions.length > 0 ? conditions : [view.citePassage(first)];
  }
  return named(view.passages);
}

/** Symptoms lead where they are what the record is about: in diaries and voice notes, and where nothing is assessed. */
function symptomQuotes(view: RecordView, kind: DocumentKind): Citation[] {
  if (kind !== "diary" && kind !== "voice-note" && view.sections.has("assessment")) return [];
  const symptoms = view.facts.filter((fact) => fact.kind === "symptom" && !fact.negated && fact.subject === "patient");
  const rated = symptoms.filter((fact) => fact.severity !== undefined);
  return (rated.length > 0 ? [...rated, ...symptoms] : symptoms).map((fact) => fact.citation);
}

function isHeadingLike(passage: Passage): boolean {
  // "Additional testing: …" says something about the heading above it.
  if (passage.label !== undefined && sectionOf(passage.label) === undefined) return false;
  const words = passage.text
    .slice(passage.contentStart - passage.start)
    .trim()
    .split(/\s+/);
  if (words.length > 9) return false;
  return !/\b(?:is|was|will|has|have|are|were|should|continue|start|follow|return|recommend\w*|discuss\w*|patient|i)\b/i.test(
    words.join(" "),
  );
}

/** Medicines with their dose and what is done with them, in the record's words. */
function medicineQuotes(view: RecordView, changed: boolean): Citation[] {
  const facts = view.facts.filter((fact) => fact.kind === "medication" && !fact.negated && fact.subject === "patient");
  const isChange = (fact: Fact) => fact.status !== undefined && fact.status !== "continued";
  const ofChange = new Set(facts.filter(isChange).map((fact) => fact.name));
  const chosen = facts.filter((fact) => (changed ? isChange(fact) : !ofChange.has(fact.name)));
  const best = new Map<string, Fact>();
  for (const fact of chosen) {
    const known = best.get(fact.name);
    if (known === undefined || (fact.dose !== undefined && known.dose === undefined)) best.set(fact.name, fact);
  }
  return [...best.values()].map((fact) => (changed ? withItsVerb(view, fact) : fact.citation));
}

const changeVerb =
  /\b(?:stop\w*|discontinu\w*|start\w*|beg[aiu]n\w*|initiat\w*|prescri\w*|increas\w*|decreas\w*|reduc\w*|chang\w*|switch\w*|add\w*|held|declin\w*|refus\w*|recommend\w*|consider\w*|put (?:me|him|her) on|placed on|given|new)\b[^.;]{0,32}$/i;

const changedAfter =
  /^[^.;,]{0,24}\b(?:was|were|has been|have been|is being|will be) (?:stopped|discontinued|held|started|increased|decreased|reduced|changed|added|restarted)\b/i;

/** The medicine with the words that say what was done with it: "stopped the prednisone 5 mg". */
function withItsVerb(view: RecordView, fact: Fact): Citation {
  const passage = view.passageOf(fact);
  if (passage === undefined) return fact.citation;
  const before = passage.text.slice(
    Math.max(0, fact.citation.start - passage.start - 48),
    fact.citation.start - passage.start,
  );
  const verb = changeVerb.exec(before);
  if (verb === null) {
    const after = passage.text.slice(fact.citation.end - passage.start, fact.citation.end - passage.start + 48);
    const passive = changedAfter.exec(after);
    if (passive === null) return fact.citation;
    return cite(view.source, passage.page, fact.citation.start, fact.citation.end + passive[0].length);
  }
  return cite(view.source, passage.page, fact.citation.start - (before.length - verb.index), fact.citation.end);
}

const standsOut =
  /\b(?:abnormal\w*|elevated|raised|high|low|decreased|increased|reduced|enlarged|mild|moderate|severe|fracture\w*|effusion|mass|lesion|nodule|positive|reveal\w*|demonstrat\w*|show\w*|consistent with|thicken\w*|stenosis|tear|displace\w*|inflam\w*|edema|swelling|worsen\w*|\d)\b/i;

function findingQuotes(view: RecordView): Citation[] {
  const passages = sectionPassages(view, "results").filter(
    (passage) => passage.kind !== "row" && standsOut.test(passage.text),
  );
  return passages.slice(0, 5).map(view.citePassage);
}

const nextStep =
  /\b(?:follow(?:[- ]?up)?|return|recheck|repeat|refer\w*|order\w*|schedul\w*|continue|start\w*|stop\w*|increase\w*|decrease\w*|recommend\w*|advis\w*|obtain|will|should|call|contact|appointment|review|monitor)\b/i;

function nextQuotes(view: RecordView): Citation[] {
  const planned = sectionPassages(view, "plan", "instructions", "appointments").filter(
    (passage) => passage.kind !== "row",
  );
  const inAssessment = sectionPassages(view, "assessment").filter(
    (passage) => passage.kind !== "row" && nextStep.test(passage.text) && !isHeadingLike(passage),
  );
  const ranked = [...planned, ...(planned.length > 3 ? [] : inAssessment)];
  const chosen = ranked.filter((passage) => nextStep.test(passage.text));
  return (chosen.length > 0 ? chosen : ranked).slice(0, 4).map(view.citePassage);
}

function factQuotes(view: RecordView, kind: Fact["kind"]): Citation[] {
  return view.facts
    .filter((fact) => fact.kind === kind && !fact.negated && fact.subject === "patient" && fact.hypothetical !== true)
    .map((fact) => fact.citation);
}

function allergyQuotes(view: RecordView): Citation[] {
  return view.facts
    .filter((fact) => fact.kind === "allergy" && fact.subject === "patient")
    .map((fact) => fact.citation);
}

function measuredQuotes(view: RecordView): Citation[] {
  return view.facts
    .filter(
      (fact) => (fact.kind === "lab" || fact.kind === "vital") && (fact.flag === undefined || fact.flag === "normal"),
    )
    .map((fact) => fact.citation);
}
