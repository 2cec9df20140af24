import type { DocumentKind } from "#core/domain/medical-document.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";
import { type Masked, type NearWord, wordsAfter, wordsBefore } from "./mention-words.ts";

/** A medicine or a condition where a record names it, with what stands around it. Places are in the passage's text. */
export interface Mention {
  passage: StructuredPassage;
  previous: StructuredPassage | undefined;
  next: StructuredPassage | undefined;
  kind: DocumentKind;
  start: number;
  end: number;
  /** Other medicines and conditions of the passage, and its days, seen as signs. */
  masked: readonly Masked[];
}

/** What the words and the place of a mention show, as names that a learned reader weighs. */
export function mentionFeatures(mention: Mention): string[] {
  const { passage, kind, start, end } = mention;
  const text = passage.text.replace(/\s/g, " ");
  const before = wordsBefore(text, start, mention.masked);
  const after = wordsAfter(text, end, mention.masked);
  const features = [
    "any",
    `role=${passage.role}`,
    `kind=${kind}`,
    `form=${passage.kind}`,
    `role=${passage.role} form=${passage.kind}`,
    ...sideFeatures("b", before),
    ...sideFeatures("a", after),
    `between=${before[0]?.key ?? "^"} ${after[0]?.key ?? "$"}`,
    ...headingFeatures(passage),
    ...cellFeatures(passage, start),
    ...neighbourFeatures(mention),
    ...speakerFeatures(text),
  ];
  if (/^[\W\d]*$/.test(text.slice(0, start))) features.push("first");
  if (/^\W*$/.test(text.slice(end))) features.push("last");
  return [...new Set(features)];
}

/** Words by how far they stand: next to it, near, in the sentence, beyond it. */
function sideFeatures(side: string, words: readonly NearWord[]): string[] {
  const features: string[] = [];
  words.forEach(({ key, beyond }, index) => {
    if (beyond && !/^[.;!?•|]$/.test(key)) {
      if (index < 8) features.push(`${side}${side}:${key}`);
      return;
    }
    features.push(`${side}:${key}`, `s:${key}`);
    if (index === 0) features.push(`${side}1:${key}`);
    if (index < 4) features.push(`${side}4:${key}`);
    const next = words[index + 1];
    if (next !== undefined && !next.beyond && index < 6)
      features.push(side === "b" ? `${side}:${next.key} ${key}` : `${side}:${key} ${next.key}`);
  });
  if (words.length === 0) features.push(`${side}1:none`);
  return features;
}

function headingFeatures({ heading, label, section }: StructuredPassage): string[] {
  const features = [`section=${section}`];
  for (const { key } of tokenise((heading ?? "").slice(0, 80)).slice(0, 8)) features.push(`h:${key}`);
  for (const { key } of tokenise((label ?? "").slice(0, 60)).slice(0, 6)) features.push(`l:${key}`);
  return features;
}

/** In a row: which cell it is, what its column and the other cells hold. */
function cellFeatures({ kind, cells, columns, start: from, header }: StructuredPassage, start: number): string[] {
  if (kind !== "row") return [];
  const features: string[] = [];
  cells.slice(0, 12).forEach((cell, index) => {
    const own = cell.start - from <= start && cell.end - from > start;
    if (own) features.push(`cell=${Math.min(index, 4)}`, `column=${columns[index]?.kind}`);
    else if (cell.text.length < 24)
      for (const { key } of tokenise(cell.text).slice(0, 3)) if (!/^\d/.test(key)) features.push(`o:${key}`);
  });
  for (const cell of (header ?? []).slice(0, 8))
    for (const { key } of tokenise(cell.text.slice(0, 30)).slice(0, 3)) features.push(`head:${key}`);
  return features;
}

function neighbourFeatures({ previous, next }: Mention): string[] {
  const features = [`p role=${previous?.role}`, `n role=${next?.role}`];
  for (const { key } of tokenise((previous?.text ?? "").slice(0, 40)).slice(0, 4)) features.push(`p:${key}`);
  for (const { key } of tokenise((previous?.text ?? "").slice(-60)).slice(-5)) features.push(`pe:${key}`);
  for (const { key } of tokenise((next?.text ?? "").slice(0, 60)).slice(0, 5)) features.push(`n:${key}`);
  return features;
}

/** Who speaks, or is spoken of. */
function speakerFeatures(text: string): string[] {
  const near = text.slice(0, 400);
  return [
    ...(/\bI(?:['’]\w+)?\b/.test(near) ? ["who=I"] : []),
    ...(/\byou(?:r|['’]\w+)?\b/i.test(near) ? ["who=you"] : []),
    ...(/\b(?:s?he|his|her|him|pt|patient)\b/i.test(near) ? ["who=they"] : []),
    ...(/\?\s*$/.test(near) ? ["asks"] : []),
  ];
}
