import type { Citation, CitedSentence } from "#core/domain/citation.ts";
import type { Fact } from "#core/domain/fact.ts";
import type { DocumentSummary } from "#core/domain/medical-document.ts";
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
export function firstLook(summary: DocumentSummary, facts: readonly Fact[]): FirstLook {
  const pieces = joinedDoses(summaryPieces(summary.sentences)).map(withoutLeadingMarks);
  const of = (part: ClassedSentence["part"]) => pieces.filter((piece) => piece.part === part);
  const changed = of("medicines").filter((piece) => changesMedicine(piece, facts));
  const toDo = [...of("do"), ...changed, ...of("next")].filter(asksSomething);
  const help = of("help");
  const [opening, found] = [of(undefined), inOrderOfNews(of("found"))];
  const taken = of("medicines").filter((piece) => !changed.includes(piece));
  // One of each first: a row of values would leave no room for a medicine.
  const telling = [...interleaved([found, taken, of("told"), of("about")]), ...opening];
  const news = telling.filter(({ text }) => !noNews.test(text) && text.length <= longestPlain).slice(0, mostPlain);
  // What is too long to be plain is still better than nothing.
  const plain = news.length > 0 ? news : telling.slice(0, 1);
  const rest = [...pieces, ...summary.more].filter((one) => ![...toDo, ...help, ...plain].includes(one));
  return { toDo, help, plain, rest };
}

/** What a signature is read as, and what a form says of itself, asks nothing. */
function asksSomething({ text }: CitedSentence): boolean {
  return !noNews.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length > 1;
}

/** How a medicine is taken, printed below its name: the one without the other would be taken for another medicine's. */
const howToTake = /^(?:take|use|inject|apply|inhale|swallow|put|one|two|\d)\b/i;
/** Characters between two lines that follow each other. */
const lineBreak = 3;

function joinedDoses(pieces: readonly ClassedSentence[]): ClassedSentence[] {
  const joined = new Map<ClassedSentence, ClassedSentence>();
  const said = new Set<ClassedSentence>();
  for (const piece of pieces) {
    if (!howToTake.test(piece.text)) continue;
    const name = pieces.find((one) => one.part === "medicines" && one !== piece && isJustBefore(one, piece));
    if (name === undefined) continue;
    said.add(name);
    joined.set(piece, {
      ...piece,
      text: `${name.text} ${piece.text}`,
      citations: [...name.citations, ...piece.citations],
    });
  }
  return pieces.filter((piece) => !said.has(piece)).map((piece) => joined.get(piece) ?? piece);
}

function isJustBefore(one: CitedSentence, other: CitedSentence): boolean {
  const [end, start] = [one.citations.at(-1), other.citations[0]];
  if (end === undefined || start === undefined || end.page !== start.page) return false;
  return start.start >= end.end && start.start - end.end <= lineBreak;
}

/** What is left of a heading that the clause stood behind. */
function withoutLeadingMarks(piece: ClassedSentence): ClassedSentence {
  return { ...piece, text: piece.text.replace(/^[\s:;,.‘’'"]+(?=\p{L}|\p{N})/u, "") };
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
