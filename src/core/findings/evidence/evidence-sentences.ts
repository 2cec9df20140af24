import type { LineRole } from "#core/domain/line-role.ts";
import { splitSentences } from "#core/reading/sentences.ts";
import type { EntryDay, StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import type { EvidenceRecord } from "./evidence-record.ts";

/** A place in a record. */
export interface Place {
  page: number;
  start: number;
  end: number;
}

/** A sentence, row or field of a record that may answer a question: broken pieces joined, list numbers with what they number. */
export interface EvidenceSentence {
  record: EvidenceRecord;
  /** Its number in the record, in reading order. */
  at: number;
  places: Place[];
  /** On one line, as printed. */
  text: string;
  role: LineRole;
  kind: StructuredPassage["kind"];
  heading: string | undefined;
  /** The day of the entry that it stands in, where the record has several. */
  day: EntryDay | undefined;
  cells: StructuredPassage["cells"];
  header: StructuredPassage["header"];
}

const longestSentence = 340;
const onlyNumber = /^\(?(?:\d{1,2}|[a-h])[.)]$|^[-•*·▪◦–—]$/;

/** The sentences of a record in reading order. Headings are no evidence by themselves: they stand with what is under them. */
export function evidenceSentences(record: EvidenceRecord): EvidenceSentence[] {
  const sentences: EvidenceSentence[] = [];
  const heads = new Set(record.structure.passages.map(({ page, header }) => `${page}/${header?.[0]?.start}`));
  let number: StructuredPassage | undefined;
  for (const passage of record.structure.passages.flatMap((one) => withoutParagraphs(record, one))) {
    const text = oneLine(passage.text);
    if (text === "" || passage.kind === "heading" || passage.role === "heading") continue;
    if (passage.kind === "row" && heads.has(`${passage.page}/${passage.cells[0]?.start}`)) continue;
    if (onlyNumber.test(text)) {
      number = passage;
      continue;
    }
    const before = sentences.at(-1);
    const place = { page: passage.page, start: passage.start, end: passage.end };
    if (number === undefined && before !== undefined && goesOn(record, before, passage, text)) {
      const last = before.places.at(-1);
      if (last !== undefined) last.end = passage.end;
      before.text = `${before.text} ${text}`;
      before.cells = withInLastCell(before.cells, passage, text);
      continue;
    }
    number = undefined;
    sentences.push({
      record,
      at: sentences.length,
      places: [place],
      text,
      role: passage.role,
      kind: passage.kind,
      heading: passage.heading,
      day: passage.day,
      cells: passage.cells,
      header: passage.header,
    });
  }
  return sentences;
}

/** Whether a passage is the rest of the sentence before it, which a page's line or an abbreviation has parted. */
function goesOn(record: EvidenceRecord, before: EvidenceSentence, passage: StructuredPassage, text: string): boolean {
  const last = before.places.at(-1);
  if (last === undefined || last.page !== passage.page) return false;
  if (before.kind !== "sentence" && !isEntry(before)) return false;
  if (passage.kind === "row" || before.text.length + text.length > longestSentence) return false;
  if (passage.start < last.end || passage.start - last.end > 40) return false;
  const between = pageText(record, passage.page).slice(last.end, passage.start);
  if (/\n\s*\n/.test(between) || /\S/.test(between)) return false;
  if (startsItem.test(text)) return false;
  if (endsOpen.test(before.text) || hasOpenBracket(before.text)) return true;
  const unfinished = !/[.!?:;)"”]$/.test(before.text);
  // A name alone on its line, and its dose on the next.
  const isName = unfinished && before.text.split(" ").length <= 2 && /^\d/.test(text);
  const isDay = /\d$/.test(before.text) && startsWithMonth.test(text);
  return isName || isDay || (unfinished && /^[\p{Ll}(]/u.test(text));
}

const startsWithMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;
const wordsOfProse = 5;

/** A message or an entry beside its day, its time or who wrote it: its last cell is prose, under no head. */
function isEntry({ kind, cells, header }: EvidenceSentence): boolean {
  return kind === "row" && header === undefined && (cells.at(-1)?.text.split(/\s+/).length ?? 0) >= wordsOfProse;
}

function withInLastCell(
  cells: StructuredPassage["cells"],
  { end }: StructuredPassage,
  text: string,
): StructuredPassage["cells"] {
  return cells.map((cell, index) =>
    index === cells.length - 1 ? { ...cell, end, text: `${oneLine(cell.text)} ${text}` } : cell,
  );
}

const wordsOfParagraph = 40;

/** A row of which a cell is a whole paragraph: the sentences of that, each by itself, after the rest of the row. */
function withoutParagraphs(record: EvidenceRecord, passage: StructuredPassage): StructuredPassage[] {
  if (passage.kind !== "row") return [passage];
  const isParagraph = ({ text }: { text: string }) => text.split(/\s+/).length >= wordsOfParagraph;
  const paragraphs = passage.cells.filter(isParagraph);
  if (paragraphs.length === 0) return [passage];
  const page = pageText(record, passage.page);
  const sentenceAt = ({ start, end }: { start: number; end: number }): StructuredPassage => ({
    ...passage,
    ...{ kind: "sentence", start, end, text: page.slice(start, end), cells: [], header: undefined, columns: [] },
  });
  return [
    ...passage.cells.filter((cell) => !isParagraph(cell)).map(sentenceAt),
    ...paragraphs.flatMap(({ start, end }) => splitSentences(page, start, end).map(sentenceAt)),
  ];
}

/** A list's mark, or an entry's day: what begins here is its own. */
const startsItem = /^(?:[-•*·▪◦‣–—]|\[|\(?\d{1,2}[.)] |\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b)/;
/** A comma, a small word or a title at the end: the line was full, the sentence was not. */
const endsOpen =
  /(?:[,/&+]|(?<![.\p{L}])(?:and|or|with|for|to|of|the|an?|in|on|at|by|from|until|is|was|are|than|as|her|his|your|my|dr|mr|mrs|ms|prof|vs|approx|e\.g|i\.e)\.?)$/iu;

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

export function pageText(record: EvidenceRecord, page: number): string {
  return record.pages.find(({ number }) => number === page)?.text ?? "";
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
