import type { Fact } from "#core/domain/fact.ts";
import { onOneLine } from "#core/findings/summaries/plain-facts.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { byDate, type Draft, dayOf, isPatients, onDate, quoteOf, sentence } from "./draft.ts";
import type { Question } from "./question.ts";

const relativeWords =
  /\b(?:mother|father|mom|mum|dad|parents?|brothers?|sisters?|siblings?|family|grand\w+|aunts?|uncles?|cousins?|sons?|daughters?|relatives?)\b/i;

const asksWhether = /^(?:so |and |but |ok |sorry )*(?:is|are|am|was|were|do|does|did|has|have|had)\b/i;

/** Answers about medicines, conditions, procedures, vaccinations, allergies and symptoms from the facts that name them. */
export function answerEvents(question: Question, name: string, all: readonly Fact[]): Draft | undefined {
  if (relativeWords.test(question.text)) return ofRelatives(name, all, true);
  const facts = all.filter(isPatients).sort(byDate);
  if (facts.length === 0)
    return (asksWhether.test(question.text) ? deniedOnly(name, all) : undefined) ?? ofRelatives(name, all, false);
  const dated = facts.filter((fact) => fact.date !== undefined);
  switch (question.intent) {
    case "count":
      return counted(name, facts);
    case "dose":
      return doses(name, facts);
    case "latest":
      return latest(name, dated, facts);
    case "onset":
    case "when":
      return first(name, dated, facts);
    default:
      return ever(name, dated, facts);
  }
}

/** "Which antibiotic did I get?": each medicine of the class, newest first, by the place that says its dose where one does. */
export function answerClass(all: readonly Fact[]): Draft | undefined {
  const best = new Map<string, Fact>();
  for (const fact of all.filter(isPatients).sort(byDate)) {
    if (fact.dose !== undefined || best.get(fact.name)?.dose === undefined) best.set(fact.name, fact);
  }
  const chosen = [...best.values()].reverse().slice(0, 8);
  const sentences = chosen.map((fact, index) =>
    sentence(`${index === 0 ? "Your records show " : "Also "}${quoteOf(fact)}${onDate(fact)}.`, [fact]),
  );
  return sentences.length === 0 ? undefined : { sentences, found: true };
}

/** What a "No" of facts begins with; what it was instead is the records' to say. */
export const saysNo = "No. Your records say";

function deniedOnly(name: string, all: readonly Fact[]): Draft | undefined {
  const denied = all
    .filter((fact) => fact.negated && fact.subject === "patient")
    .sort(byDate)
    .at(-1);
  if (denied === undefined) return undefined;
  // That something is not taken, or was come off, is no answer about an illness.
  if (denied.kind !== "condition" && denied.kind !== "symptom") return undefined;
  const text = `${saysNo} that you did not have ${name}${onDate(denied)}: ${quoteOf(denied)}.`;
  return { sentences: [sentence(text, [denied])], found: true };
}

/** What is said of relatives only is no answer about the patient; it is told as what it is. */
function ofRelatives(name: string, all: readonly Fact[], asked: boolean): Draft | undefined {
  const facts = all.filter((fact) => fact.subject === "relative" && !fact.negated).sort(byDate);
  const newest = facts.at(-1);
  if (newest === undefined) return undefined;
  const who = newest.relative === undefined ? "your family" : `your ${newest.relative}`;
  const text = asked
    ? `Your records mention ${name} for ${who}: ${quoteOf(newest)}.`
    : `Your records mention ${name} only for ${who}, not for you: ${quoteOf(newest)}.`;
  return { sentences: [sentence(text, [newest])], found: asked };
}

function first(name: string, dated: readonly Fact[], facts: readonly Fact[]): Draft {
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

function latest(name: string, dated: readonly Fact[], facts: readonly Fact[]): Draft {
  const newest = dated.at(-1) ?? facts.at(-1);
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

function doses(name: string, facts: readonly Fact[]): Draft | undefined {
  const withDose = facts.filter((fact) => fact.dose !== undefined).sort(byDate);
  const newest = withDose.at(-1);
  if (newest === undefined) {
    const last = facts.at(-1);
    return last === undefined
      ? undefined
      : { sentences: [sentence(`Your records name ${name} but give no dose: ${quoteOf(last)}.`, [last])], found: true };
  }
  const sentences = [
    sentence(
      `Your records show ${name} ${newest.dose}${newest.frequency === undefined ? "" : `, ${onOneLine(newest.frequency)}`}${onDate(newest)}.`,
      [newest],
    ),
  ];
  const others = [
    ...new Map(
      withDose
        .filter((fact) => fact.dose?.toLowerCase() !== newest.dose?.toLowerCase())
        .map((fact) => [fact.dose, fact]),
    ).values(),
  ];
  for (const other of others.slice(-3))
    sentences.push(sentence(`Another strength was ${other.dose}${onDate(other)}.`, [other]));
  return { sentences, found: true };
}

function ever(name: string, dated: readonly Fact[], facts: readonly Fact[]): Draft {
  const [earliest] = dated.length > 0 ? dated : facts;
  if (earliest === undefined) return { sentences: [], found: false };
  const newest = dated.at(-1) ?? earliest;
  const sentences = [sentence(`Yes, your records mention ${name}${onDate(newest)}: ${quoteOf(newest)}.`, [newest])];
  if (dayOf(newest) !== dayOf(earliest))
    sentences.push(sentence(`They first mention it${onDate(earliest)}.`, [earliest]));
  return { sentences, found: true };
}
