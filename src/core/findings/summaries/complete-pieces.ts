import type { CitedSentence } from "#core/domain/citation.ts";
import type { Page } from "#core/domain/page.ts";
import type { ClassedSentence } from "./summary-pieces.ts";
import { unitWords } from "./unit-words.ts";

/**
 * Pieces that can be read by themselves: what is done with a medicine is said with its name, which stands above it or before it on its line.
 * The one without the other would be taken for another medicine's.
 */
export function completePieces(pieces: readonly ClassedSentence[], pages: readonly Page[]): ClassedSentence[] {
  return joinedDoses(pieces).map((piece) => withoutLeadingMarks(fromLineStart(piece, pages)));
}

/** What is done with something that stands before it on its line ("Methotrexate: paused. Restart on 19 March."): said with it, or it could be anything's. */
const goesOnWith = /^(?:restart|start|stop|take|use|reduce|increase|continue|then|until)\b/i;
/** Characters of what stands before it. */
const longestBefore = 80;

function fromLineStart(piece: ClassedSentence, pages: readonly Page[]): ClassedSentence {
  const [citation, ...others] = piece.citations;
  if (citation === undefined || others.length > 0 || !goesOnWith.test(piece.text)) return piece;
  const page = pages.find(({ number }) => number === citation.page);
  const line = page?.lines.find(({ start, end }) => start <= citation.start && citation.start < end);
  if (page === undefined || line === undefined) return piece;
  const before = page.text.slice(line.start, citation.start);
  if (before.trim() === "" || before.length > longestBefore) return piece;
  const quote = page.text.slice(line.start, citation.end);
  return { ...piece, text: unitWords(quote), citations: [{ ...citation, start: line.start, quote }] };
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
      // What a label tells the patient to take is to be done.
      ...(/^(?:take|use|inject|apply|inhale|swallow|put)\b/i.test(piece.text) ? { part: "do" as const } : {}),
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
