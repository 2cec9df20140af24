import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import type { SectionKind } from "#core/reading/headings.ts";
import { sectionOf } from "#core/reading/headings.ts";
import type { Passage } from "#core/reading/passages.ts";
import { quotedSentence } from "./quoted-sentence.ts";
import type { RecordView } from "./record-view.ts";

/** Names in one sentence: illnesses that a note lists, symptoms of a diary. */
const namesInSentence = 12;

export function sectionPassages(view: RecordView, ...sections: SectionKind[]): Passage[] {
  return view.passages.filter(
    (passage) =>
      passage.kind !== "heading" &&
      passage.section !== undefined &&
      sections.includes(passage.section) &&
      passage.end - passage.contentStart > 2 &&
      !isFurniture(passage),
  );
}

type Quoted = (lead: string, quotes: readonly Citation[]) => CitedSentence[];

/** Sentences that quote: one for each quote, or one for a list of names. */
export function quoting(explained: Set<string>): { each: Quoted; listed: Quoted } {
  const one = (lead: string, quotes: readonly Citation[]) => {
    const sentence = quotedSentence(lead, quotes, explained);
    return sentence === undefined ? [] : [sentence];
  };
  return {
    each: (lead, quotes) => quotes.flatMap((quote) => one(lead, [quote])),
    listed: (lead, quotes) => one(lead, quotes.slice(0, namesInSentence)),
  };
}

function isPatients(fact: Fact): boolean {
  return !fact.negated && fact.subject === "patient" && fact.hypothetical !== true;
}

/** What the record concludes: lines of its assessment as sentences, or the illnesses that it names. */
export function conclusionSentences(view: RecordView, source: string, explained: Set<string>): CitedSentence[] {
  const { each, listed } = quoting(explained);
  const diagnoses = view.passages.filter((passage) => /^(?:\w+ )?diagnos[ei]s$/i.test(passage.label ?? ""));
  const assessment = sectionPassages(view, "assessment", "problems").filter((passage) => !diagnoses.includes(passage));
  const headings = assessment.filter(isHeadingLike);
  const sentences = each("The diagnosis:", diagnoses.map(view.citePassage));
  sentences.push(
    ...(headings.length === 1
      ? each(`The ${source} concludes:`, headings.map(view.citePassage))
      : listed("Health problems named:", headings.map(view.citePassage))),
  );
  if (sentences.length > 0) return sentences;
  const named = (assessment.length > 0 ? assessment.flatMap(view.factsIn) : view.facts).filter(
    (fact) => isPatients(fact) && (fact.kind === "condition" || (fact.kind === "symptom" && assessment.length > 0)),
  );
  const first = assessment[0];
  if (assessment.length > 0 && assessment.length <= 2)
    return each(`The ${source} concludes:`, assessment.map(view.citePassage));
  if (named.length > 0) {
    const doubted = new Set(named.filter((fact) => fact.uncertain).map((fact) => view.passageOf(fact)));
    const sure = named.filter((fact) => !fact.uncertain && !doubted.has(view.passageOf(fact)));
    return [
      ...listed(
        "Health problems named:",
        sure.map((fact) => fact.citation),
      ),
      ...each("Still in question:", [...doubted].filter((passage) => passage !== undefined).map(view.citePassage)),
    ];
  }
  return first === undefined ? [] : each(`The ${source} concludes:`, [view.citePassage(first)]);
}

function isHeadingLike(passage: Passage): boolean {
  // "Additional testing: …" says something about the heading above it.
  if (passage.label !== undefined && sectionOf(passage.label) === undefined) return false;
  const words = passage.text
    .slice(passage.contentStart - passage.start)
    .trim()
    .split(/\s+/);
  if (words.length > 9) return false;
  return !/\b(?:is|was|will|has|have|are|were|should|continue|start|stop|follow|return|recommend\w*|discuss\w*|patient|i)\b/i.test(
    words.join(" "),
  );
}

export function reasonSentences(view: RecordView, explained: Set<string>): CitedSentence[] {
  return quoting(explained).each(
    "Why you were seen:",
    sectionPassages(view, "reason").slice(0, 1).map(view.citePassage),
  );
}

const changeWords =
  /\b(?:down from|up from|better|worse|milder|risen|rose|fallen|fell|improv\w+|settled|no longer|much less|less \w+ than|more \w+ than|(?:is|are) (?:falling|rising|lower|higher))\b/i;

/** Sentences that compare with before, in the record's words. */
export function comparisonSentences(view: RecordView, source: string, explained: Set<string>): CitedSentence[] {
  const passages = view.passages.filter(
    (passage) =>
      (passage.kind === "sentence" || passage.kind === "field") &&
      passage.section !== "plan" &&
      passage.section !== "instructions" &&
      changeWords.test(passage.text),
  );
  return quoting(explained).each(`What changed, as the ${source} says:`, passages.slice(0, 3).map(view.citePassage));
}

const standsOut =
  /\b(?:abnormal\w*|elevated|raised|high|low|decreased|increased|reduced|enlarged|mild|moderate|severe|fracture\w*|effusion|mass|lesion|nodule|positive|reveal\w*|demonstrat\w*|show\w*|consistent with|thicken\w*|stenosis|tear|displace\w*|inflam\w*|edema|swelling|worsen\w*|\d)\b/i;

/** What tests showed, in the report's own sentences: rewording them would not be safe. */
export function testSentences(view: RecordView, explained: Set<string>): CitedSentence[] {
  const passages = sectionPassages(view, "results").filter(
    (passage) => passage.kind !== "row" && standsOut.test(passage.text) && /\s/.test(passage.text.trim()),
  );
  return quoting(explained).each("The tests showed:", passages.slice(0, 5).map(view.citePassage));
}

const nextStep =
  /\b(?:follow(?:[- ]?up)?|return|recheck|repeat|refer\w*|order\w*|schedul\w*|continue|start\w*|stop\w*|increase\w*|decrease\w*|recommend\w*|advis\w*|suggest\w*|obtain|will|should|call|contact|appointment|review|monitor|due)\b/i;

/** What to do next, one instruction a sentence; what is said about a medicine already is left out. */
export function nextSentences(
  view: RecordView,
  told: readonly CitedSentence[],
  explained: Set<string>,
): CitedSentence[] {
  const planned = sectionPassages(view, "plan", "instructions", "appointments").filter(
    (passage) => passage.kind !== "row",
  );
  const elsewhere = view.passages.filter(
    (passage) =>
      (passage.kind === "sentence" || passage.kind === "field") &&
      nextStep.test(passage.text) &&
      (passage.section === "assessment"
        ? !isHeadingLike(passage)
        : view.factsIn(passage).some((fact) => fact.kind === "appointment" || fact.kind === "instruction")) &&
      !planned.includes(passage),
  );
  const open = [...planned, ...(planned.length > 3 ? [] : elsewhere)].filter((passage) => !isTold(passage, told));
  const chosen = open.filter((passage) => nextStep.test(passage.text) || passage.section === "plan");
  return quoting(explained).each("What to do next:", chosen.slice(0, 5).map(view.citePassage));
}

function isTold(passage: Passage, told: readonly CitedSentence[]): boolean {
  const covered = told
    .flatMap((sentence) => sentence.citations)
    .filter((citation) => citation.page === passage.page)
    .reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(end, passage.end) - Math.max(start, passage.contentStart)),
      0,
    );
  return covered >= (passage.end - passage.contentStart) * 0.75;
}

/** Facts of one kind, named together. */
export function namedSentences(
  view: RecordView,
  kind: Fact["kind"],
  lead: string,
  explained: Set<string>,
): CitedSentence[] {
  const facts = view.facts.filter(
    (fact) => fact.kind === kind && isPatients(fact) && !/^\d/.test(fact.severity ?? "") && !fact.uncertain,
  );
  return quoting(explained).listed(
    lead,
    facts.map((fact) => fact.citation),
  );
}

export function allergySentences(view: RecordView, explained: Set<string>): CitedSentence[] {
  const facts = view.facts.filter((fact) => fact.kind === "allergy" && fact.subject === "patient");
  const none = facts.filter((fact) => fact.negated).map((fact) => fact.citation);
  const known = facts.filter((fact) => !fact.negated).map((fact) => fact.citation);
  const { listed } = quoting(explained);
  return [...listed("Allergies:", known), ...listed("About allergies:", none)];
}
