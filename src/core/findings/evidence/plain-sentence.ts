import type { EvidenceSentence } from "./evidence-sentences.ts";
import { oneLine } from "./evidence-sentences.ts";
import { shorthand } from "./shorthand.ts";

/** The record's words as one plain sentence: shorthand said in words, marks of lists left out, a row with the heads of its columns. */
export function plainSentence(sentence: EvidenceSentence): string {
  const text = sentence.kind === "row" ? plainRow(sentence) : withoutMoment(sentence);
  return finished(inPlainWords(text));
}

/** A day and a time, and nothing besides. */
const onlyMoment =
  /^\[?(?:(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} \p{L}{3,9}\.?(?: \d{4})?),? ?(?:at )?)?\d{1,2}[:.]\d{2}(?: ?[ap]m)?\]?:?$/iu;
const moment =
  /^\[?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} \p{L}{3,9}\.?(?: \d{4})?),? ?\d{1,2}[:.]\d{2}(?: ?[ap]m)?\]?(?:,? ?[-–])? +(?=\p{L})/iu;

function withoutMoment({ text, day }: EvidenceSentence): string {
  return day === undefined ? text : text.replace(moment, "");
}

export function inPlainWords(text: string): string {
  let plain = text;
  for (const [pattern, words] of shorthand) plain = plain.replace(pattern, words);
  return plain;
}

function finished(text: string): string {
  const bare = balanced(oneLine(text))
    .replace(/^(?:[-•*·▪◦‣–—:;,]|\[[ xX]?\]|[☐☑☒✓]|\(?\d{1,2}[.)](?= )|[A-Z]:(?= ))\s*/u, "")
    .replace(/(?<![|;,:\s])[|;,:\s]+$/u, "")
    .replace(/^(\p{Ll})(?!\p{Lu}|\d)/u, (letter) => letter.toUpperCase());
  return /[.!?]["”')]?$/.test(bare) ? bare : `${bare}.`;
}

/** "Walking: 10 min (24 July 2025), 35 min (20 Nov 2025)". */
function plainRow({ cells, header, text, day }: EvidenceSentence): string {
  const printed = cells.map((cell) => oneLine(cell.text)).filter((cell) => cell !== "");
  // The day of an entry is told with the record's name.
  const words =
    day !== undefined && printed.length > 1 && onlyMoment.test(printed[0] ?? "") ? printed.slice(1) : printed;
  if (words.length === 1 && words !== printed) return words[0] ?? text;
  const [name, ...values] = words;
  if (name === undefined || values.length === 0) return text;
  // Things side by side that are no name and its value: "Ht 156 cm", "Wt 58 kg".
  if (header === undefined && hasMeasure.test(name) && ownThing.test(values[0] ?? "")) return words.join("; ");
  const heads = header?.map((cell) => oneLine(cell.text)) ?? [];
  if (heads.length !== cells.length || values.length + 1 !== cells.length || heads.join() === words.join())
    return `${name}: ${values.join(", ")}`;
  return `${name}: ${values.map((value, index) => `${value} (${heads[index + 1]})`).join(", ")}`;
}

/** "5 ml", "156 cm"; a day or a time before what was written then is a label. */
const hasMeasure =
  /^(?!.*(?:\b\d{1,2}[:/]\d\d|\b\d{1,2} ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:mon|tue|wed|thu|fri|sat|sun)\w* \d)).*\d/i;
/** "Wt 58 kg", "56 APIXABAN", "2 Gout": a cell that begins a thing of its own. */
const ownThing =
  /^(?:\d{1,3} (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)\p{L}{4,}|\p{Lu}\p{L}{1,5}:? \d)/iu;

/** Brackets and quotation marks without their other half are cut off: the words are whole without them. */
function balanced(text: string): string {
  let open = 0;
  const kept: string[] = [];
  for (const letter of text) {
    if (letter === "(") open++;
    if (letter === ")" && open === 0) continue;
    if (letter === ")") open--;
    kept.push(letter);
  }
  let bare = kept.join("");
  for (; open > 0; open--) {
    const at = bare.lastIndexOf("(");
    const before = bare.slice(0, at).trimEnd();
    bare = `${before}${before === "" ? "" : /[,:;]$/.test(before) ? " " : ", "}${bare.slice(at + 1)}`;
  }
  return (bare.match(/["“”]/g) ?? []).length === 1 ? bare.replace(/["“”]/, "") : bare;
}

/** Whether a row's heads were said with it, so that they are evidence too. */
export function saysHeads({ cells, header, kind }: EvidenceSentence): boolean {
  return kind === "row" && header !== undefined && header.length === cells.length;
}
