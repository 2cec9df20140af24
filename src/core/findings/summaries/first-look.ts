import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { DocumentSummary } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { completePieces } from "./complete-pieces.ts";
import { type ClassedSentence, summaryPieces } from "./summary-pieces.ts";

/** What somebody sees of one record who has just put it in. Everything of the summary stands in one of these. */
export interface FirstLook {
  /** What the record asks of the patient, the most pressing first. */
  toDo: CitedSentence[];
  /** When to get help. */
  help: CitedSentence[];
  /** At most three sentences that say the most. */
  plain: CitedSentence[];
  rest: CitedSentence[];
}

const mostPlain = 3;
/** Characters. */
const longestPlain = 240;
/** Who the patient is, and what a form says of itself: true, and no news. */
const noNews = /\b(?:born|date of birth|dob|supply|received|reported|collected|comment)\b|^(?:patient|date)\b/i;
const changes = new Set<Fact["status"]>(["stopped", "changed", "started"]);

/** What a record says, in the order in which somebody needs it who holds it for the first time. */
export function firstLook(summary: DocumentSummary, facts: readonly Fact[], pages: readonly Page[]): FirstLook {
  const pieces = completePieces(summaryPieces(summary.sentences), pages);
  const of = (part: ClassedSentence["part"]) => pieces.filter((piece) => piece.part === part);
  const changed = of("medicines").filter((piece) => changesMedicine(piece, facts));
  const toDo = [...of("do"), ...changed, ...of("next")].filter(asksSomething);
  const help = of("help");
  const [opening, found] = [of(undefined), inOrderOfNews(of("found"))];
  const taken = of("medicines").filter((piece) => !changed.includes(piece));
  // One of each first: a row of values would leave no room for a medicine.
  const telling = [...interleaved([found, taken, of("told"), of("about")]), ...opening];
  const news = telling.filter(isNews).slice(0, mostPlain);
  // What is too long to be plain is still better than nothing.
  const plain = news.length > 0 ? news : telling.slice(0, 1);
  const shown = new Set<CitedSentence>([...toDo, ...help, ...plain]);
  const rest = [...pieces, ...summary.more].filter((one) => !shown.has(one));
  return { toDo, help, plain, rest };
}

/** A heading, or a number of what is not said. */
function isNews({ text }: CitedSentence): boolean {
  const says = wordsIn(text) > 2 || /\d\s?\p{L}/u.test(text);
  return says && !noNews.test(text) && text.length <= longestPlain;
}

/** What a signature is read as, what a form says of itself, and what has happened already asks nothing. */
function asksSomething({ text }: CitedSentence): boolean {
  const isOver =
    /\b(?:saw|was|were|had)\b/i.test(text) && !/\b(?:will|should|please|must|needs?|due|may)\b/i.test(text);
  return !noNews.test(text) && !isOver && wordsIn(text) > 1;
}

function wordsIn(text: string): number {
  return (text.match(/\p{L}{3,}/gu) ?? []).length;
}

function changesMedicine({ citations }: CitedSentence, facts: readonly Fact[]): boolean {
  return facts.some(
    ({ kind, status, historical, hypothetical, negated, subject, citation }) =>
      kind === "medication" &&
      changes.has(status) &&
      !historical &&
      !hypothetical &&
      !negated &&
      subject === "patient" &&
      citations.some((place) => holds(place, citation)),
  );
}

function holds(place: Citation, inner: Citation): boolean {
  return place.page === inner.page && place.start <= inner.start && inner.end <= place.end;
}

/** What is out of its range comes before what is not. */
function inOrderOfNews(pieces: readonly ClassedSentence[]): ClassedSentence[] {
  const isOut = ({ text }: ClassedSentence) => /\((?:high|low|abnormal)\)/.test(text);
  return [...pieces.filter(isOut), ...pieces.filter((piece) => !isOut(piece))];
}

function interleaved<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
