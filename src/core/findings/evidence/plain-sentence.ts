import type { EvidenceSentence } from "./evidence-sentences.ts";
import { oneLine } from "./evidence-sentences.ts";
import { shorthand } from "./shorthand.ts";

/** The record's words as one plain sentence: shorthand said in words, marks of lists left out, a row with the heads of its columns. */
export function plainSentence(sentence: EvidenceSentence): string {
  const text = sentence.kind === "row" ? plainRow(sentence) : sentence.text;
  return finished(inPlainWords(text));
}

export function inPlainWords(text: string): string {
  let plain = text;
  for (const [pattern, words] of shorthand) plain = plain.replace(pattern, words);
  return plain;
}

function finished(text: string): string {
  const bare = oneLine(text)
    .replace(/^(?:[-•*·▪◦‣–—]|\[[ xX]?\]|[☐☑☒✓]|\(?\d{1,2}[.)](?= )|[A-Z]:(?= ))\s*/u, "")
    .replace(/(?<![|;,:\s])[|;,:\s]+$/u, "")
    .replace(/^(\p{Ll})(?!\p{Lu}|\d)/u, (letter) => letter.toUpperCase());
  return /[.!?]["”')]?$/.test(bare) ? bare : `${bare}.`;
}

/** "Walking: 10 min (24 July 2025), 35 min (20 Nov 2025)". */
function plainRow({ cells, header, text }: EvidenceSentence): string {
  const words = cells.map((cell) => oneLine(cell.text)).filter((cell) => cell !== "");
  const [name, ...values] = words;
  if (name === undefined || values.length === 0) return text;
  const heads = header?.map((cell) => oneLine(cell.text)) ?? [];
  if (heads.length !== cells.length || values.length + 1 !== cells.length || heads.join() === words.join())
    return `${name}: ${values.join(", ")}`;
  return `${name}: ${values.map((value, index) => `${value} (${heads[index + 1]})`).join(", ")}`;
}

/** Whether a row's heads were said with it, so that they are evidence too. */
export function saysHeads({ cells, header, kind }: EvidenceSentence): boolean {
  return kind === "row" && header !== undefined && header.length === cells.length;
}
