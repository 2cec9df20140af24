import type { Fact, FactKind } from "#core/domain/fact.ts";
import { byDate, type Draft, dayOf, isPatients, onDate, quoteOf, sentence } from "./draft.ts";
import type { Question } from "./question.ts";
import type { SearchIndex } from "./search-index.ts";

const listed: { pattern: RegExp; kind: FactKind; lead: string }[] = [
  {
    pattern: /\b(?:medicines?|medications?|meds|drugs?|pills|tablets|prescriptions?)\b/i,
    kind: "medication",
    lead: "Your records show these medicines",
  },
  { pattern: /\ballerg\w+\b/i, kind: "allergy", lead: "Your records show these allergies" },
  {
    pattern: /\b(?:vaccin\w+|immuni[sz]ations?|shots|jabs)\b/i,
    kind: "vaccination",
    lead: "Your records show these vaccines",
  },
  {
    pattern: /\b(?:conditions?|diagnos[ei]s|illness(?:es)?|diseases?|problems?)\b/i,
    kind: "condition",
    lead: "Your records name these conditions",
  },
  {
    pattern: /\b(?:procedures?|operations?|surger(?:y|ies))\b/i,
    kind: "procedure",
    lead: "Your records name these procedures",
  },
  { pattern: /\bsymptoms?\b/i, kind: "symptom", lead: "Your records name these symptoms" },
  { pattern: /\bappointments?\b/i, kind: "appointment", lead: "Your records name these appointments" },
];

const itemsShown = 12;

/** "Which medicines am I on?", "List my allergies": the newest mention of each, newest first; what was stopped is left out of "now". */
export function answerList(question: Question, index: SearchIndex): Draft | undefined {
  const wanted = listed.find(({ pattern }) => pattern.test(question.text));
  if (wanted === undefined) return undefined;
  const dates = question.dates.map(({ date }) => date);
  const facts = index
    .factsWhere((fact) => fact.kind === wanted.kind)
    .filter((fact) => (wanted.kind === "allergy" ? fact.subject === "patient" : isPatients(fact)))
    .filter((fact) => dates.length === 0 || dates.some((date) => dayOf(fact).startsWith(date)))
    .sort(byDate);
  const newest = new Map<string, Fact>();
  for (const fact of facts) {
    const known = newest.get(fact.name);
    // "Methotrexate in the morning" says less than the dose that was written down before it.
    const lessTold = known?.dose !== undefined && fact.dose === undefined && fact.status !== "stopped";
    if (!lessTold) newest.set(fact.name, fact);
  }
  const now = /\b(?:am i|i am|do i|current(?:ly)?|now|still|these days|today)\b/i.test(question.text);
  const chosen = [...newest.values()]
    .filter((fact) => !(now && !isTakenNow(fact)))
    .sort(byDate)
    .reverse();
  if (chosen.length === 0) return undefined;
  const sentences = [];
  const shown = chosen.slice(0, itemsShown);
  for (const fact of shown)
    sentences.push(sentence(`${fact === shown[0] ? `${wanted.lead}: ` : ""}${quoteOf(fact)}${onDate(fact)}.`, [fact]));
  const left = chosen.slice(itemsShown);
  if (left.length > 0) sentences.push(sentence(`There are ${left.length} more.`, left));
  return { sentences, found: true };
}

/** "The medicine he must not get ever": a list of what is taken is the opposite of what is asked. */
const toKeepFrom =
  /\b(?:never|avoid\w*|not (?:to )?(?:get|have|take|use|be given)|(?:must|should|can|may)(?:n't|n’t| ?not)|react(?:s|ed|ing)?|(?:keep|stay) away)\b/i;

/** Whether the question asks for a list of a kind, and for nothing that is named. */
export function asksForList(question: Question): boolean {
  if (toKeepFrom.test(question.text)) return false;
  if (!/\b(?:which|what|list|show|all|my|any|tell me)\b/i.test(question.text)) return false;
  const named = question.focus.filter(
    (word) =>
      !/^(?:medicin\w*|medication|med|drug|pill|tablet|prescription|allergy|allergic|vaccin\w*|vaccine|immunization|shot|jab|condition|diagnos\w*|illness|disease|problem|procedure|operation|surgery|symptom|appointment|current|currently|have|take|all|regular|active|new|known|upcoming|next)$/.test(
        word,
      ),
  );
  return named.length === 0 && listed.some(({ pattern }) => pattern.test(question.text));
}

/** What was stopped, and what is only spoken of, is not taken now. */
function isTakenNow(fact: Fact): boolean {
  if (fact.kind !== "medication") return fact.status !== "stopped";
  if (fact.status === "stopped" || fact.status === "declined") return false;
  return fact.dose !== undefined || fact.status !== undefined || fact.frequency !== undefined;
}
