import { inFullWords } from "#core/understanding/vocabulary/shorthand.ts";

const openings: readonly RegExp[] = [
  /^[\s•*·▪◦‣–—☐☑✓>-]+/,
  /^\(?\d{1,2}[.)]\s+(?=\S)/,
  /^(?:\([a-h]\)|[a-h][.)])\s+(?=\S)/,
  /^[\s•*·▪◦‣–—-]+/,
  /^(?:also|and|so|but|then|oh|um|okay|ok),?\s+(?=\p{L}{2})/iu,
  // "Right, so": with its comma only; of a kidney it is the side.
  /^(?:well|right),\s+(?=\p{L}{2})/iu,
  /^(?:I (?:have )?(?:told|advised|explained to|reminded) (?:her|him|them|the patient|\p{Lu}\p{L}+|Mrs? \p{Lu}\p{L}+) that )/u,
  /^(?:please note(?: that)?|note(?: that)?|of note,?)[:\s]+(?=\p{L})/iu,
  /^(?:thank you (?:very much |so much )?for [^.,;:]{3,60}?[,;:] )/i,
];

/** A clause as it is said: on one line, without bullet and filler, with shorthand in full, and a stop at its end. */
export function unitWords(text: string): string {
  let said = text.replace(/\s+/g, " ").trim();
  for (const opening of openings) said = said.replace(opening, "");
  said = inFullWords(said)
    // "An ECG" in full words: "a heart tracing".
    .replace(/\b([Aa])n (?=(?!hour|honest|honou?r|heir)[b-df-hj-np-tv-z]\p{Ll})/gu, "$1 ")
    .replace(/:(?:\s?:)+/g, ":")
    .replace(/(?<=\p{L}|\d|\.)\s?[•▪]\s/gu, "; ")
    .replace(/(?<!\s)\s*\|[\s|]*/g, ", ")
    .replace(/[“”]/g, '"')
    .replace(/(?<!\s)\s+([.,;:])/g, "$1")
    .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, "");
  if (said === "") return text.trim();
  const capital = /^\p{Ll}\p{Ll}*[A-Z]/u.test(said) ? said : said.charAt(0).toUpperCase() + said.slice(1);
  return /[.!?]["')]?$/.test(capital) ? capital : `${capital}.`;
}
