import { inFullWords } from "#core/understanding/vocabulary/shorthand.ts";

const openings: readonly RegExp[] = [
  /^[\s•*·▪◦‣–—☐☑✓>-]+/,
  /^\(?\d{1,2}[.)]\s+(?=\S)/,
  /^[\s•*·▪◦‣–—-]+/,
  /^(?:also|and|so|but|then|oh|um|okay|ok|well|right),?\s+(?=\p{L}{2})/iu,
  /^(?:I (?:have )?(?:told|advised|explained to|reminded) (?:her|him|them|the patient|\p{Lu}\p{L}+|Mrs? \p{Lu}\p{L}+) that )/u,
  /^(?:please note(?: that)?|note(?: that)?|of note,?)[:\s]+(?=\p{L})/iu,
  /^(?:thank you (?:very much |so much )?for [^.,;:]{3,60}?[,;:] )/i,
];

/** A clause as it is said: on one line, without bullet and filler, with shorthand in full, and a stop at its end. */
export function unitWords(text: string): string {
  let said = text.replace(/\s+/g, " ").trim();
  for (const opening of openings) said = said.replace(opening, "");
  said = inFullWords(said)
    .replace(/(?<!\s)\s*\|[\s|]*/g, ", ")
    .replace(/[“”]/g, '"')
    .replace(/(?<!\s)\s+([.,;:])/g, "$1")
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, "");
  if (said === "") return text.trim();
  const capital = /^\p{Ll}\p{Ll}*[A-Z]/u.test(said) ? said : said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?]["')]?$/.test(capital) ? capital : `${capital}.`;
}
