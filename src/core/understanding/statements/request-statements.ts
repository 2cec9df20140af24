import type { RequestStatement } from "#core/domain/statement.ts";
import { shiftDate } from "#core/understanding/facts/calendar.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { requestTopics } from "./request-topics.ts";
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
/** Said to be wanting, however it was asked. */
const wanting =
  /\b(?:pending|await(?:ed|ing)|to follow|outstanding|overdue|chase|not (?:yet )?(?:done|sent|back|booked|received|sighted|given|available|repeated|reported|processed|tested|made|taken|heard|performed|happened|rebooked|on system)|never (?:done|sent|run|repeated|booked)|no (?:result|date yet|req|report|record|letter|CXR)|can ?(?:not|'t) find (?:a|any|the|no)? ?result|can find no|insufficient|recollect|resubmit|still (?:waiting|not|needs?|due|to)|heard nothing|nobody|forgot|haven'?t (?:heard|had)|not heard|date to follow|needs (?:repeat\w*|doing|to be)|in process|in draft|to be (?:booked|arranged|done|repeated|requested))\b/i;
const asking =
  /\b(?:please|kindly|request(?:ed)?|refer(?:red|ral)?|arrange|organi[sz]e|order(?:ed)?|repeat|rpt|recheck|redo|re-?check|check|book(?:ed)?|to (?:have|book|pick up|collect|give|get)|due|need(?:s|ed)?|suggest|recommend(?:ed)?|advised?|should (?:have|be)|add(?:ed)? (?:on|to)|consider|ask(?:ed)? (?:for|GP|again)|sent|ensure|follow[- ]?up|before starting|when available|would like|ring)\b/i;
/** What is to be done only if something happens is not asked for yet. */
const onlyIf = /^\W{0,6}(?:\(?[a-z\d]{1,2}[.)]\s*)?if (?!not\b|you (?:have|did)(?:n't| not)\b|possible\b|available\b)/i;
const done =
  /\b(?:normal|negative|positive|unremarkable|clear|show(?:s|ed|ing)|given (?:today|\d)|done (?:today|\d|on|in|oct|nov|dec|jan)|was (?:done|given|normal|negative|\d)|came back|grew|grown|closed|administered|completed|fine|sensitive to|neg\b|detected|within|stable)\b/i;

/** What is asked for, pending or done, of the things that letters ask for. Whether a request is still open is for the chart to say. */
export function requestStatements(source: StatementSource): RequestStatement[] {
  return source.structure.passages.flatMap((passage) => {
    if (skipped.has(passage.role) || passage.kind === "heading" || passage.text.length > 700) return [];
    return topicsIn(passage).flatMap(({ name, clause }) => {
      const state = stateOf(passage, clause);
      return state === undefined ? [] : [statement(source, passage, { name, clause, state })];
    });
  });
}

function topicsIn({ text }: StructuredPassage): { name: string; clause: string }[] {
  return requestTopics.flatMap(({ name, words }) => {
    const match = words.exec(text);
    return match === null ? [] : [{ name, clause: clauseAround(text, match.index) }];
  });
}

/** The clause that a word stands in: requests and results share lines. */
function clauseAround(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf(";", at), text.lastIndexOf(". ", at), at - 160, -1) + 1;
  const stop = /[;]|\.\s/.exec(text.slice(at))?.index ?? 180;
  return text.slice(from, at + Math.min(stop, 180));
}

function statement(
  source: StatementSource,
  passage: StructuredPassage,
  { name, clause, state }: { name: string; clause: string; state: RequestStatement["state"] },
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
    reason: clause.replace(/\s+/g, " ").trim(),
    citations: [citeWords(source, passage)],
  };
}

/** Undefined: the thing is merely named. */
function stateOf({ role }: StructuredPassage, clause: string): RequestStatement["state"] | undefined {
  if (
    /\bno (?:follow-?up|further \w+|repeat)\b|\bnot (?:needed|required|indicated|necessary|for)\b|\bdeclined\b/i.test(
      clause,
    )
  )
    return "done";
  if (onlyIf.test(clause)) return undefined;
  if (wanting.test(clause))
    return /\b(?:pending|await|to follow|in process|in draft)/i.test(clause) ? "pending" : "not-done";
  if ((role === "results" || role === "imaging-findings") && /\d|negative|positive|normal|detected|seen/i.test(clause))
    return "done";
  if (done.test(clause) && !/\b(?:please|due|repeat|recheck|rpt)\b/i.test(clause)) return "done";
  return asking.test(clause) || role === "plan" || role === "request" ? "asked" : undefined;
}

/** "in 3 months", "6/52": the day by which it is due. */
function dueIn(clause: string, from: string | undefined): string | undefined {
  const match =
    /\b(?:in|after|at|rpt|repeat|recheck)? ?(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))? ?(\/ ?52|\/ ?12|\/ ?7|wks?|weeks?|months?|mo|mths?|days?|years?|yrs?)\b/i.exec(
      clause,
    );
  if (match === null || from === undefined) return undefined;
  const count = Number(match[2] ?? match[1]);
  const unit = match[3] ?? "";
  const named = /12|mo|mth/i.test(unit) ? "month" : /52|w/i.test(unit) ? "week" : /y/i.test(unit) ? "year" : "day";
  return shiftDate(from.length === 10 ? from : `${from}-01`.slice(0, 10), count, named);
}
