import type { LineRole } from "#core/domain/line-role.ts";
import { isFurniture } from "#core/reading/furniture.ts";
import { looksLikeHeader } from "#core/reading/table-cells.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { isUnfinished } from "./unfinished-words.ts";

/** What a summary is made of: one clause of a record that can be said by itself, with its place. */
export interface SummaryUnit {
  /** The passage that it stands in, or begins in. */
  passage: StructuredPassage;
  page: number;
  start: number;
  end: number;
  /** On one line, to the letter. */
  text: string;
  /** Whether it is the row of a table; a line with a label before a gap whose words go on below is none. */
  isRow: boolean;
  role: LineRole;
  /** 0 at the beginning of the record, 1 at its end. */
  position: number;
}

/** Characters of a sentence that is not parted. */
const longestWhole = 90;
/** Characters that are put together at most. */
const longestJoined = 360;
/** Words in one piece of speech without stops. */
const longestBreath = 22;
const onlyNumber = /^\W*(?:\d{1,2}|[a-z])[.)]?\W*$/i;

interface Span {
  start: number;
  end: number;
}

/** The clauses of a record in reading order: page furniture and headings are left out, what a line break has parted is put together. */
export function summaryUnits(
  passages: readonly StructuredPassage[],
  pageTextOf: (page: number) => string,
): SummaryUnit[] {
  const units: SummaryUnit[] = [];
  for (let index = 0; index < passages.length; index++) {
    const first = passages[index];
    if (first === undefined || silent(first)) continue;
    const pageText = pageTextOf(first.page);
    const position = index / Math.max(1, passages.length - 1);
    const whole = { start: first.start, end: first.end };
    for (
      let next = passages[index + 1];
      next !== undefined && goesOn(pageText, whole, first, next);
      next = passages[index + 1]
    ) {
      whole.end = next.end;
      index++;
    }
    const isRow = first.kind === "row" && whole.end === first.end;
    const clauses = first.kind === "row" ? [whole] : clausesOf(pageText, whole);
    for (const { start, end } of clauses) {
      const text = oneLine(pageText.slice(start, end));
      if (!/\p{L}{2}/u.test(text) || onlyNumber.test(text)) continue;
      units.push({ passage: first, page: first.page, start, end, text, isRow, role: first.role, position });
    }
  }
  return units;
}

/** Headings and page furniture say nothing of the patient. */
function silent(passage: StructuredPassage): boolean {
  const heads = passage.kind === "row" && looksLikeHeader(passage.cells);
  return heads || passage.kind === "heading" || passage.role === "heading" || isFurniture(passage);
}

/** Whether `next` belongs to what stands before it: the rest of a sentence, the words of a number, an item of "call if:". */
function goesOn(pageText: string, whole: Span, first: StructuredPassage, next: StructuredPassage): boolean {
  if (next.page !== first.page || silent(next) || next.kind === "row") return false;
  if (next.end - whole.start > longestJoined) return false;
  const between = pageText.slice(whole.end, next.start);
  if (!/^[\s•*·▪◦–-]*$/.test(between)) return false;
  const before = pageText.slice(whole.start, whole.end);
  const small = /^[^\p{L}\p{N}]*\p{Ll}/u.test(next.text);
  const isOwn = next.label !== undefined || /^\s*(?:[•*·▪◦–-]|\d{1,2}[.)]\s|\p{Lu}{3,}[^.]{0,20}:)/u.test(next.text);
  const breaksOff = !isOwn && !/[•*·▪◦–-]/.test(between) && isUnfinished(before);
  if (first.kind === "row") {
    if (!holdsProse(first) || /[.!?]\W*$/.test(before)) return false;
    return breaksOff || (small && !isOwn && !beginsWithThing(next.text));
  }
  if (onlyNumber.test(before)) return true;
  // Each bullet is an item of its own, unless they are the items of one list ("Call us if:").
  const isItem = /^\s*[•*·▪◦–-]/.test(next.text) || /[•*·▪◦–-]/.test(between);
  if (small && isItem && !/:\s*[^.:]*$/.test(before)) return false;
  if (small) return !/[.!?]\W*$/.test(before) || /[;,]$/.test(before.trim()) || isUnfinished(before);
  return breaksOff || (/:\s*$/.test(before) && next.label === undefined && before.length < 120);
}

/** Words of a cell that can break off at the end of its line. */
const proseCell = 4;

/** "PT TOLD   Pinch nose 15 min; ED if still bleeding, or": a line whose last part is a sentence. */
function holdsProse({ cells, columns }: StructuredPassage): boolean {
  const [label, words] = cells.map(({ text }) => text.trim());
  if (columns.length > 0 || cells.length !== 2 || label === undefined || words === undefined) return false;
  return !isUnfinished(label) && words.split(/\s+/).length >= proseCell;
}

/** A list in small letters begins a new thing on each line. */
function beginsWithThing(text: string): boolean {
  const [first] = findMentions(text, 0, tokenise(text), true);
  return first !== undefined && first.start <= 2 && first.surfaces.some(({ concept }) => concept.kind !== "symptom");
}

function clausesOf(pageText: string, whole: Span): Span[] {
  const text = pageText.slice(whole.start, whole.end);
  if (text.length <= longestWhole) return [whole];
  const cuts = [...text.matchAll(/;\s+/g)].flatMap((match) => {
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    return isInBrackets(before) || opensList(before) || !standsAlone(after) ? [] : [match];
  });
  const clauses: Span[] = [];
  let from = 0;
  for (const match of cuts) {
    clauses.push({ start: whole.start + from, end: whole.start + match.index });
    from = match.index + match[0].length;
  }
  clauses.push({ start: whole.start + from, end: whole.end });
  return clauses.flatMap((clause) => breathsOf(pageText, clause));
}

/** Speech has no stops: it is parted where the speaker goes on with a new thing. */
function breathsOf(pageText: string, clause: Span): Span[] {
  const text = pageText.slice(clause.start, clause.end);
  if (text.split(/\s+/).length < longestBreath * 2 || /[.;:,]\s/.test(text.slice(0, -2))) return [clause];
  const pieces: Span[] = [];
  let from = 0;
  let words = 0;
  for (const match of text.matchAll(/\S+\s*/g)) {
    const turns = /^(?:and|so|but|um|oh|then|she|he|they|because)\b/i.test(match[0]);
    if (words >= longestBreath || (turns && words >= longestBreath / 2)) {
      pieces.push({ start: clause.start + from, end: clause.start + match.index });
      [from, words] = [match.index, 0];
    }
    words++;
  }
  pieces.push({ start: clause.start + from, end: clause.end });
  return pieces;
}

/** "Return if: pain; fever": its items are one thing. */
function opensList(before: string): boolean {
  return /\b(?:if|for|when)\b[^.]*$|:\s*[^.]*$/i.test(before.slice(-160));
}

function standsAlone(after: string): boolean {
  const own = after.split(/;\s/)[0] ?? after;
  return own.trim().split(/\s+/).length >= 5;
}

function isInBrackets(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
