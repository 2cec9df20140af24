import type { Fact } from "#core/domain/fact.ts";
import type { Mention } from "#core/understanding/vocabulary/find-concepts.ts";
import type { Concept } from "#core/understanding/vocabulary/lexicon.ts";
import { makeFact, type ReadPassage, type RecordSource } from "./fact-builder.ts";
import {
  flagFromRange,
  numberSource,
  readFlag,
  readRange,
  toNumber,
  unitSource,
  wordValueSource,
} from "./quantities.ts";

/** A value as printed after a name: places are counted from the beginning of the text it was read from. */
export interface ReadValue {
  value: string;
  number: number | undefined;
  unit: string | undefined;
  flag: Fact["flag"];
  referenceRange: Fact["referenceRange"];
  start: number;
  end: number;
}

const dateBetween =
  "(?:on|of|from|dated)\\s+(?:\\d{1,2}(?:st|nd|rd|th)?\\s+[A-Z][a-z]{2,8}\\.?,?\\s+\\d{4}|[A-Z][a-z]{2,8}\\.?\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d{2}-\\d{2})";
const connector = `\\)?(?:\\s*\\([^)0-9]{0,40}\\))?(?:\\s|[:=|,–—-]|\\b(?:${dateBetween}|level|levels|count|result|results|reading|score|value|today|currently|now|again|test|measured|is|was|are|were|of|at|to|about|around|approximately|has|have|been|risen|rose|increased|fallen|fell|dropped|decreased|improved|came|back|shows?|showed|being|noted|found|recorded|from|a|an|the|serum|plasma|blood|in|on room air|date)\\b)*?\\s*`;
const flagSource = "\\(?(?:HH?|LL?|\\*+|High|Low|HIGH|LOW|Abnormal|ABNORMAL|Normal|NORMAL|A|N|WNL)\\)?(?![\\w/])";
const rangeSource =
  "(?:\\(|\\[)?\\s*(?:(?:ref(?:erence)?\\.?|normal|nl|range|desirable|target|optimal)[\\s:.]*(?:range|interval|values?)?[\\s:]*)?(?:[<>≤≥]=?\\s?\\d+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?\\s*(?:-|–|—|to)\\s*\\d+(?:\\.\\d+)?)";

// "3 + 4 = 7" is a sum, and its first part no value.
const valueSource = `^${connector}(?<value>${numberSource})(?!\\d|/\\d|-\\d{2}-|:\\d|(?<=(?:^|[^\\d.])[1-5])\\s?\\+\\s?[1-5](?![\\d.]))\\s*(?<earlyFlag>${flagSource}(?=\\s*(?:${unitSource}|[(\\[]?\\d|[<>|])))?[\\s|]*(?<unit>${unitSource})?\\s*(?<flag>${flagSource})?[\\s,;|]*(?<range>${rangeSource})?\\s*(?<rangeUnit>${unitSource})?[)\\]]?[\\s|]*(?<lateFlag>${flagSource})?`;
const valueAfterName = new RegExp(valueSource, "u");
/** Text in capitals prints its units in capitals too. */
const valueAfterNameInCapitals = new RegExp(valueSource, "iu");
const wordAfterName = new RegExp(`^${connector}(?<value>${wordValueSource})\\b`, "iu");
const pressureAfterName = new RegExp(
  `^${connector}(?<systolic>\\d{2,3})\\s*/\\s*(?<diastolic>\\d{2,3})(?![\\d/])\\s*(?<unit>mm ?\\[?Hg\\]?)?`,
  "iu",
);

/** How far after a name its value, unit and range may reach, in characters. */
const reach = 240;

/** The value that begins (after connecting words) where `text` begins, or undefined. */
export function readValue(whole: string): ReadValue | undefined {
  // A value stands near its name; and no pattern has to look through a page of blanks.
  const text = whole.slice(0, reach);
  const capitals = /[A-Z]{2}/.test(text) && text === text.toUpperCase();
  const match = (capitals ? valueAfterNameInCapitals : valueAfterName).exec(text);
  if (match?.groups === undefined) {
    const word = wordAfterName.exec(text);
    if (word?.groups?.value === undefined) return undefined;
    const value = word.groups.value;
    const end = word[0].length;
    return {
      value,
      number: undefined,
      unit: undefined,
      flag: readFlag(value),
      referenceRange: undefined,
      start: end - value.length,
      end,
    };
  }
  const { value = "", unit, earlyFlag, flag, range, lateFlag } = match.groups;
  const start = match[0].indexOf(value, connectorLength(match[0], value));
  const referenceRange = range === undefined ? undefined : readRange(range.replace(/^[([\s]*(?:[a-z.\s:]*)?/i, ""));
  const number = toNumber(value);
  const printed = earlyFlag ?? flag ?? lateFlag;
  const readPrinted = printed === undefined ? undefined : readFlag(printed);
  const end = range === undefined ? trimmedEnd(match[0], start, value, unit, printed) : match[0].trimEnd().length;
  return {
    value: value.trim(),
    number: Number.isNaN(number) ? undefined : number,
    unit: unit?.trim(),
    flag: readPrinted ?? (referenceRange === undefined ? undefined : flagFromRange(number, referenceRange)),
    referenceRange,
    start,
    end,
  };
}

function connectorLength(matched: string, value: string): number {
  return Math.max(0, matched.indexOf(value));
}

function trimmedEnd(
  matched: string,
  start: number,
  value: string,
  unit: string | undefined,
  flag: string | undefined,
): number {
  let end = start + value.length;
  if (unit !== undefined) end = matched.indexOf(unit, end) + unit.length;
  if (flag !== undefined) end = matched.indexOf(flag, end) + flag.length;
  return end;
}

/** The observation a mention can mean, or undefined. */
export function observationOf(mention: Mention): Concept | undefined {
  const surface = mention.surfaces.find(
    ({ concept, form }) => (concept.kind === "lab" || concept.kind === "vital") && form !== "lay",
  );
  return (
    surface?.concept ??
    mention.surfaces.find(({ concept }) => concept.kind === "lab" || concept.kind === "vital")?.concept
  );
}

/** Labs and vitals with their values in running text and in rows without a header. */
export function measurementFacts(source: RecordSource, read: ReadPassage, taken: Set<Mention>): Fact[] {
  const facts: Fact[] = [];
  const { passage, mentions } = read;
  mentions.forEach((mention, index) => {
    const concept = observationOf(mention);
    if (concept === undefined || taken.has(mention)) return;
    const stop = mentions.slice(index + 1).find((later) => observationOf(later) !== undefined)?.start ?? passage.end;
    const after = passage.text.slice(mention.end - passage.start, stop - passage.start);
    if (isTaken(passage.text.slice(0, mention.start - passage.start))) return;
    const found = measurementAt(source, read, mention, concept, after);
    if (found.length === 0) return;
    taken.add(mention);
    facts.push(...found);
  });
  return facts;
}

/** "She takes potassium 20 mEq": what is swallowed was not measured. */
function isTaken(before: string): boolean {
  return /\b(?:takes?|taking|took|start(?:ed)?|prescribed|given|supplement\w*(?: with)?)\s+(?:oral |iv |daily )?$/i.test(
    before.slice(-40),
  );
}

function measurementAt(
  source: RecordSource,
  read: ReadPassage,
  mention: Mention,
  concept: Concept,
  after: string,
): Fact[] {
  const kind = concept.kind === "vital" ? "vital" : "lab";
  if (/blood pressure$/.test(concept.name)) {
    const pressure = pressureFacts(source, read, mention, after, {});
    if (pressure.length > 0) return pressure;
  }
  const value = readValue(after);
  if (value === undefined) return [];
  if (value.number === undefined && concept.kind === "vital") return [];
  if (value.number !== undefined && value.unit === undefined && looksLikeOtherNumber(after, value)) return [];
  const fact = makeFact(
    source,
    read,
    { kind, name: concept.name, start: mention.start, end: mention.end + value.end, contextAt: mention },
    {
      value: value.value,
      number: value.number,
      unit: value.unit,
      flag: value.flag,
      referenceRange: value.referenceRange,
    },
  );
  return [fact];
}

/** A number that counts something else ("for 3 days", "2 tablets", a year, a date). */
function looksLikeOtherNumber(after: string, value: ReadValue): boolean {
  const rest = after.slice(value.end, value.end + 16);
  return (
    /^\s*(?:days?|weeks?|months?|years?|hours?|times?|tablets?|capsules?|pills?|visits?|st\b|nd\b|rd\b|th\b|-year|\/\d)/i.test(
      rest,
    ) || /^(?:19|20)\d\d$/.test(value.value)
  );
}

/** "120/80" after a blood pressure's name: two facts over the same words. */
export function pressureFacts(
  source: RecordSource,
  read: ReadPassage,
  mention: { start: number; end: number },
  after: string,
  details: { date?: Fact["date"] },
): Fact[] {
  const match = pressureAfterName.exec(after.slice(0, reach));
  if (match?.groups === undefined) return [];
  const { systolic = "", diastolic = "", unit } = match.groups;
  const end = mention.end + match[0].trimEnd().length;
  const make = (name: string, value: string) =>
    makeFact(
      source,
      read,
      { kind: "vital", name, start: mention.start, end, contextAt: mention },
      { ...details, value, number: Number(value), unit: unit?.trim() },
    );
  return [make("systolic blood pressure", systolic), make("diastolic blood pressure", diastolic)];
}
