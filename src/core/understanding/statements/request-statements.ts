import type { RequestStatement } from "#core/domain/statement.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { namingWords, type RequestClause, requestClauses, withoutSpeaker } from "./request-clauses.ts";
import { requestTopics } from "./request-topics.ts";
import { asksFor, type RequestState, stateIn, waitedFor } from "./request-words.ts";
import { citeWords, dayOf, type StatementSource } from "./statement-source.ts";

const skipped: ReadonlySet<string> = new Set([
  "leaflet",
  "copied-forward",
  "letterhead",
  "addressee",
  "patient",
  "family-history",
  "safety-netting",
  "medicines-now",
  "diagnoses",
]);

interface FoundRequest {
  /** The vocabulary's name, or the words that the record has for it. */
  name: string;
  clause: string;
  state: RequestState;
  /** Where the clause does not name it: what was said before. */
  above?: StructuredPassage | undefined;
}

/**
 * What is asked for, pending or done: of the things that letters ask for by name, and of any other where the words themselves say that it is
 * asked for or wanting. Whether it is still open is for the chart to say.
 */
export function requestStatements(source: StatementSource): RequestStatement[] {
  const { passages, kind } = source.structure;
  const examined = kind === "imaging-report" ? passages.flatMap(examinedIn) : [];
  return passages.flatMap((passage, index) => {
    const seen = examined
      .filter((one) => one.passage === passage)
      .map(({ found }) => statement(source, passage, found));
    if (seen.length > 0) return seen;
    if (skipped.has(passage.role) || passage.kind === "heading" || passage.text.length > 700) return [];
    return [...topicsIn(passage), ...inOwnWords(passages, index)].map((found) => statement(source, passage, found));
  });
}

/** What an imaging report is of stands in its first lines, and each of several again over what it shows: that was done. */
function examinedIn(passage: StructuredPassage, index: number): { passage: StructuredPassage; found: FoundRequest }[] {
  const clause = plain(passage.text);
  const isTitle = (index < titleReach && titleRoles.has(passage.role)) || /^findings\b.{0,40}$/i.test(clause);
  if (!isTitle) return [];
  const topic = requestTopics.find(({ words }) => words.test(clause));
  return topic === undefined ? [] : [{ passage, found: { name: topic.name, clause, state: "done" } }];
}

const titleReach = 14;
const titleRoles: ReadonlySet<string> = new Set(["letterhead", "heading", "date", "patient", "procedure"]);

function topicsIn(passage: StructuredPassage): FoundRequest[] {
  const isPlan = passage.role === "plan" || passage.role === "request";
  const isFound = passage.role === "results" || passage.role === "imaging-findings";
  const text = plain(passage.text);
  return requestTopics.flatMap(({ name, words }) => {
    if (!words.test(text)) return [];
    const clauses = [...text.matchAll(new RegExp(words, "gi"))].map(({ index }) => clauseAround(text, index));
    return [...new Set(clauses)].flatMap((clause) => {
      if (isNoTest(name, clause)) return [];
      // A plan names first what is to be done.
      const isLed = clause.search(words) <= leadReach;
      const state = stateIn(clause, isPlan && isLed, isFound);
      return state === undefined ? [] : [{ name, clause, state }];
    });
  });
}

const leadReach = 32;

/** What is taken is named like what is measured: "Keep the monthly vitamin D going" asks for no test. */
function isNoTest(topic: string, clause: string): boolean {
  if (topic === "home blood pressure") return /\b\d{2,3} ?\/ ?\d{2,3}\b/.test(clause);
  return takenToo.has(topic) && isTaken.test(clause) && !isMeasured.test(clause);
}

const takenToo: ReadonlySet<string> = new Set(["vitamin D", "vitamin B12", "ferritin and iron", "zinc", "cortisol"]);
const isTaken =
  /\d ?(?:units?|IU|mg|mcg|micrograms?|μg|µg)\b|\b(?:daily|weekly|monthly|tablets?|drops?|gummies|injections?|capsules?|supplements?|once a|keep|continue|goes on|going)\b/i;
const isMeasured =
  /\b(?:levels?|tests?|re-?check|check(?:ed)?|rpt|repeat(?:ed)?|bloods?|results?|measure\w*|sample|ferritin)\b/i;

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The clause that a word stands in; what a label asks for ("Requested: bone scan; ultrasound") is asked for with the label. */
function clauseAround(text: string, at: number): string {
  const sentence = Math.max(text.lastIndexOf(". ", at), at - 160, -1) + 1;
  const isLabelled = /\b(?:requested|asked for|ordered|pending|awaiting|to do) ?:/i.test(text.slice(sentence, at));
  const from = isLabelled ? sentence : Math.max(text.lastIndexOf(";", at) + 1, sentence);
  const stop = /[;]|\.\s/.exec(text.slice(at))?.index ?? 180;
  return text.slice(from, at + Math.min(stop, 180)).trim();
}

/** What no vocabulary has to know, since the words say that it is wanting or asked for. */
function inOwnWords(passages: readonly StructuredPassage[], index: number): FoundRequest[] {
  const passage = passages[index];
  if (passage === undefined) return [];
  const isFound = passage.role === "results" || passage.role === "imaging-findings";
  return requestClauses(passage.text).flatMap((clause) => {
    if (isFound && notSeen.test(clause.text)) return [];
    const state = waitedFor(clause.text) ?? (asksFor(clause.text) ? "asked" : undefined);
    if (state === undefined) return [];
    const named = nameClause(clause, passages, index);
    return named === undefined ? [] : [{ ...named, state }];
  });
}

/** Among findings this is one: "Cribriform pattern: not seen." */
const notSeen = /\bnot (?:seen|found|detected|reported|identified)\b/i;
/** "Repeat in 12 months", "Please repeat on two early samples": of what was just told. */
const again = /^\W*(?:(?:please|pls|kindly) )?(?:repeat|re-?check|redo|re-?test|again)\b/i;
const longestBefore = 240;
const mostPassagesBefore = 3;

/** "Nobody rang back yet" says of what only with the words before it: the nearest that name a thing of the vocabulary, else anything. */
function nameClause(
  { text, before }: RequestClause,
  passages: readonly StructuredPassage[],
  index: number,
): Omit<FoundRequest, "state"> | undefined {
  const said = withoutSpeaker(text);
  if (requestTopics.some(({ words }) => words.test(said))) return undefined;
  const own = namingWords(said);
  const isAgain = again.test(said);
  if (own.length > 0 && !isAgain) return { name: own.slice(0, 6).join(" "), clause: said };
  const told: { words: string; above?: StructuredPassage }[] = before.map((words) => ({ words }));
  for (let at = index - 1; at >= Math.max(0, index - mostPassagesBefore); at--) {
    const above = passages[at];
    if (above === undefined || above.kind === "heading" || /^dear\b/i.test(above.text.trim())) break;
    told.push({ words: plain(above.text), above });
  }
  const near = told.filter(({ words }) => words.length <= longestBefore);
  const inPassage = near.filter(({ above }) => above === undefined);
  const found = namingOf(inPassage) ?? namingOf(near);
  if (found === undefined) return own.length === 0 ? undefined : { name: own.slice(0, 6).join(" "), clause: said };
  return {
    name: topicOf(found.words) ?? namingWords(found.words).slice(0, 6).join(" "),
    clause: `${withoutSpeaker(found.words).replace(/[.:]$/, "")}: ${said}`,
    above: found.above,
  };
}

/** Of what was told before, the nearest that names a thing of the vocabulary, else the nearest that names anything. */
function namingOf<Told extends { words: string }>(told: readonly Told[]): Told | undefined {
  return (
    told.find(({ words }) => topicOf(words) !== undefined) ?? told.find(({ words }) => namingWords(words).length > 0)
  );
}

function topicOf(words: string): string | undefined {
  return requestTopics.find((topic) => topic.words.test(words) && !isNoTest(topic.name, words))?.name;
}

function statement(
  source: StatementSource,
  passage: StructuredPassage,
  { name, clause, state, above }: FoundRequest,
): RequestStatement {
  const date = dayOf(source, passage);
  const due = dueIn(clause, date?.date);
  return {
    kind: "request",
    documentId: source.document.id,
    role: passage.role,
    assertion: "affirmed",
    what: name,
    for: passage.role === "request" ? "clinician" : "patient",
    state,
    ...(date === undefined ? {} : { date }),
    ...(due === undefined ? {} : { dueBy: { date: due, precision: "day" } }),
    reason: clause,
    citations: [citeWords(source, passage), ...(above === undefined ? [] : [citeWords(source, above)])],
  };
}

const counts = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "in twelve months" as "in 12 months". */
function inDigits(clause: string): string {
  return clause.replace(
    /\b(?<=\b(?:in|after|within) )(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    (word) => String(counts.indexOf(word.toLowerCase()) + 1),
  );
}

/** "in 3 months", "6/52": the day by which it is due. */
function dueIn(clause: string, from: string | undefined): string | undefined {
  const match =
    /\b(?:in|after|at|rpt|repeat|recheck)? ?(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))? ?(\/ ?52|\/ ?12|\/ ?7|wks?|weeks?|months?|mo|mths?|days?|years?|yrs?)\b/i.exec(
      inDigits(clause),
    );
  if (match === null || from === undefined) return undefined;
  const count = Number(match[2] ?? match[1]);
  const unit = match[3] ?? "";
  const named = /12|mo|mth/i.test(unit) ? "month" : /52|w/i.test(unit) ? "week" : /y/i.test(unit) ? "year" : "day";
  return shiftDate(from.length === 10 ? from : `${from}-01`.slice(0, 10), count, named);
}
