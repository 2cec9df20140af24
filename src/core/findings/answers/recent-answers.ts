import type { Chart } from "#core/domain/chart.ts";
import type { Fact } from "#core/domain/fact.ts";
import { movedAppointments } from "#core/findings/plan/moved-appointments.ts";
import { namedAppointments } from "#core/findings/plan/named-appointments.ts";
import { plainQuestion } from "#core/findings/plan/plain-question.ts";
import { onOneLine, printedName, valueWithUnit } from "#core/findings/summaries/plain-facts.ts";
import { dateInWords } from "#core/understanding/facts/calendar.ts";
import { sameUnit } from "#core/understanding/facts/units.ts";
import { byDate, type Draft, dayOf, inWords, isPatients, onDate, quoteOf, sentence } from "./draft.ts";
import { measuredKinds } from "./find-subject.ts";
import { meanings, type Question } from "./question.ts";
import type { SearchIndex } from "./search-index.ts";

const asksResults =
  /\b(?:latest|last|newest|most recent|recent)\b.{0,20}\b(?:lab(?:oratory)?|blood|test)s?(?: (?:and|or)|[- ](?:lab|blood|test|work|panel)s?)* (?:results?|values?|work)\b|\b(?:latest|last|newest|most recent) (?:results|labs|bloods)\b/i;
const asksChanges = /\bwhat(?:'s| has| have|s)? (?:been )?(?:changed|different|new)\b/i;
const asksNext = /\b(?:next|upcoming|coming)\b.{0,24}\b(?:appointments?|visits?|reviews?|check-?ups?)\b/i;

/** Answers to what is new, what is next and what the last results were; undefined where the question asks for something else. */
export function answerRecent(question: Question, index: SearchIndex, today: string): Draft | undefined {
  // "My most recent systolic blood pressure result" asks for that one thing, and not for a report.
  if (question.mentions.some((mention) => meanings(mention, measuredKinds).length > 0)) return undefined;
  if (asksNext.test(question.text)) return nextAppointment(index, today);
  if (asksResults.test(question.text) && !namesOtherResults(question)) return latestResults(index);
  if (asksChanges.test(question.text)) return changesSinceVisit(index);
  return undefined;
}

/** "When is my next appointment with Dr Tran?": one of several is asked for. */
export function asksForNamedAppointment({ text }: Question): boolean {
  return asksNext.test(text) && namedAppointments(plainQuestion(text), []).words.length > 0;
}

/** An appointment that the chart knows better than the words: one of several, or one that was moved. */
export function asksForAppointmentDay(question: Question, chart: Chart): boolean {
  return asksForNamedAppointment(question) || movedAppointments(plainQuestion(question.text), chart).length > 0;
}

/** "The latest results of my CT scan", "of my biopsy": results, but not a laboratory's. */
function namesOtherResults(question: Question): boolean {
  const { text } = question;
  if (
    /\b(?:scans?|x-?rays?|mri|ct|ultrasounds?|imaging|ecg|ekg|echo\w*|mammograms?|biops(?:y|ies)|endoscop\w+)\b/i.test(
      text,
    )
  )
    return true;
  return question.mentions.some((mention) =>
    meanings(mention, ["procedure"]).some(({ name }) => name !== "phlebotomy" && !/\b(?:blood|lab)\b/i.test(name)),
  );
}

/** The appointments that lie ahead, the nearest first; else the last that the records name. */
function nextAppointment(index: SearchIndex, today: string): Draft {
  const all = index
    .factsWhere((fact) => fact.kind === "appointment")
    .filter((fact) => isPatients(fact) && fact.date !== undefined)
    .sort(byDate);
  const ahead = all.filter((fact) => dayOf(fact) >= today.slice(0, dayOf(fact).length));
  const [next] = ahead;
  if (next !== undefined)
    return {
      sentences: [
        sentence(`Your next appointment in your records is${onDate(next)}: ${quoteOf(next)}.`, [next]),
        ...ahead
          .slice(1)
          .filter((fact) => dayOf(fact) !== dayOf(next))
          .slice(0, 3)
          .map((fact) => sentence(`After that${onDate(fact)}: ${quoteOf(fact)}.`, [fact])),
      ],
      found: true,
    };
  const last = all.at(-1);
  const about = "an appointment to come";
  if (last === undefined) return { sentences: [], found: false, about };
  return {
    sentences: [sentence(`The last one that they name was${onDate(last)}: ${quoteOf(last)}.`, [last])],
    found: false,
    about,
  };
}

/** Measured results with their day, oldest first; those of laboratory reports where `reported`, because letters repeat a few. */
function measured(index: SearchIndex, reported = false): Fact[] {
  const reports = new Set(
    index
      .documents()
      .filter(({ kind }) => kind === "lab-report")
      .map(({ id }) => id),
  );
  const facts = index
    .factsWhere(({ kind }) => kind === "lab")
    .filter((fact) => isPatients(fact) && fact.number !== undefined && fact.date?.precision === "day")
    .sort(byDate);
  const fromReports = facts.filter((fact) => reports.has(fact.citation.documentId));
  return reported && fromReports.length > 0 ? fromReports : facts;
}

const comparisons = { high: "higher than", low: "lower than", abnormal: "outside", normal: "in" } as const;
const resultsShown = 8;

/** The results of the newest day that has any: those out of their range first, one a sentence, the others together. */
function latestResults(index: SearchIndex): Draft {
  const facts = measured(index, true);
  const newest = facts.at(-1);
  if (newest === undefined) return { sentences: [], found: false, about: "lab results" };
  const day = dayOf(newest);
  const ofDay = [...new Map(facts.filter((fact) => dayOf(fact) === day).map((fact) => [fact.name, fact])).values()];
  const outside = ofDay.filter((fact) => fact.flag !== undefined && fact.flag !== "normal");
  const inside = ofDay.filter((fact) => !outside.includes(fact));
  const sentences = [sentence(`Your newest lab results are from ${dateInWords(day)}.`, ofDay)];
  for (const fact of outside.slice(0, resultsShown)) {
    const range = onOneLine(fact.referenceRange?.text ?? "").replace(/^[([]+|[)\]]+$/g, "");
    const compared =
      fact.flag === undefined || range === "" ? "" : `, ${comparisons[fact.flag]} the usual range (${range})`;
    sentences.push(sentence(`Your ${printedName(fact)} was ${valueWithUnit(fact)}${compared}.`, [fact]));
  }
  if (inside.length > 0) {
    const lead = inside.every((fact) => fact.flag === "normal") ? "In the usual range" : "The others";
    const values = inside.map((fact) => `${printedName(fact)} ${valueWithUnit(fact)}`);
    sentences.push(sentence(`${lead}: ${inWords(values)}.`, inside));
  }
  return { sentences, found: true };
}

/** What the last visit changed, and how results moved from the time before it. */
function changesSinceVisit(index: SearchIndex): Draft {
  const visits = index
    .documents()
    .filter(
      ({ kind, occurredOn }) => (kind === "visit-note" || kind === "discharge-summary") && occurredOn !== undefined,
    )
    .sort((one, other) => ((one.occurredOn ?? "") < (other.occurredOn ?? "") ? -1 : 1));
  const last = visits.at(-1);
  const before = visits.at(-2);
  if (last?.occurredOn === undefined) return { sentences: [], found: false, about: "a last visit" };
  const since = before?.occurredOn ?? last.occurredOn;
  const changes = new Map<string, Fact>();
  for (const fact of index
    .factsWhere((each) => each.kind === "medication")
    .filter(isPatients)
    .sort(byDate)) {
    const changed = fact.status === "started" || fact.status === "stopped" || fact.status === "changed";
    if (changed && fact.citation.documentId === last.id) changes.set(fact.name, fact);
  }
  const verbs = { started: "started", stopped: "stopped", changed: "changed" } as const;
  const sentences = [...changes.values()].map((fact) =>
    sentence(
      `At your last visit, on ${dateInWords(last.occurredOn ?? "")}, ${printedName(fact)} was ${verbs[fact.status as keyof typeof verbs]}: ${quoteOf(fact)}.`,
      [fact],
    ),
  );
  const byName = new Map<string, Fact[]>();
  for (const fact of measured(index)) byName.set(fact.name, [...(byName.get(fact.name) ?? []), fact]);
  for (const facts of byName.values()) {
    const newest = facts.at(-1);
    const earlier = facts.filter((fact) => dayOf(fact) < dayOf(newest ?? fact)).at(-1);
    if (newest === undefined || earlier === undefined || dayOf(newest) < since) continue;
    if (!sameUnit(newest.unit, earlier.unit) || newest.number === earlier.number) continue;
    const moved = (newest.number ?? 0) > (earlier.number ?? 0) ? "up" : "down";
    sentences.push(
      sentence(
        `Your ${printedName(newest)} went ${moved}, from ${valueWithUnit(earlier)}${onDate(earlier)} to ${valueWithUnit(newest)}${onDate(newest)}.`,
        [earlier, newest],
      ),
    );
  }
  return {
    sentences: sentences.slice(0, resultsShown),
    found: sentences.length > 0,
    about: "changes since your last visit",
  };
}
