import { readFileSync } from "node:fs";

export interface Span {
  start: number;
  end: number;
  type: string;
}

/** Sentences of a file with one word and tag a line (CoNLL, IOB), put together as text with the tagged spans in it. */
export interface TaggedText {
  text: string;
  spans: Span[];
}

const closing = /^[.,;:!?)\]%]$/;
const opening = /^[([]$/;

/** Reads `file` as texts of at most `sentencesPerText` sentences, each sentence a paragraph. */
export function readTagged(file: string, sentencesPerText: number): TaggedText[] {
  const texts: TaggedText[] = [];
  let current: TaggedText = { text: "", spans: [] };
  let sentences = 0;
  const flush = () => {
    if (current.text.trim() !== "") texts.push(current);
    current = { text: "", spans: [] };
    sentences = 0;
  };
  for (const block of readFileSync(file, "utf8").split(/\n\s*\n/)) {
    const words = block.split("\n").map((line) => line.split("\t"));
    let open: Span | undefined;
    let glue = true;
    if (current.text !== "") current.text += "\n\n";
    for (const [word, tag = "O"] of words) {
      if (word === undefined || word === "") continue;
      const apostrophe = /^['’]$/.test(word);
      if (!glue && !closing.test(word) && !apostrophe) current.text += " ";
      const start = current.text.length;
      current.text += word;
      glue = opening.test(word) || apostrophe;
      const [position, type] = [tag.charAt(0), tag.slice(2)];
      if (position === "I" && open?.type === type) open.end = current.text.length;
      else {
        open = position === "O" ? undefined : { start, end: current.text.length, type };
        if (open !== undefined) current.spans.push(open);
      }
    }
    sentences++;
    if (sentences >= sentencesPerText) flush();
  }
  flush();
  return texts;
}

export interface OverlapScore {
  precision: number;
  recall: number;
  f1: number;
  gold: number;
  predicted: number;
}

/** Overlap: a predicted span is right if it touches a gold one; a gold one is found if a predicted one touches it. */
export function overlapScore(
  pairs: { gold: { start: number; end: number }[]; predicted: { start: number; end: number }[] }[],
): OverlapScore {
  let right = 0;
  let found = 0;
  let gold = 0;
  let predicted = 0;
  const touches = (one: { start: number; end: number }, other: { start: number; end: number }) =>
    one.start < other.end && other.start < one.end;
  for (const pair of pairs) {
    gold += pair.gold.length;
    predicted += pair.predicted.length;
    right += pair.predicted.filter((span) => pair.gold.some((other) => touches(span, other))).length;
    found += pair.gold.filter((span) => pair.predicted.some((other) => touches(span, other))).length;
  }
  const precision = predicted === 0 ? 0 : right / predicted;
  const recall = gold === 0 ? 0 : found / gold;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, gold, predicted };
}
