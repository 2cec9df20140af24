import type { Fact } from "#core/domain/fact.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

/** The words of the record on one line, as our sentences quote them. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Value and unit as printed. */
export function valueWithUnit(fact: Fact): string {
  const unit = fact.unit ?? "";
  const glue = unit === "" ? "" : /^[%/]/.test(unit) ? "" : " ";
  return `${fact.value ?? ""}${glue}${unit}`;
}

/** What the record calls it ("haemoglobin", "CRP"): its own words where they can be told from the rest of the quote. */
export function printedName(fact: Fact): string {
  const quote = onOneLine(fact.citation.quote);
  const mention = findMentions(quote, 0, tokenise(quote), false).find(({ surfaces }) =>
    surfaces.some(({ concept }) => concept.name === fact.name),
  );
  const words = mention === undefined ? undefined : quote.slice(mention.start, mention.end);
  const leading = /^[\p{L}][\p{L} '-]*(?=\s)/u.exec(quote)?.[0];
  return inRunningText(words ?? (fact.kind === "medication" ? undefined : leading) ?? fact.name);
}

/** "Haemoglobin" as it stands inside a sentence; abbreviations and names of antibodies keep their letters. */
function inRunningText(words: string): string {
  const first = words.split(/[\s-]/)[0] ?? words;
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && !/^(?:Epworth|Glasgow|Apgar|Barthel|Borg)$/.test(first))
    return words.charAt(0).toLowerCase() + words.slice(1);
  return words.length > 6 && words === words.toUpperCase() && !/\d/.test(words) ? words.toLowerCase() : words;
}

/** What the thing is, as one short sentence of its own, once a summary; empty where our files have no plain words for it. */
export function meaningSentence(fact: Fact, name: string, explained: Set<string>): string {
  const meaning = explainedWords(name)[0];
  if (meaning === undefined || explained.has(meaning.key) || meaning.end - meaning.start < name.length - 2) return "";
  explained.add(meaning.key);
  const { plain } = meaning;
  if (fact.kind === "medication") {
    if (/^(?:used|taken|given|needed)\b/.test(plain)) return `It is ${plain}.`;
    if (/^B vitamin\b/.test(plain)) return `It is a ${plain}.`;
    return /^[a-z]+s\b/.test(plain) ? `It ${plain}.` : `It is ${plain}.`;
  }
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  return `${subject} ${isPlural(name) ? "are" : "is"} ${plain}.`;
}

/** "Platelets", "anti-CCP antibodies". */
export function isPlural(name: string): boolean {
  return /[^susi]s$/.test(name);
}
