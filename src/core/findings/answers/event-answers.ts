import type { Fact } from "#core/domain/fact.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { byDate, type Draft, dayOf, isPatients, onDate, quoteOf, sentence } from "./draft.ts";
import type { Question } from "./question.ts";

/** How often something was done or given, when last, or when it is first mentioned, from the facts that name it. */
export function answerEvents(question: Question, name: string, all: readonly Fact[]): Draft | undefined {
  const facts = all.filter(isPatients).sort(byDate);
  if (facts.length === 0) return ofRelativesOnly(name, all);
  if (question.intent === "onset") return first(name, facts);
  return question.intent === "count" ? counted(name, facts) : latest(name, facts);
}

/** What is said of relatives only is no answer about the patient; it is told as what it is. */
export function ofRelativesOnly(name: string, all: readonly Fact[]): Draft | undefined {
  const newest = all
    .filter((fact) => fact.subject === "relative" && !fact.negated)
    .sort(byDate)
    .at(-1);
  if (newest === undefined || all.some((fact) => fact.subject === "patient")) return undefined;
  const who = newest.relative === undefined ? "your family" : `your ${newest.relative}`;
  const text = `Your records mention ${name} only for ${who}, not for you: ${quoteOf(newest)}.`;
  return { sentences: [sentence(text, [newest])], found: false };
}

function first(name: string, facts: readonly Fact[]): Draft {
  const dated = facts.filter((fact) => fact.date !== undefined);
  const [earliest] = dated.length > 0 ? dated : facts;
  if (earliest === undefined) return { sentences: [], found: false };
  const when = earliest.date === undefined ? "without a date" : onDate(earliest).trim();
  const verb = earliest.kind === "medication" ? "first show" : "first mention";
  const sentences = [sentence(`Your records ${verb} ${name} ${when}: ${quoteOf(earliest)}.`, [earliest])];
  const newest = dated.at(-1);
  if (newest !== undefined && dayOf(newest) !== dayOf(earliest))
    sentences.push(sentence(`They last mention it${onDate(newest)}.`, [newest]));
  return { sentences, found: true };
}

function latest(name: string, facts: readonly Fact[]): Draft {
  const newest = facts.filter((fact) => fact.date !== undefined).at(-1) ?? facts.at(-1);
  if (newest === undefined) return { sentences: [], found: false };
  const when = newest.date === undefined ? "without a date" : onDate(newest).trim();
  return {
    sentences: [sentence(`Your records last show ${name} ${when}: ${quoteOf(newest)}.`, [newest])],
    found: true,
  };
}

function counted(name: string, facts: readonly Fact[]): Draft {
  const days = [
    ...new Map(
      facts.map((fact) => [
        `${fact.citation.documentId}/${fact.kind === "vaccination" ? dayOf(fact) : fact.citation.start}`,
        fact,
      ]),
    ).values(),
  ];
  const [earliest] = days;
  const newest = days.at(-1);
  const span =
    earliest === undefined || newest === undefined || days.length === 1
      ? earliest === undefined
        ? ""
        : onDate(earliest)
      : `, from ${dateInWords(dayOf(earliest))} to ${dateInWords(dayOf(newest))}`;
  const times = days.length === 1 ? "once" : `${days.length} times`;
  return { sentences: [sentence(`Your records show ${name} ${times}${span}.`, days)], found: true };
}
