/** Most letters of a passage, and most words, that are looked at. */
const longest = 420;
const most = 44;
const token = /\p{L}+(?:['’]\p{L}+)?|\d+(?:[.,/:-]\d+)*|[^\s\p{L}\d]/gu;

/** The words of a passage as they are compared: lower case, numbers by their shape ("9/99", "99.9"), marks as they are. */
export function wordsOf(text: string): string[] {
  const found = text.slice(0, longest).match(token) ?? [];
  return found
    .slice(0, most)
    .map((word) =>
      /^\d/.test(word) ? word.replace(/\d/g, "9").replace(/9{5,}/g, "99999") : word.toLowerCase().replace("’", "'"),
    );
}

/** Stems that the names of medicines share (INN), and endings that those of conditions do. */
const medicine =
  /\b\p{L}{2,}(?:pril|sartan|olol|dipine|statin|vastatin|gliflozin|gliptin|glutide|formin|glinide|azole|oxacin|cillin|mycin|cycline|sulfa|oxetine|traline|pram|faxine|azepam|zolam|zapine|peridone|piprazole|triptan|caine|codone|codeine|morphine|orphan|fenac|profen|proxen|oxicam|coxib|thiazide|semide|lactone|xaban|parin|grel|arin|mab|ciclib|tinib|prazole|tidine|setron|steride|sone|olone|onide|terol|tropium|lukast|gabalin|bapentin|trigine|racetam|lamide|prost|dronate|thyroxine|lithium|tamol|aminophen|pirin|vir|quine|trexate|prine|alazine|cept|kinra|stim|zine)\b/iu;
const condition =
  /\b\p{L}{3,}(?:itis|osis|oma|omas|a?emia|pathy|algia|uria|pnoea|pnea|rrhoea|rrhea|plegia|phobia|trophy|ectasia|megaly|sclerosis|thrombosis|infarct\w*|fracture|syndrome|disease|disorder|infection)\b/iu;

const marks: [string, RegExp][] = [
  ["m medicine", medicine],
  ["m condition", condition],
  ["m person I", /\b(?:I|I've|I'm|my|we|our|us)\b/],
  ["m person you", /\b(?:you|your|yours)\b/i],
  ["m person he", /\b(?:he|she|his|her|him|hers|they|their)\b/i],
  ["m asked", /\?\s*$/],
  ["m if", /\b(?:if|unless|should you|in case)\b/i],
  ["m please", /\b(?:please|kindly|grateful)\b/i],
  ["m will", /\b(?:will|shall|'ll|to be|going to|due|next)\b/i],
  ["m no", /\b(?:no|not|nil|denies|denied|without|never|none|negative)\b/i],
  ["m was", /\b(?:was|were|had|did|went|came|told|said|felt|reports?|reported)\b/i],
  ["m quoted", /["m “”]/],
  [
    "m day",
    /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
  ],
  ["m day first", /^\W{0,3}(?:\p{L}{3,9},? )?(?:\d{1,2}[/.-]\d{1,2}\b|\d{4}-\d{2}|\d{1,2} \p{L}{3})/u],
  ["m weekday", /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:\b|s|day|nesday|rsday|urday)/i],
  ["m clock", /\b\d{1,2}[:.]\d{2} ?(?:am|pm|hrs|h)?\b|\b\d{1,2} ?(?:am|pm)\b/i],
  ["m phone", /\b\d{3,5}[ -]\d{3,4}[ -]?\d{3,4}\b|\b(?:tel|ph|phone|fax)\b/i],
  [
    "m address",
    /@\w|\bwww\.|https?:|\b\d{1,4},? (?:\p{Lu}\p{L}+ ){1,3}(?:lane|road|street|court|avenue|row|way|drive|close|place|st|rd|ave)\b/iu,
  ],
  ["m money", /[$£€₹]\s?\d|\brs\.? ?\d/i],
  [
    "m dose",
    /\b\d[\d.,]{0,15}\s?(?:mg|mcg|microg\w*|µg|g|ml|units?|iu|puffs?|tabs?|tablets?|caps?\w*|drops?|patch\w*)\b/i,
  ],
  [
    "m often",
    /\b(?:od|bd|bid|tds|tid|qds|qid|nocte|mane|prn|stat|daily|weekly|twice|once|at night|every|q\d+h|hs|po|sc|im)\b/i,
  ],
  ["m value", /\d\s?(?:mmol|mg\/dl|g\/l|g\/dl|umol|µmol|iu\/l|u\/l|%|x ?10|\/l\b|mm ?hg|bpm|kg|cm|mm|ml\/min)/i],
  ["m range", /\b\d[\d.]{0,15}\s?(?:-|–|to)\s?\d/],
  [
    "m span",
    /\b\d{1,2}\s?\/\s?(?:7|12|52)\b|\b(?:\d{1,2}|a|one|two|three|four|six|few) (?:days?|weeks?|wks?|months?|mths?|years?|yrs?)\b/i,
  ],
  ["m ago", /\b(?:ago|since|last|previous(?:ly)?|for the past)\b/i],
  ["m box", /[☐☑☒]|\[[ xX]\]/],
  ["m arrow", /(?:->|→|↑|↓)/],
  ["m capital doctor", /\b(?:Dr|Prof|Mr|Mrs|Ms|Miss)\.? \p{Lu}/u],
  ["m id", /\b(?:dob|nhs|mrn|nhi|chi|uhid|no\.?|number|ref)\b[^\n]{0,12}\d/i],
  ["m cap words", /^(?:\p{Lu}[\p{L}.'’-]*[ ,]*){2,6}$/u],
  ["m capitals", /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]{3,}$/u],
  ["m open end", /[^.!?:;)\]"']\s*$/],
  ["m colon end", /:\s*$/],
  ["m small first", /^\W*\p{Ll}/u],
];

/** Marks of meaning and shape that a passage bears. */
export function marksOf(text: string): string[] {
  const said = text.slice(0, longest).replace(/\s+/g, " ");
  return marks.flatMap(([name, pattern]) => (pattern.test(said) ? [name] : []));
}

/** What stands first as a list's marker: a bullet, a number, a letter, a box. */
export function markerOf(text: string): string {
  const found = /^\s*(?:([•*·▪◦‣>–—+-])|\(?(\d{1,2})[.)]|\(?([a-z]|[ivx]{1,4})[.)]|([☐☑☒✓]|\[[ xX]?\]))\s*\S/.exec(
    text,
  );
  if (found === null) return "none";
  if (found[1] !== undefined) return "bullet";
  if (found[2] !== undefined) return "number";
  return found[3] === undefined ? "box" : "letter";
}

/** Whether a word has a medicine's stem. */
export function namesMedicine(text: string): boolean {
  return medicine.test(text.slice(0, longest));
}
