import { shiftDate } from "#core/understanding/facts/calendar.ts";
import type { CitedLine, Matter } from "./record-matters.ts";

/** What comes round again, by the words in which records name it. */
const topics: readonly [name: string, words: RegExp][] = [
  ["cervical smear", /\b(?:smear|cervical screening|pap(?: test)?)\b/i],
  ["mammogram", /\b(?:mammogra\w+|breast screening)\b/i],
  ["bowel screening", /\b(?:bowel screening|FIT kit|colonoscopy)\b/i],
  ["tetanus booster", /\b(?:tetanus|td(?:ap|\/ipv)|dtap)\b/i],
  ["flu vaccine", /\b(?:flu (?:jab|shot|vacc\w*)|influenza vacc\w*)\b/i],
  ["pneumococcal vaccine", /\bpneumo(?:coccal|vax|nia vacc\w*)\b/i],
  ["hepatitis vaccine", /\bhep(?:atitis)? ?[ab]\b/i],
  ["eye screening", /\b(?:(?:retinal|eye|diabetic eye) (?:screening|exam\w*|check))\b/i],
  ["foot check", /\bfoot (?:check|exam\w*|review)\b/i],
  ["bone density scan", /\b(?:DEXA|DXA|bone density)\b/i],
  ["review", /\b(?:review(?:ed)?|follow[- ]?up (?:visit|appointment)|recall)\b/i],
];

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const printedDue =
  /\b(?:due|recall|renew(?:al)?|repeat)\b[^\n]{0,24}?(?:\b(\d{4})-(\d{2})(?:-(\d{2}))?\b|\b(?:\d{1,2}[/.])?(\d{1,2})[/.](20\d{2})\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? (20\d{2})\b)/i;
const inSomeTime =
  /\b(?:review|follow[- ]?up|recall|see (?:him|her|them|again))\b[^.\n]{0,24}?\bin (\d{1,2}) (weeks?|months?|years?)\b/i;

/** Which of the things that come round again a text names. */
export function dueTopicsIn(text: string): string[] {
  return topics.filter(([, words]) => words.test(text)).map(([name]) => name);
}

/** Things that a record says are due by a month or a day. */
export function dueMatters(lines: readonly CitedLine[], date: string | undefined): Matter[] {
  return lines.flatMap((citation): Matter[] => {
    const [about] = topics.find(([, words]) => words.test(citation.quote)) ?? [];
    const dueBy = about === undefined ? undefined : dueIn(citation.quote, date);
    return about === undefined || dueBy === undefined ? [] : [{ kind: "due", about, date, dueBy, citation }];
  });
}

function dueIn(line: string, from: string | undefined): string | undefined {
  const match = printedDue.exec(line);
  if (match !== null) {
    const [, isoYear, isoMonth, isoDay = "28", month, year, name, ofName] = match;
    if (isoYear !== undefined) return `${isoYear}-${isoMonth}-${isoDay}`;
    if (year !== undefined) return Number(month) > 12 ? undefined : `${year}-${(month ?? "").padStart(2, "0")}-28`;
    return `${ofName}-${String(months.indexOf((name ?? "").slice(0, 3).toLowerCase()) + 1).padStart(2, "0")}-28`;
  }
  const later = inSomeTime.exec(line);
  if (later === null || from?.length !== 10) return undefined;
  const unit = (later[2] ?? "").replace(/s$/, "") as "week" | "month" | "year";
  return shiftDate(from, Number(later[1]), unit);
}
