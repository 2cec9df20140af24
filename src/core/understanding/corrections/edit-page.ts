import type { Box, Line, Page, Word } from "#core/domain/page.ts";

/** Other words in the place of those from `start` to `end` (UTF-16 offsets in the page's text). */
export interface PageEdit {
  start: number;
  end: number;
  newText: string;
}

/** Where an edit's words stand in the edited text. */
export interface EditedPlace {
  start: number;
  end: number;
}

/**
 * The page with other words in some places, and where they then stand, in the order of `edits`. Lines that are touched keep their places
 * on the paper and say that they are the patient's; words that nobody touched keep theirs. Edits must not overlap.
 */
export function editPage(page: Page, edits: readonly PageEdit[]): { page: Page; places: EditedPlace[] } {
  if (edits.length === 0) return { page, places: [] };
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  const places = new Map<PageEdit, EditedPlace>();
  let text = "";
  let from = 0;
  for (const edit of sorted) {
    text += page.text.slice(from, edit.start);
    places.set(edit, { start: text.length, end: text.length + edit.newText.length });
    text += edit.newText;
    from = edit.end;
  }
  text += page.text.slice(from);
  const lines = groupLines(page.lines, sorted).flatMap((group) => editGroup(page.text, group));
  return { page: { ...page, text, lines }, places: edits.map((edit) => places.get(edit) ?? { start: 0, end: 0 }) };
}

/** Lines that one edit or several join; `shift` is how much farther its first letter stands afterwards. */
interface LineGroup {
  lines: Line[];
  edits: PageEdit[];
  shift: number;
}

function groupLines(lines: readonly Line[], edits: readonly PageEdit[]): LineGroup[] {
  const groups: LineGroup[] = [];
  let shift = 0;
  let next = 0;
  for (let index = 0; index < lines.length; ) {
    const first = lines[index++];
    if (first === undefined) break;
    const group: LineGroup = { lines: [first], edits: [], shift };
    let end = first.end;
    for (let edit = edits[next]; edit !== undefined && edit.start <= end; edit = edits[++next]) {
      group.edits.push(edit);
      shift += edit.newText.length - (edit.end - edit.start);
      for (let line = lines[index]; edit.end > end && line !== undefined; line = lines[index]) {
        group.lines.push(line);
        end = line.end;
        index++;
      }
    }
    groups.push(group);
  }
  return groups;
}

function editGroup(pageText: string, { lines, edits, shift }: LineGroup): Line[] {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return [];
  if (edits.length === 0) return lines.map((line) => moveLine(line, shift));
  if (lines.length === 1 && edits.every(({ newText }) => !newText.includes("\n")))
    return [editLine(pageText, first, edits, shift)];
  const text = editedText(pageText, first.start, last.end, edits);
  return splitGroup(text, first.start + shift, lines);
}

/** New lines for old ones: each in the place of its forerunner where there are as many, else all in the place of all. */
function splitGroup(text: string, start: number, old: readonly Line[]): Line[] {
  const pieces = text.split("\n");
  const around = surround(old.flatMap(({ box }) => (box ? [box] : [])));
  let at = start;
  return pieces.map((piece, index) => {
    const forerunner = pieces.length === old.length ? old[index] : old[0];
    const { words: _words, confidence: _confidence, box, ...kept } = forerunner ?? { start: 0, end: 0 };
    const place = pieces.length === old.length ? box : around;
    const line: Line = { ...kept, start: at, end: at + piece.length, correctedBy: "patient" };
    at += piece.length + 1;
    return place === undefined ? line : { ...line, box: place };
  });
}

function moveLine(line: Line, shift: number): Line {
  if (shift === 0) return line;
  const moved = { ...line, start: line.start + shift, end: line.end + shift };
  return line.words === undefined ? moved : { ...moved, words: line.words.map((word) => moveWord(word, shift)) };
}

function moveWord(word: Word, shift: number): Word {
  return { ...word, start: word.start + shift, end: word.end + shift };
}

function editLine(pageText: string, line: Line, edits: readonly PageEdit[], shift: number): Line {
  const grown = edits.reduce((sum, { start, end, newText }) => sum + newText.length - (end - start), 0);
  const { confidence: _confidence, ...kept } = line;
  const edited: Line = { ...kept, start: line.start + shift, end: line.end + shift + grown, correctedBy: "patient" };
  return line.words === undefined ? edited : { ...edited, words: editWords(pageText, line.words, edits, shift) };
}

/** Words that belong together afterwards, because edits touch them. */
interface WordGroup {
  start: number;
  end: number;
  words: Word[];
  edits: PageEdit[];
}

/** The words of a line: those beside the edits moved, those that an edit touches replaced by its own, in their place on the paper. */
function editWords(pageText: string, words: readonly Word[], edits: readonly PageEdit[], lineShift: number): Word[] {
  const groups: WordGroup[] = [];
  const result: Word[] = [];
  for (const edit of edits) {
    const touched = words.filter((word) => word.start <= edit.end && edit.start <= word.end);
    const start = Math.min(edit.start, touched[0]?.start ?? edit.start);
    const end = Math.max(edit.end, touched.at(-1)?.end ?? edit.end);
    const before = groups.at(-1);
    if (before !== undefined && start <= before.end) {
      before.end = Math.max(before.end, end);
      before.edits.push(edit);
      before.words.push(...touched.filter((word) => !before.words.includes(word)));
    } else groups.push({ start, end, words: touched, edits: [edit] });
  }
  let shift = lineShift;
  let index = 0;
  for (const group of groups) {
    for (let word = words[index]; word !== undefined && word.end < group.start; word = words[++index]) {
      result.push(moveWord(word, shift));
    }
    const text = editedText(pageText, group.start, group.end, group.edits);
    result.push(...newWords(text, group.start + shift, group.words));
    shift += text.length - (group.end - group.start);
    index += group.words.length;
  }
  for (const word of words.slice(index)) result.push(moveWord(word, shift));
  return result;
}

function editedText(pageText: string, start: number, end: number, edits: readonly PageEdit[]): string {
  let text = "";
  let from = start;
  for (const edit of edits) {
    text += pageText.slice(from, edit.start) + edit.newText;
    from = edit.end;
  }
  return text + pageText.slice(from, end);
}

function newWords(text: string, at: number, touched: readonly Word[]): Word[] {
  const found = [...text.matchAll(/\S+/g)];
  const around = surround(touched.flatMap(({ box }) => (box ? [box] : [])));
  return found.map((match, index) => {
    const box = found.length === touched.length ? touched[index]?.box : around;
    const start = at + match.index;
    const word: Word = { start, end: start + match[0].length, correctedBy: "patient" };
    return box === undefined ? word : { ...word, box };
  });
}

function surround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
