import type { Citation } from "#core/domain/citation.ts";
import type { Statement } from "#core/domain/statement.ts";
import { observationOf } from "#core/understanding/facts/measurements.ts";
import { requestTopics } from "#core/understanding/statements/request-topics.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { dueMatters, dueTopicsIn } from "./due-dates.ts";
import { medicinesTold } from "./second-reading.ts";
import type { NotedDocument, NotedReading } from "./thread-state.ts";

/** What a record says that is no fact by itself: asked for, due, of which blood group, with child. */
export interface Matter {
  kind: "asked" | "due" | "blood-group" | "pregnant";
  /** What was asked for or is due; the blood group. */
  about: string;
  /** ISO date, cut to what is known. */
  date: string | undefined;
  dueBy?: string;
  citation: Citation;
}

export interface RecordMatters {
  matters: Matter[];
  /** Things of which letters ask that this record names at all: what is spoken of later was not forgotten. */
  named: string[];
  /** Medicines that it begins or changes, and those that it lists as they are. */
  begun: string[];
  listed: string[];
}

export const noMatters: RecordMatters = { matters: [], named: [], begun: [], listed: [] };

/** The matters of one record. What was merely mentioned of another person is left out. */
export function mattersOf(
  document: NotedDocument,
  { pages }: NotedReading,
  statements: readonly Statement[],
): RecordMatters {
  const date = document.occurredOn?.date;
  const text = pages.map((page) => page.text).join("\n");
  const lines = pages.flatMap(({ number, text: pageText }) => linesOf(document, number, pageText));
  const due = dueMatters(lines, date);
  // Where a day is printed by which it is due, that is what was asked.
  const asks = askedIn(document, statements).filter(
    ({ citation }) => !due.some((one) => one.citation.page === citation.page && meet(one.citation, citation)),
  );
  return {
    ...medicinesTold(statements),
    matters: [...asks, ...due, ...sentencesIn(lines, date)],
    named: [
      ...new Set([
        ...requestTopics.filter(({ words }) => words.test(text)).map(({ name }) => name),
        ...dueTopicsIn(text),
        ...pages.flatMap((page) => testsNamedIn(page.text)),
        ...(/\bha?emo?dialysis|\bdialysis\b/i.test(text) ? ["dialysis"] : []),
      ]),
    ],
  };
}

const asked =
  /\b(?:please|request(?:ed)?|refer(?:red|ral)?|arrange|order(?!ed today)|repeat|rpt|re-?check|check|chase|book|needs?|overdue|still (?:waiting|to)|not (?:yet )?(?:done|booked)|(?:in|at|after) \d+ ?(?:weeks?|wks?|months?|mths?))\b|\d\/(?:52|12)\b/i;
/** Thought of, left open, done on the same day, or a result that stands there already. */
const unsettled =
  /\b(?:consider|if|only|discuss(?:ed)?|unless|may|might|could|would|suggest(?:ed)?|offer(?:ed)?|today|not (?:ordered|requested|needed|for)|cancel(?:led)?|decid(?:ed|es) against|declin\w*|given|within(?! \w{1,12} (?:days?|weeks?|months?))|normal|negative|routine|annual(?:ly)?|every|each|yearly|sent)\b|\d\.\d|\d ?(?:[a-zµ]{1,8}\/[a-z]|%)/i;

/** Tests of a laboratory that a text names, with a value or without. */
function testsNamedIn(text: string): string[] {
  return findMentions(text, 0, tokenise(text), true).flatMap((mention) => {
    const concept = observationOf(mention);
    return concept?.kind === "lab" ? [concept.name] : [];
  });
}

function meet(one: Citation, other: Citation): boolean {
  return one.start < other.end && other.start < one.end;
}

function askedIn({ occurredOn }: NotedDocument, statements: readonly Statement[]): Matter[] {
  if (occurredOn === undefined) return [];
  return statements.flatMap((statement): Matter[] => {
    const [citation] = statement.citations;
    if (statement.kind !== "request" || statement.state === "done" || citation === undefined) return [];
    const { what, date, dueBy, reason = "" } = statement;
    if (!asked.test(reason) || unsettled.test(reason)) return [];
    const due = dueBy === undefined ? {} : { dueBy: dueBy.date };
    return [{ kind: "asked", about: what, date: date?.date ?? occurredOn.date, ...due, citation }];
  });
}

/** A line with its place. */
export type CitedLine = Citation;

function linesOf({ id, originalFilename }: NotedDocument, page: number, text: string): CitedLine[] {
  let start = 0;
  return text.split("\n").flatMap((quote) => {
    const from = start;
    start += quote.length + 1;
    if (quote.trim() === "" || quote.length > 600) return [];
    return [{ documentId: id, originalFilename, page, start: from, end: from + quote.length, quote }];
  });
}

const ofAnother =
  /\b(?:sister|mother|mum|mom|wife|partner|husband|father|dad|daughter|son|cousin|friend|aunt|donor|bab(?:y|ies)|family)(?:'s)?\b/i;
const bloodGroup =
  /\bblood (?:group|type)\b[^A-Za-z0-9]{0,6}(AB|A|B|O)\s*,?\s*(?:Rh\s?\(?D?\)?|rhesus(?: D)?)?\s*(\+|-|−|pos(?:itive)?\b|neg(?:ative)?\b)/i;
const pregnant =
  /\b(?:\d{1,2}(?:\+\d)?(?:\/40)? ?(?:weeks?|wks?)(?:' )? (?:pregnant|gestation)|(?:is|am|are|currently|found to be|now) pregnant|pregnancy (?:is |was )?confirmed|(?:hcg|pregnancy test) (?:is |was |came back )?positive|pregnant, (?:about )?\d)/i;
const notPregnant =
  /\b(?:not|if|unless|might|may be|when|planning|plans|wants|trying|before|after|until|was pregnant|in case|avoid)\b[^.;]{0,40}\bpregnan/i;

function sentencesIn(lines: readonly CitedLine[], date: string | undefined): Matter[] {
  return lines.flatMap((citation): Matter[] => {
    const { quote } = citation;
    if (ofAnother.test(quote)) return [];
    const [, letters, sign] = bloodGroup.exec(quote) ?? [];
    if (letters !== undefined && sign !== undefined) {
      const about = `${letters.toUpperCase()} ${/^(?:\+|p)/i.test(sign) ? "positive" : "negative"}`;
      return [{ kind: "blood-group", about, date, citation }];
    }
    return pregnant.test(quote) && !notPregnant.test(quote)
      ? [{ kind: "pregnant", about: "pregnancy", date, citation }]
      : [];
  });
}
