import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { ConceptKind } from "#core/understanding/vocabulary/lexicon.ts";
import { classMembers } from "#core/understanding/vocabulary/surfaces.ts";
import { wordKey } from "#core/understanding/vocabulary/tokens.ts";
import { meanings, type Question } from "./question.ts";
import type { SearchIndex } from "./search-index.ts";
import { stem } from "./search-words.ts";

/** What a question is about, and the facts that the records have of it. */
export interface Subject {
  /** The words for it in our answer. */
  name: string;
  measured: boolean;
  facts: Fact[];
  /** Many things of one class ("antibiotic"): each is told by its own name. */
  ofClass?: boolean;
}

/** The kinds of the vocabulary that have values. */
export const measuredKinds: ConceptKind[] = ["lab", "vital"];
const eventKinds: ConceptKind[] = ["medication", "condition", "procedure", "vaccination", "symptom", "allergen"];
const factKindsOf: Record<string, FactKind[]> = {
  medication: ["medication", "allergy"],
  condition: ["condition", "symptom"],
  symptom: ["symptom", "condition"],
  procedure: ["procedure"],
  vaccination: ["vaccination"],
  allergen: ["allergy"],
};

/** Who is meant, and not what. */
const relativeKeys: ReadonlySet<string> = new Set(
  "mother father mom mum dad parent brother sister sibling family grandmother grandfather aunt uncle cousin son daughter relative run".split(
    " ",
  ),
);

const measuringIntents = new Set(["highest", "lowest", "trend", "value-on-date", "compare"]);

/** The measured things that a question names, with their facts; the longest name first. */
export function measuredSubjects(question: Question, index: SearchIndex): Subject[] {
  const subjects: Subject[] = [];
  for (const mention of question.mentions) {
    for (const concept of meanings(mention, measuredKinds)) {
      const names =
        concept.name === "blood pressure" ? ["systolic blood pressure", "diastolic blood pressure"] : [concept.name];
      for (const name of names) subjects.push({ name, measured: true, facts: index.factsNamed(name) });
    }
  }
  // A "heart scan" is no heart rate.
  const ofExamination = question.mentions.some((mention) => meanings(mention, ["procedure"]).length > 0);
  if (subjects.length > 0 || ofExamination || !measuringIntents.has(question.intent)) return subjects;
  return [...subjects, ...measuredByWord(question, index)];
}

/** "How low did my oxygen go?": what was measured under a name that has a word of the question. */
function measuredByWord(question: Question, index: SearchIndex): Subject[] {
  const facts = index.factsWhere(
    ({ kind, name }) =>
      (kind === "lab" || kind === "vital") && keysOf(name).some((word) => question.focus.includes(word)),
  );
  const names = new Set(facts.map((fact) => fact.name));
  return names.size === 1 ? [...names].map((name) => ({ name, measured: true, facts })) : [];
}

/** The medicine, condition, procedure, … that a question names: by the printed words first, then by what the vocabulary says they mean. */
export function eventSubject(question: Question, index: SearchIndex): Subject | undefined {
  const printed = printedSubject(question, index);
  if (printed?.exact === true) return printed.subject;
  const ofClass = classSubject(question, index);
  if (ofClass !== undefined) return ofClass;
  const kinds = kindsAsked(question);
  let named: Subject | undefined;
  let words = 0;
  const seen = new Set<object>();
  for (const mention of question.mentions) {
    for (const concept of meanings(mention, eventKinds)) {
      // Named again, it is the same, and its facts are many.
      if (seen.has(concept)) continue;
      seen.add(concept);
      const wanted = factKindsOf[concept.kind] ?? [];
      const facts = index.factsNamed(concept.name).filter((fact) => wanted.includes(fact.kind) && kinds(fact.kind));
      if (named === undefined || (named.facts.length === 0 && facts.length > 0)) {
        named = { name: concept.name, measured: false, facts };
        words = mention.last - mention.first + 1;
      }
    }
  }
  // "Is my arthritis asleep now?" is about more than arthritis: such questions are for the passages.
  if (named !== undefined && named.facts.length > 0 && words >= topicLength(question) * 0.6) return named;
  return printed?.subject ?? (named?.facts.length === 0 ? named : undefined);
}

/** "Which antibiotic did I get?": the medicines of a class. */
function classSubject(question: Question, index: SearchIndex): Subject | undefined {
  for (const mention of question.mentions) {
    for (const concept of meanings(mention, ["medicine-class"])) {
      const facts = classMembers(concept.name)
        .flatMap((name) => index.factsNamed(name))
        .filter((fact) => fact.kind === "medication");
      if (facts.length > 0)
        return { name: question.text.slice(mention.start, mention.end), measured: false, facts, ofClass: true };
    }
  }
  return undefined;
}

/** How many words of the focus say what is meant, strengths and hours apart ("24 hr", "10 mg"). */
function topicLength(question: Question): number {
  return question.focus.filter((word) => !/^\d|^(?:mg|mcg|ml|g|hr|hour|unit)$/.test(word)).length;
}

function kindsAsked(question: Question): (kind: FactKind) => boolean {
  if (/\ballerg/i.test(question.text)) return (kind) => kind === "allergy";
  if (question.intent === "dose" || /\b(?:prescribed|start(?:ed)?|taking|take|dose)\b/i.test(question.text))
    return (kind) => kind !== "allergy";
  return () => true;
}

/** Facts whose own printed words hold all words of the question's focus. Exact: the fact's name is the focus. */
function printedSubject(question: Question, index: SearchIndex): { subject: Subject; exact: boolean } | undefined {
  const focus = [...new Set(question.focus.filter((word) => !relativeKeys.has(word)))];
  if (focus.length === 0) return undefined;
  const hits = index
    .search(
      focus.map((word) => [[stem(word)]]),
      400,
      { printedOnly: true },
    )
    .filter((hit) => hit.groups.length === focus.length);
  const facts = hits
    .flatMap((hit) => index.factsIn(hit))
    .filter((fact) => {
      if (fact.kind === "lab" || fact.kind === "vital" || fact.kind === "birth-date") return false;
      const words = new Set(keysOf(`${fact.name} ${fact.citation.quote}`));
      return focus.every((word) => words.has(word));
    });
  if (facts.length === 0) return undefined;
  const exact = facts.filter(
    (fact) => sameWords(keysOf(fact.name), focus) || sameWords(keysOf(fact.citation.quote), focus),
  );
  const chosen = exact.length > 0 ? exact : facts;
  return {
    subject: { name: question.focusText || question.focus.join(" "), measured: false, facts: chosen },
    exact: exact.length > 0,
  };
}

function keysOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).map(wordKey);
}

function sameWords(words: readonly string[], focus: readonly string[]): boolean {
  const meaningful = words.filter((word) => !["of", "the", "a", "in", "with", "and", "no", "to"].includes(word));
  return meaningful.length === focus.length && meaningful.every((word) => focus.includes(word));
}

export function asksForMeasurement(question: Question): boolean {
  return (
    measuringIntents.has(question.intent) ||
    /\b(?:result|level|reading|measured|checked|tested|value|count|number)\b/i.test(question.text)
  );
}

/** A measurement under the name that the question gives it ("CRP"), where that is one of its names. */
export function askedName(question: Question, name: string): string {
  const asked = question.mentions.find(({ surfaces }) =>
    surfaces.some(({ concept, form }) => concept.name === name && form !== "lay"),
  );
  if (asked === undefined || /blood pressure/.test(name)) return name;
  const words = question.text.slice(asked.start, asked.end);
  return /^[A-Z]{2,5}$/.test(words) ? words : name;
}
