import type { ClinicalDate } from "#core/domain/fact.ts";
import type { ResultStatement } from "#core/domain/statement.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";
import type { StructuredPassage } from "#core/understanding/structure/record-structure.ts";
import { makeResult, type Words } from "./make-result.ts";
import { type PlacedDate, resultDatesIn } from "./result-dates.ts";
import { clauseBefore, countsOther, isDose, isThreshold, limitAfter, relativeIn } from "./result-guards.ts";
import { type TestName, testNamesIn } from "./result-names.ts";
import { type PrintedValue, pressureFrom, valueOfTest, wordValueFrom } from "./result-values.ts";
import { unknownTestsIn } from "./unknown-tests.ts";

/** A value with the day that the words by it say. */
interface DatedValue {
  value: PrintedValue;
  date: PlacedDate | undefined;
  /** How it comes after the one before: as an older one, a repeat, or what it is now. */
  relation: "first" | "older" | "again" | "later";
}

/** How far behind a name its values can stand. */
const reach = 200;

/** A day that leads a list of results, with its words; the list can go on in the passages below. */
export interface LeadingDate extends ClinicalDate {
  words: Words;
}

/**
 * Results in running text and in rows without heads. `leading`: the day of the list that this passage goes on with; `test`: what "Previous:"
 * speaks of.
 */
export function proseResults(
  source: StatementSource,
  passage: StructuredPassage,
  { leading, test }: { leading?: LeadingDate | undefined; test?: TestName | undefined } = {},
): { results: ResultStatement[]; leading: LeadingDate | undefined } {
  const text = passage.text.replace(/\s/g, " ");
  const results: ResultStatement[] = [];
  const dates = resultDatesIn(source, text, 0);
  const lead = leadingIn(text, dates, passage);
  if (!/\d|posit|negat|react|detect|immune|growth/i.test(text)) return { results, leading: lead };
  const known = testNamesIn(text, 0);
  const names = [...known, ...unknownTestsIn(text, known)].sort((one, other) => one.start - other.start);
  const previous = /^\W*prev(?:ious(?:ly)?)?\b\.?\s?:?/i.exec(text);
  if (previous !== null && test !== undefined && names.length === 0)
    names.push({ ...test, start: 0, end: previous[0].length });
  let governing: PlacedDate | undefined;
  /** Days that belong to one value, and lead nothing. */
  const told = new Set<PlacedDate>();
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    if (next !== undefined && next.start < name.end) continue;
    governing =
      governingDate(
        text,
        dates.filter((date) => !told.has(date)),
        name,
      ) ?? stillGoverning(text, governing, name);
    const to = Math.min(next?.start ?? text.length, name.end + reach);
    const values = valuesAfter(text, name, to, dates);
    if (values.length === 0 || !counts(text, name, values, source)) continue;
    const carried =
      governing === undefined && !/\b(?:today|now|currently)\b/i.test(text.slice(0, name.start)) ? leading : undefined;
    const clause = clauseBefore(text, name.start);
    const subject = relativeIn(clause);
    for (const { value, date, relation } of values) {
      if (date !== undefined) told.add(date);
      if (relation === "older" && date === undefined) continue;
      const day = date ?? (relation === "older" ? undefined : governing);
      results.push(
        makeResult(source, passage, {
          test: name,
          value,
          date: dayOnly(day ?? (relation === "older" ? undefined : carried)),
          words: [
            {
              page: passage.page,
              start: passage.start + name.start,
              end: passage.start + Math.max(value.end, date?.end ?? 0),
            },
            ...(day === governing && day !== undefined
              ? [{ page: passage.page, start: passage.start + day.start, end: passage.start + day.end }]
              : day === undefined && carried !== undefined && relation !== "older"
                ? [carried.words]
                : []),
          ],
          subject,
          corrects: /\b(?:amended|corrected|correction)\b/i.test(clause),
        }),
      );
    }
  }
  return { results, leading: lead };
}

function dayOnly(day: ClinicalDate | undefined): ClinicalDate | undefined {
  return day === undefined ? undefined : { date: day.date, precision: day.precision };
}

const listLead =
  /^(?:[\s•*-]*|.{0,20}(?:^|[^\p{L}])(?:bloods?|labs?|results?|investigations?|tests?|ix|u&e|fbc|lft|cbc|bmp|cmp|counts?|latest|repeat)(?![\p{L}])[^.;\d]{0,24})$/iu;

/** "Bloods 28/10:", "Labs (FP, Nov 17):", "12/12/25:": the day of the results that follow, here and below. */
function leadingIn(text: string, dates: readonly PlacedDate[], passage: StructuredPassage): LeadingDate | undefined {
  const [date] = dates;
  if (date === undefined || date.start > 48) return undefined;
  const before = text.slice(0, date.start);
  const after = text.slice(date.end, date.end + 8);
  const named = /\b(?:bloods?|labs?|results?|investigations?|tests?|ix|u&e|fbc|lft|cbc|bmp|cmp|counts?)\b/i.test(
    before,
  );
  const leads = /^\s?[)\]]?\s?:/.test(after) ? listLead.test(before) : named && /^(?:\s{2,}|\s*$|\s?[)\]])/.test(after);
  if (!leads) return undefined;
  const words = { page: passage.page, start: passage.start + date.start, end: passage.start + date.end };
  return { date: date.date, precision: date.precision, words };
}

/** Whether what stands behind a name is a measurement of the patient's. */
function counts(text: string, name: TestName, values: readonly DatedValue[], source: StatementSource): boolean {
  const clause = clauseBefore(text, name.start);
  if (isThreshold(clause)) return false;
  const [first] = values;
  if (first === undefined) return false;
  const { value } = first;
  if (limitAfter.test(text.slice(value.end, value.end + 44))) return false;
  if (
    value.number !== undefined &&
    name.bounds !== undefined &&
    (value.number < name.bounds[0] || value.number > name.bounds[1])
  )
    return false;
  if (isDose(value.unit, name.concept?.units ?? [])) return false;
  const before = text.slice(Math.max(0, name.start - 24), name.start);
  if (
    /\b(?:takes?|taking|started?|prescribed|given|tabs?|supplements?|low|high|add|plus|oral|iv)\s+$/i.test(before) &&
    name.medicineToo &&
    value.unit === undefined
  )
    return false;
  const compared = /^[<>≤≥]/.test(value.value);
  if (
    compared &&
    source.structure.kind !== "lab-report" &&
    !/\b(?:was|is|now|of|remains?)\b|[:=]/.test(text.slice(name.end, value.start)) &&
    value.unit === undefined
  )
    return /^[<≤]\s?[01](?:\.\d+)?$|^[>≥]\s?(?:60|90|128|100)$/.test(value.value);
  return true;
}

const join =
  "(?:was|were|is|are|now|today|currently|again|level|levels|count|result|results|reading|readings|score|scores|value|test|measured|measuring|measures|of|at|to|about|around|approx(?:imately)?\\.?|roughly|circa|has|have|had|been|risen|rose|increased|fallen|fell|dropped|down|up|improved|came|come|back|shows?|showed|being|noted|found|recorded|from|on|in|by|a|an|the|this|that|still|just|remains?|stable|resting|rate|average|av|avg|mean|nadir|peak|sitting|standing|lying|home|clinic|right|left|arm|adm(?:ission)?|arrival|d\\/c|discharge|last|year|week|month|days?|\\d days|estimated|calculated|serum|plasma|blood|urine|spine|total|dry|post|pre|RA|irreg|crept|it|raised|low|high|normal|elevated|HIGH|LOW|worst|best|lowest|highest|with|index|antibod(?:y|ies)|only|probably|usually|mostly|undetectable|your|my|his|her|cbc|fbc|labs?|bloods?|tests?|sample|scan|ultrasound|mri|ct|echo|check|checked|in-store|store|pharmacy|over|reported|allred|was)";
const firstLink = new RegExp(
  `^\\+?(?:[\\s:=|,~–—.-]|\\.{3,}|→|->|↑|↓|\\([^()\\d]{0,30}\\)|\\(\\s|[\\])]|${join}(?![\\p{L}]))*$`,
  "iu",
);
const olderLink =
  /^[\s,;)\]]*(?:[([]\s*)?(?:(?:it |this |which )?(?:was|were|previously|prev\.?|prior|from|up from|down from|before|earlier|baseline|vs\.?|versus|against|compared (?:with|to)|last|;)[\s:]*|(?:it |this |which |:)[\s:]*)?(?:previously\s)?$/i;
const againLink = /^[\s,;]*(?:[([]\s*)?(?:rpt|repeat(?:ed)?|rechecked|then|and|recheck)\.?[\s:]*$/i;
const laterLink =
  /^[\s,;)]*(?:→|->|-->|=>|to|now|then|and now|falling to|rising to|down to|up to|,? ?(?:resolved|improved|settled)(?: to)?|by|on|>)[\s:]*(?:now\s)?$/i;

/** The values that stand behind a name, each with the day that is printed by it. */
function valuesAfter(text: string, name: TestName, to: number, dates: readonly PlacedDate[]): DatedValue[] {
  const values: DatedValue[] = [];
  let at = name.end;
  const pressure = /pressure/.test(name.name);
  if (pressure) {
    const first = firstPressure(text, name.end, to);
    if (first === undefined) return [];
    const date =
      dates.findLast((one) => one.start >= name.end && one.end <= first.start) ??
      dateRightAfter(text, first.end, dates);
    values.push({ value: first, date, relation: "first" });
    at = Math.max(first.end, date?.end ?? 0);
  }
  for (const match of text.slice(name.end, to).matchAll(/(?<![-=–])[<>≤≥]\s?[-−–]?\.?\d|[-−–]?(?<![\p{L}\d])\d/gu)) {
    const start = name.end + match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    if (start < at || dates.some((date) => start < date.end && start + match[0].length > date.start)) continue;
    const inBetween = dates.filter((date) => date.start >= at && date.end <= start);
    const link = withoutDates(text, at, start, inBetween);
    const relation = relationOf(link, values.length === 0);
    if (relation === undefined) break;
    const from = /^[-−–]/.test(text.slice(start)) && /[\p{L}\d]$/u.test(text.slice(0, start)) ? start + 1 : start;
    const value = pressure ? pressureFrom(text, from) : valueOfTest(name, text, from);
    if (value === undefined || isOtherCount(text, value, name) || isCut(text, value)) {
      if (values.length === 0) break;
      continue;
    }
    const after = dateRightAfter(text, value.end, dates);
    const date = inBetween.at(-1) ?? after ?? (relation === "again" ? values.at(-1)?.date : undefined);
    values.push({ value, date, relation });
    at = Math.max(value.end, after === undefined ? 0 : after.end);
  }
  if (values.length > 0 || !qualitative(name)) return lastIsNow(values);
  const word = wordValueFrom(text.slice(name.end, Math.min(to, name.end + 60)));
  if (word === undefined) return [];
  const value = { ...word, start: name.end + word.start, end: name.end + word.end };
  return [{ value, date: dateRightAfter(text, value.end, dates), relation: "first" }];
}

/** A pressure is known by its looks: words of where and how it was taken may stand before it. */
function firstPressure(text: string, from: number, to: number): PrintedValue | undefined {
  const span = text.slice(from, Math.min(to, from + 60));
  const match = /(?<![\d/])\d{2,3}\s?\/\s?\d{2,3}(?![\d/])/.exec(span);
  if (
    match === null ||
    /[.;?]\s|[<>≤≥]|\b(?:if|target|goal|under|below|over|above|aim|until|less)\b/i.test(span.slice(0, match.index))
  )
    return undefined;
  return pressureFrom(text, from + match.index);
}

function relationOf(link: string, first: boolean): DatedValue["relation"] | undefined {
  if (first) return firstLink.test(link) ? "first" : undefined;
  if (laterLink.test(link)) return "later";
  if (againLink.test(link)) return "again";
  return olderLink.test(link) ? "older" : undefined;
}

/** In "98 → 104" the last is today's, and the first is from a day that nobody says. */
function lastIsNow(values: DatedValue[]): DatedValue[] {
  const later = values.findLastIndex(({ relation }) => relation === "later");
  return values.map((one, index) =>
    index < later && one.date === undefined ? { ...one, relation: "older" as const } : one,
  );
}

function withoutDates(text: string, from: number, to: number, dates: readonly PlacedDate[]): string {
  let link = text.slice(from, to);
  for (const date of [...dates].reverse()) link = `${link.slice(0, date.start - from)} ${link.slice(date.end - from)}`;
  return link.replace(/\b(?:on|in|at|by|from|of|dated)\s*(?=$|[\s,;:)(])/gi, " ").slice(0, 90);
}

/** Days, tablets and sessions; minutes too, but where the test is told in them. */
function isOtherCount(text: string, value: PrintedValue, name: TestName): boolean {
  // "In 2 to 3 weeks" counts what its second number counts.
  const rest = text.slice(value.end, value.end + 32).replace(/^\s?(?:to|or|[-–])\s?\d{1,3}(?=\s?\p{L})/u, "");
  return countsOther.test(rest) && !(name.concept?.units.includes("min") === true && /^\s?min/.test(rest));
}

/** A number whose print goes on as something else: a range, a time, a list's number. */
function isCut(text: string, value: PrintedValue): boolean {
  const rest = text.slice(value.end, value.end + 12);
  if (value.low === undefined && value.high === undefined && /^\s?[-–]\s?\d/.test(rest)) return true;
  return /^[:/]\d|^\s?x\s?\d|^\.\d/.test(rest);
}

/** "(7 July; …", "on 24/07", "in March", "(28 Jul 25)". */
function dateRightAfter(text: string, end: number, dates: readonly PlacedDate[]): PlacedDate | undefined {
  const next = dates.find((date) => date.start >= end);
  if (next === undefined || next.start - end > 26) return undefined;
  const between = text.slice(end, next.start);
  if (/unchanged|same|stable|since|compared/i.test(between)) return undefined;
  return /^[\s,]*(?:\((?:[^()\d]{0,14}\s)?|\[|@|on|in|at|by|of|from|as of|dated|back in|last|this|early|late|reported|taken|collected|done|drawn|–|-)?\s*(?:on |in |the |early |late |GP )?$/i.test(
    between,
  )
    ? next
    : undefined;
}

/** A date that leads a list of results ("Bloods 21 January: …", "On 2/4/25 urate was …"). */
function governingDate(text: string, dates: readonly PlacedDate[], name: TestName): PlacedDate | undefined {
  const last = dates.filter((date) => date.end <= name.start).at(-1);
  if (last === undefined) return undefined;
  const between = text.slice(last.end, name.start);
  const before = text.slice(Math.max(0, last.start - 28), last.start);
  if (
    /\b(?:since|from|until|till|started|due|next|booked|restart\w*|before|after|born|dob)\s*$/i.test(before) &&
    !/\b(?:bloods?|labs?|results?) (?:from|since)\s*$/i.test(before)
  )
    return undefined;
  if (/^\s*(?:[)\]]\s*)?[:–-]/.test(between) && !/\d/.test(between)) return last;
  return /\b(?:bloods?|labs?|results?|tests?|sample[ds]?|taken|collected|counts?|levels?|latest|on|dated|measured|reading|readings|ct|mri|scan|echo|tte|dexa|dxa|ecg|repeat|rpt)\b[^.;]{0,18}$/i.test(
    before,
  ) &&
    between.length < 60 &&
    !/[.;]\s/.test(between)
    ? last
    : /^[\s:,]{0,3}$/.test(between)
      ? last
      : undefined;
}

/** The date that led the name before leads this one too, until the sentence turns. */
function stillGoverning(text: string, governing: PlacedDate | undefined, name: TestName): PlacedDate | undefined {
  if (governing === undefined) return undefined;
  const between = text.slice(governing.end, name.start);
  return /[.!?]\s+\p{Lu}|\b(?:today|now|currently|this (?:morning|week))\b/u.test(between) ? undefined : governing;
}

/** Tests that answer in words. */
function qualitative(name: TestName): boolean {
  const group = name.concept?.group ?? "";
  return (
    /serology|microbiology|genetics|immune|pregnancy|urinalysis|tumour markers|autoimmune|cytology|stool|toxic/.test(
      group,
    ) || (name.concept?.units.length ?? 1) === 0
  );
}
