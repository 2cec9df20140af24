import { longestPassage } from "#core/domain/bounded-text.ts";
import type { Page } from "#core/domain/page.ts";
import { type DelimitedRow, delimitedRows } from "./delimited-rows.ts";
import { isFurniture } from "./furniture.ts";
import type { Heading, SectionKind } from "./headings.ts";
import { inlineHeading, wholeLineHeading } from "./headings.ts";
import { joinsLineAbove, placeLines } from "./line-joins.ts";
import { splitSentences } from "./sentences.ts";
import type { Cell } from "./table-cells.ts";
import {
  isDiaryHeader,
  isHeadOfDays,
  looksLikeHeader,
  splitCells,
  startsWithDay,
  startsWithWholeDay,
} from "./table-cells.ts";
import type { TextLine } from "./text-lines.ts";
import { readableLines, trimSpan } from "./text-lines.ts";
import { withoutMachineSpeech } from "./without-machine-speech.ts";

/**
 * The smallest piece of a record that is understood, searched and quoted: a sentence, a row of a table, a field ("Collected: …") or a
 * heading. `text` is the page's text from `start` to `end`, to the letter.
 */
export interface Passage {
  kind: "sentence" | "row" | "field" | "heading";
  page: number;
  start: number;
  end: number;
  text: string;
  /** The part of the record it stands in, and that part's heading as printed. */
  section: SectionKind | undefined;
  heading: string | undefined;
  /** The label at its own beginning ("Assessment"), where it has one, and where what is labelled begins. */
  label: string | undefined;
  contentStart: number;
  /** Rows only. */
  cells: Cell[];
  header: Cell[] | undefined;
}

interface State {
  page: Page;
  section: SectionKind | undefined;
  heading: string | undefined;
  header: Cell[] | undefined;
  passages: Passage[];
  /** Prose lines that wait to be joined. */
  open: TextLine[];
  /** Whether the line that is read goes on with the one above it. */
  goesOn: boolean;
}

/** All passages of a record that speak to a person, in reading order. Sections go on from page to page. */
export function readPassages(pages: readonly Page[]): Passage[] {
  const passages: Passage[] = [];
  let section: SectionKind | undefined;
  let heading: string | undefined;
  for (const page of pages) {
    const state: State = { page, section, heading, header: undefined, passages, open: [], goesOn: false };
    const lines = joinBrokenRows(page.text, readableLines(page.text));
    const places = placeLines(page, lines);
    const delimited = delimitedRows(lines);
    const opening = linesOfDays(lines);
    lines.forEach((line, index) => {
      state.goesOn = state.open.length > 0 && !opening.has(index) && joinsLineAbove(places, index) > 0.5;
      const row = delimited.get(index);
      if (row === undefined) readLine(state, line, ruledBelow(lines, index));
      else readDelimited(state, line, row);
    });
    closeProse(state);
    section = state.section;
    heading = state.heading;
  }
  return withoutMachineSpeech(passages, pages);
}

/**
 * Rows between bars that a line break has parted are put together again: a row is open until its closing bar, where the page's rows have
 * one; elsewhere an indented line with a bar goes on with the row before.
 */
function joinBrokenRows(pageText: string, lines: readonly TextLine[]): TextLine[] {
  const barred = lines.filter((line) => line.text.includes("|"));
  const closing = barred.filter((line) => /\|\s*$/.test(line.text)).length >= barred.length * 0.5;
  const joined: TextLine[] = [];
  let open = 0;
  for (const line of lines) {
    const last = joined.at(-1);
    const blank = line.text.trim() === "" || last === undefined || last.text.trim() === "";
    const indented = /^[ \t]{3}[^|]*\|/.test(line.text) && !/\|\s*$/.test(last?.text ?? "|");
    const unfinished = closing && last?.text.includes("|") === true && !/\|\s*$/.test(last.text) && open < 6;
    // What opens with a day is a row of its own, whichever of its last cells are empty.
    const isOwn = startsWithDay((splitCells(line.text, 0).find(({ text }) => text !== "") ?? { text: "" }).text);
    const fits = !isOwn && last !== undefined && line.end - last.start <= longestPassage;
    if (fits && !blank && (indented || unfinished)) {
      joined[joined.length - 1] = { start: last.start, end: line.end, text: pageText.slice(last.start, line.end) };
      open++;
    } else {
      joined.push(line);
      open = 0;
    }
  }
  return joined;
}

/** So many lines of a page that open with a day are entries: each begins something, whether or not the line above it has an end. */
const fewestDays = 3;

function linesOfDays(lines: readonly TextLine[]): ReadonlySet<number> {
  const found = lines.flatMap(({ text }, index) => (startsWithWholeDay(text) ? [index] : []));
  return new Set(found.length >= fewestDays ? found : []);
}

/** The next line that holds more than a rule ("|---|---|"). */
function ruledBelow(lines: readonly TextLine[], index: number): TextLine | undefined {
  const below = lines[index + 1];
  return below !== undefined && /^[\s|:+=-]+$/.test(below.text) ? lines[index + 2] : below;
}

function readDelimited(state: State, line: TextLine, { cells, isHead }: DelimitedRow): void {
  closeProse(state);
  if (isHead) {
    state.header = cells;
    push(state, { kind: "heading", start: line.start, end: line.end });
  } else pushRow(state, line, cells);
}

function readLine(state: State, line: TextLine, below: TextLine | undefined): void {
  if (line.text.trim() === "") {
    closeProse(state);
    state.header = state.header === undefined || state.passages.at(-1)?.kind === "row" ? undefined : state.header;
    return;
  }
  const cells = splitCells(line.text, line.start);
  if (cells.length >= 2 && !isProseWithGap(line.text, cells)) {
    closeProse(state);
    const ruled = below === undefined ? [] : splitCells(below.text, below.start);
    if (isDiaryHeader(cells)) {
      state.header = cells;
      push(state, { kind: "heading", start: line.start, end: line.end });
      return;
    }
    if (looksLikeHeader(cells) || isHeadOfDays(cells, ruled)) state.header = cells;
    pushRow(state, line, cells);
    return;
  }
  // Recognition reads a rule or a speck behind a heading as a mark.
  const heading = wholeLineHeading(line.text.length > 90 ? line.text : line.text.replace(/(?<!\s)\s+[|:_—–-]\s*$/, ""));
  // A record's first line names the record or who wrote it ("Lakeside Surgery"), unless it is a heading in capitals or with a colon.
  const title = isTitle(state, line) && !/^[^\p{Ll}]+$|:\s*$/u.test(line.text) && /\s/.test(line.text.trim());
  const whole = title ? titleOf(line) : (heading ?? (isTitle(state, line) ? titleOf(line) : undefined));
  if (whole !== undefined && !continuesProse(state, line)) {
    closeProse(state);
    state.header = undefined;
    state.section = whole.section;
    state.heading = whole.text;
    push(state, { kind: "heading", start: line.start, end: line.end });
    return;
  }
  if (startsNewPassage(state, line)) closeProse(state);
  state.open.push(line);
}

/** A record's first line, where it is a few words without an end and more follows ("Pain diary"). */
function isTitle(state: State, line: TextLine): boolean {
  if (state.passages.length > 0 || state.open.length > 0) return false;
  const words = line.text.trim().split(/\s+/);
  return words.length <= 6 && !/[.!?,;:\d]/.test(line.text) && state.page.text.slice(line.end).trim().length > 60;
}

function titleOf(line: TextLine): Heading {
  return { length: line.text.length, text: line.text.trim(), section: undefined };
}

/** A gap of two spaces after a full stop is a typist's habit and no table. */
function isProseWithGap(text: string, cells: readonly Cell[]): boolean {
  if (/[|\t]/.test(text)) return false;
  const gapsAfterStop = cells.slice(0, -1).every((cell) => /[.!?:;,]["')]?$/.test(cell.text));
  return gapsAfterStop && cells.some((cell) => cell.text.split(/\s+/).length > 4);
}

function continuesProse(state: State, line: TextLine): boolean {
  return state.goesOn && /^\s*\p{Ll}/u.test(line.text);
}

function startsNewPassage(state: State, line: TextLine): boolean {
  const last = state.open.at(-1);
  if (last === undefined) return false;
  if (isFurniture(line) || isFurniture(last)) return true;
  if (/^\s*(?:[•*·▪◦‣–—-]|\(?\d{1,2}[.)])\s+/.test(line.text)) return true;
  return !state.goesOn;
}

function closeProse(state: State): void {
  const first = state.open[0];
  const last = state.open.at(-1);
  state.open = [];
  if (first === undefined || last === undefined) return;
  // A label inside the line rules its own paragraph only; what follows stands under the heading above again.
  const { section, heading } = state;
  splitSentences(state.page.text, first.start, last.end).forEach((sentence, index) => {
    const label = inlineHeading(state.page.text.slice(sentence.start, sentence.end));
    if (label === undefined || (index > 0 && label.section === undefined)) {
      // A list of allergies ends where the letter goes on telling.
      const text = state.page.text.slice(sentence.start, sentence.end);
      if (
        state.section === "allergies" &&
        section !== "allergies" &&
        /^(?:on|her|his|the|she|he|there|blood|i|we)\s+\p{L}+ \p{L}+/iu.test(text)
      ) {
        state.section = section;
        state.heading = heading;
      }
      push(state, { kind: "sentence", ...sentence });
      return;
    }
    if (label.section !== undefined && label.section !== "identity") {
      state.section = label.section;
      state.heading = label.text;
    }
    const contentStart = trimSpan(state.page.text, sentence.start + label.length, sentence.end).start;
    push(state, { kind: "field", ...sentence, label: label.text, contentStart });
  });
  state.section = section;
  state.heading = heading;
}

function pushRow(state: State, line: TextLine, cells: Cell[]): void {
  const span = trimSpan(state.page.text, line.start, line.end);
  const first = cells[0];
  const label = first === undefined ? undefined : inlineHeading(first.text);
  push(state, {
    kind: "row",
    ...span,
    cells,
    header: state.header === cells ? undefined : state.header,
    ...(label === undefined ? {} : { label: label.text, contentStart: span.start + label.length }),
  });
}

function push(
  state: State,
  part: Pick<Passage, "kind" | "start" | "end"> & Partial<Pick<Passage, "label" | "contentStart" | "cells" | "header">>,
): void {
  state.passages.push({
    kind: part.kind,
    page: state.page.number,
    start: part.start,
    end: part.end,
    text: state.page.text.slice(part.start, part.end),
    section: state.section,
    heading: state.heading,
    label: part.label,
    contentStart: part.contentStart ?? part.start,
    cells: part.cells ?? [],
    header: part.header,
  });
}
