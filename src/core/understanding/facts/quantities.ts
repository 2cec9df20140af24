/** The words of values, units, ranges and flags, as records print them. */

/** A number with the digits as printed. */
export const numberSource = "(?:[<>≤≥]=?\\s?)?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|(?:[<>≤≥]=?\\s?)?\\d*\\.?\\d+";

export const unitSource = [
  "%(?! ?(?:CI|confidence))",
  "mm ?\\[?Hg\\]?(?![\\w])",
  "(?:°|º|deg(?:rees)?\\.?) ?[CF](?:elsius|ahrenheit)?\\b",
  "\\[deg[CF]\\]",
  "Cel\\b",
  "[CF](?![\\w'])",
  "(?:x ?)?10 ?[*^] ?\\d+ ?/ ?[a-zA-Zµμ]+",
  "(?:x ?)?10(?:3|6|9|12)/[a-zA-Zµμ]+",
  // "10^9/L" as recognition misreads it: kept as printed.
  "10[^\\s/.,|]{1,2}(?:3|6|9|12)/[Ll]\\b",
  "(?:thou|mil|thousand|million|billion|cells?)/[a-zA-Zµμ]+\\d?",
  "[KMkm]/(?:[uµμ]|mc)[lL]\\b",
  "m[lL]/min(?:/(?:1[.,]73 ?m(?:2|²|\\^2)?|\\{1\\.73_m2\\}|1\\.73))?(?:\\[?m2\\]?)?",
  "(?:beats|breaths)(?:/| per )min(?:ute)?",
  "bpm\\b",
  "/ ?min(?:ute)?\\b",
  "kg/m(?:2|²|\\^2|\\*\\*2)?",
  "(?:mc|[mkunpfdµμ])?(?:g|mol|mol|Eq|IU|U|kat|Osm|L|l)/(?:kg/)?(?:(?:mc|[mdcuµμnpk])?[Lgl]|dL|dl|h|hr|hour|day|24 ?h(?:r|our)?s?|d|mol|min|mmol|m2|kg)(?:/(?:day|h|hr|min))?(?![\\w])",
  "[mkuµμ]?(?:IU|[Uu]nits?)/(?:[mdµμu]?[lL]|kg|day)(?![\\w])",
  "(?:mm|cm|m)/(?:h|hr|hour|s|sec)\\b",
  "copies/m[lL]",
  "/(?:HPF|hpf|LPF|lpf|uL|µL|μL|cumm)\\b",
  "(?:kg|kilograms?|lbs?|pounds?|mg|mcg|µg|ug|cm|mm|inches|inch|feet|ft|oz|ounces|stone|mL|ml|fL|fl|pg|ng|IU|mEq|mmol|µmol|umol|[Uu]nits?|secs?|seconds|ms|kPa|cmH2O|mOsm|grams?|g|m|L|litres?|liters?|in|U)(?![\\w/])",
].join("|");

/**
 * A printed unit as it is told: a power of ten that lost its raised figure in reading ("109/L", "1012/L") gets it back, as no unit begins
 * with so round a number otherwise.
 */
export function toldUnit(printed: string): string {
  return printed.replace(/^((?:[x×] ?)?10)(3|6|9|12)(?=\/[a-zA-Zµμ])/, (_whole, ten: string, power: string) => {
    return `${ten}${[...power].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
  });
}

const dash = "(?:-|–|—|to|through)";
const bareNumber = "\\d+(?:[.,]\\d+)?";

const rangePattern = new RegExp(
  `(?<low>(?<!\\d)${bareNumber})\\s*${dash}\\s*(?<high>${bareNumber})|(?<sign>[<>≤≥]=?|(?:less|lower) than|(?:greater|more) than|under|over|up to|above|below)\\s*(?<limit>${bareNumber})`,
  "i",
);

export interface ReferenceRange {
  text: string;
  low?: number;
  high?: number;
}

/** Reads a printed reference range ("3.5 - 5.1", "<200"); `text` stays as printed. */
export function readRange(text: string): ReferenceRange | undefined {
  const trimmed = text.trim();
  const match = rangePattern.exec(trimmed);
  if (match?.groups === undefined) return undefined;
  const { low, high, sign, limit } = match.groups;
  if (low !== undefined && high !== undefined) return { text: trimmed, low: toNumber(low), high: toNumber(high) };
  if (sign === undefined || limit === undefined) return undefined;
  const upper = /^(?:<|≤|less|lower|under|up|below)/i.test(sign);
  return upper ? { text: trimmed, high: toNumber(limit) } : { text: trimmed, low: toNumber(limit) };
}

/** The number in a printed value; a comma is a thousands separator where three digits follow it, else a decimal one. */
export function toNumber(printed: string): number {
  const digits = printed.replace(/[<>≤≥=\s]/g, "");
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  return Number(grouped ? digits.replace(/,/g, "") : digits.replace(",", "."));
}

export type Flag = "low" | "high" | "abnormal" | "normal";

/** A printed flag ("H", "LOW", "*", "within normal limits"). */
export function readFlag(text: string): Flag | undefined {
  const flag = text
    .trim()
    .replace(/[()[\]]/g, "")
    .toLowerCase();
  if (/^(?:h|hh|hi|high|above(?: high)?(?: normal)?|elevated|raised|increased|\+)$/.test(flag)) return "high";
  if (/^(?:l|ll|lo|lx|low|below(?: low)?(?: normal)?|decreased|reduced)$/.test(flag)) return "low";
  if (/^(?:a|aa|\*+|abn|abnormal|critical|panic|outside range|out of range|!)$/.test(flag)) return "abnormal";
  if (/^(?:n|normal|wnl|within normal limits|in range|within range|ok|satisfactory|unremarkable)$/.test(flag))
    return "normal";
  return undefined;
}

/** The flag that a printed range gives a number. */
export function flagFromRange(value: number, range: ReferenceRange): Flag | undefined {
  if (Number.isNaN(value)) return undefined;
  if (range.low !== undefined && value < range.low) return "low";
  if (range.high !== undefined && value > range.high) return "high";
  return range.low !== undefined || range.high !== undefined ? "normal" : undefined;
}

/** Results in words ("negative", "not detected", "pending"). */
export const wordValueSource =
  "(?:non-?reactive|reactive|not detected|detected|positive|negative|pending|normal|abnormal|trace|present|absent|borderline|equivocal|elevated|raised|low|high|unremarkable|within normal limits|wnl)";
