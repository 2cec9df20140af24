import { type Flag, readFlag, readRange, toNumber, unitSource } from "#core/understanding/facts/quantities.ts";

/** A value as printed, with what belongs to it; `start` and `end` are places in the text it was read from. */
export interface PrintedValue {
  value: string;
  number: number | undefined;
  unit: string | undefined;
  flag: Flag | undefined;
  low: number | undefined;
  high: number | undefined;
  start: number;
  end: number;
}

/** Thousands are told apart by a comma, a narrow or fixed space, or an apostrophe. */
const digits = "\\d{1,3}(?:(?:,|[\\u00a0\\u2007\\u2009\\u202f]|['’])\\d{3})+(?:\\.\\d+)?|\\d+(?:[.·]\\d+)?|\\.\\d+";
/** By a plain space too, where the number ends there: after it stand no further digits, as they do where columns stand a space apart. */
const spacedThousands = /[1-9]\d{0,2}(?: \d{3})+(?!\d|[.,:/%-]\d|\s{0,3}[<>]?\s?\d)/uy;
/** Tests whose numbers go into the thousands; of others two numbers a space apart are two values. */
const inThousands =
  /viral load|\brna\b|\bdna\b|natriuretic|bnp|calprotectin|creatine kinase|platelet|white blood cell|gonadotropin|hcg|ferritin|d-dimer/i;
const moreUnits =
  "[x×]?\\s?10[eE]\\d{1,2}/[a-zA-Zµμ]+|[x×]?\\s?10[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}/[a-zA-Zµμ]+|mg/mmol|mmol/mol|mg/g(?: creat\\w*)?|g/cm2|ml/m²|mL/m2|ml/min|mcg/L|ng/L|m/s|(?:MG|MCG|UG|NG|PG|G|MMOL|UMOL|NMOL|PMOL|MEQ|U|IU|MIU|ML)/(?:DL|ML|L|MIN|HR|UL|G)\\b|[Tt]housand/uL|mg/dl|units?/L|/60|m²|ppb|cc";
const unit = `(?:${moreUnits}|${unitSource})`;
const flag =
  "(?:HH?|LL?|\\*+|↑+|↓+|[Hh]igh|[Ll]ow|HIGH|LOW|[Aa]bnormal|[Nn]ormal|ABNORMAL|NORMAL|A|N|WNL|raised|elevated)";
const range = `(?:[<>≤≥]=?\\s?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?\\s?(?:-|–|—|to)\\s?\\d+(?:[.,]\\d+)?)`;

const numberAt = new RegExp(
  `(?<compare>(?:[<>≤≥]=?|>\\s?OR\\s?=)\\s?)?(?<sign>[-−–+](?=\\d))?(?<digits>${digits})(?!\\d|[.,:]\\d|-\\d{2}-|(?:st|nd|rd|th)\\b)`,
  "uy",
);
const pressureAt = /(?<value>\d{2,3}\s?\/\s?\d{2,3})(?![\d/])\s*(?<unit>mm ?\[?Hg\]?)?/uy;
const fractionAt = /\s?\/\s?(?<max>\d{1,3})(?![\d/])/uy;
const unitAt = new RegExp(`\\s{0,3}[(\\[]?(?<unit>${unit})[)\\]]?`, "uy");
const flagAt = new RegExp(`\\s{0,4}[(\\[]?(?<flag>${flag})[)\\]]?(?![\\p{L}\\p{N}/+%])`, "uy");
const rangeAt = new RegExp(
  `\\s{0,6},?\\s?(?:[(\\[]\\s?(?:(?:ref(?:erence)?\\.?(?: range)?|normal(?: range)?|nl|range|NR|N|H|L|ULN|usual)[:\\s]{0,2})?|(?:ref(?:erence)?\\.?|normal|range|NR)[:\\s]{1,2})(?<range>${range})`,
  "uy",
);

/** The blood pressure that begins at `at` ("148/92", "118 / 72 mmHg"). */
export function pressureFrom(text: string, at: number): PrintedValue | undefined {
  pressureAt.lastIndex = at;
  const match = pressureAt.exec(text);
  if (match?.groups?.value === undefined) return undefined;
  const [systolic = 0, diastolic = 0] = match.groups.value.split("/").map(Number);
  if (systolic <= diastolic || systolic > 280 || diastolic < 20) return undefined;
  const value = match.groups.value.replace(/\s/g, "");
  const end = match.index + match[0].trimEnd().length;
  const unitPrinted = match.groups.unit;
  return {
    value,
    number: undefined,
    unit: unitPrinted,
    flag: undefined,
    low: undefined,
    high: undefined,
    start: at,
    end,
  };
}

/** The number that begins at `at`, with its thousands a space apart where it is of a test that has such. */
export function valueOfTest(test: { name: string }, text: string, at: number): PrintedValue | undefined {
  spacedThousands.lastIndex = at;
  const spaced = inThousands.test(test.name) ? spacedThousands.exec(text)?.[0] : undefined;
  if (spaced === undefined) return valueFrom(text, at);
  // As long as what is printed, so that all places stay where they are.
  const joined = spaced.replaceAll(" ", "\u00a0");
  const found = valueFrom(text.slice(0, at) + joined + text.slice(at + joined.length), at);
  return found === undefined ? undefined : { ...found, value: spaced };
}

/** The number that begins at `at` with the unit, flag and range that follow it; undefined where it is no measured number. */
export function valueFrom(text: string, at: number): PrintedValue | undefined {
  numberAt.lastIndex = at;
  const match = numberAt.exec(text);
  if (match?.groups?.digits === undefined) return undefined;
  const printed = match[0].trim();
  const found: PrintedValue = {
    value: printed.replace(/['’\s]/g, ""),
    number:
      toNumber(match.groups.digits.replace(/['’]/g, "")) *
      (match.groups.sign !== undefined && match.groups.sign !== "+" ? -1 : 1),
    unit: undefined,
    flag: undefined,
    low: undefined,
    high: undefined,
    start: at,
    end: match.index + match[0].length,
  };
  readFraction(text, found);
  readTail(text, found);
  return found;
}

/** "19/60": a score and its maximum. */
function readFraction(text: string, found: PrintedValue): void {
  fractionAt.lastIndex = found.end;
  const match = fractionAt.exec(text);
  const max = Number(match?.groups?.max);
  // "1/52", "3/7": weeks and days.
  if (match === null || !(max >= (found.number ?? 0)) || max < 2 || max === 7 || max === 52) return;
  found.unit = `/${max}`;
  found.end = match.index + match[0].length;
}

/** Flag, unit, flag, range, flag: in whatever order laboratories print them. */
function readTail(text: string, found: PrintedValue): void {
  readFlagAfter(text, found);
  if (found.unit === undefined) {
    unitAt.lastIndex = found.end;
    const match = unitAt.exec(text);
    // "11.2 L" is low before a range, and litres nowhere in what we read.
    if (match?.groups?.unit !== undefined && !/^[LCFNA]$/.test(match.groups.unit) && !isPreposition(text, match)) {
      found.unit = match.groups.unit;
      found.end = match.index + match[0].length;
    }
  }
  readFlagAfter(text, found);
  rangeAt.lastIndex = found.end;
  const ranged = rangeAt.exec(text);
  if (ranged?.groups?.range !== undefined) {
    const read = readRange(ranged.groups.range);
    found.low = read?.low;
    found.high = read?.high;
    found.end = ranged.index + ranged[0].length;
    const closing = /^\s?[^)\]\d]{0,14}[)\]]/.exec(text.slice(found.end, found.end + 20));
    found.end += closing?.[0].length ?? 0;
    readFlagAfter(text, found);
  }
}

/** "81 in January" has no inches. */
function isPreposition(text: string, match: RegExpExecArray): boolean {
  return match.groups?.unit === "in" && /^\s+[\p{L}\d]/u.test(text.slice(match.index + match[0].length));
}

function readFlagAfter(text: string, found: PrintedValue): void {
  flagAt.lastIndex = found.end;
  const match = flagAt.exec(text);
  if (match?.groups?.flag === undefined || found.flag !== undefined) return;
  const mark = match.groups.flag;
  found.flag = /^↑/.test(mark) ? "high" : /^↓/.test(mark) ? "low" : readFlag(mark);
  if (found.flag !== undefined) found.end = match.index + match[0].length;
}

/** Results in words. */
export const wordResult =
  /^(?:(?:strongly |weakly |weak |low )?(?:positive|pos\b|\+ve)|not detected|detected|non-?\s?reactive|reactive|negative|neg\b|-ve|not amplified|amplified|equivocal|indeterminate|borderline|intermediate|trace|absent|present|nil\b|no growth(?: of \p{L}+)?|none seen|not seen|not grown|grown|immune|not immune|non-immune|sensitive|resistant|normal|abnormal|wild[- ]type|mutated|unmutated|undetectable|nad\b|unremarkable)/iu;

/** A result in words where `text` begins, as printed with its bracket ("POSITIVE (immune)"). */
export function wordValueFrom(text: string): PrintedValue | undefined {
  const lead = /^[\s:=–-]*(?:(?:is|was|are|were|came back|result)\s)?\s*/.exec(text)?.[0].length ?? 0;
  const match = wordResult.exec(text.slice(lead, lead + 40));
  if (match === null) return undefined;
  const value = match[0].trim();
  const end = lead + match[0].length;
  const printedFlag = /^(?:normal|nad|unremarkable)$/i.test(value) ? "normal" : undefined;
  const flagRead = printedFlag ?? (/^abnormal$/i.test(value) ? "abnormal" : undefined);
  return {
    value,
    number: undefined,
    unit: undefined,
    flag: flagRead,
    low: undefined,
    high: undefined,
    start: lead,
    end,
  };
}
