import type { Page } from "#core/domain/page.ts";
import { toIso } from "#core/understanding/facts/calendar.ts";

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** What tells the country, and by it how dates are written: above zero for the day first. American spelling tells less than American postcodes. */
const cues: [RegExp, number][] = [
  [
    /\bNHS\b|\bCHI\b(?= ?(?:no|\d))|\bNHI\b|\bHSE\b|\bEircode\b|\bPPSN?\b|\bMy Health Record\b|\bPBS\b|\bSAHPRA\b|\bNHLS\b|\bNABL\b|\bNikshay\b|\bPolyclinic\b|\bNRIC\b/,
    4,
  ],
  [/\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b[A-Z]\d{2} [A-Z0-9]{4}\b|\b(?:NSW|QLD|VIC|TAS|ACT|WA|SA|NT) \d{4}\b/, 4],
  [
    /\+44|\+353|\+61|\+64|\+91|\+27|\+65|\b0\d{4} \d{6}\b|\b0\d{3} \d{3} \d{4}\b|\b0\d ?\d{4} \d{4}\b|\b0\d{2} \d{3} \d{4}\b|\b020-\d{4}/,
    3,
  ],
  [
    /\b(?:haemoglobin|oedema|anaemia|haematology|paediatric|diarrhoea|oesophag\w+|orthopaedic|centre|litres?|programme|tumour|colour)\b/i,
    2,
  ],
  [/\b(?:paracetamol|salbutamol|adrenaline|frusemide|pethidine|co-amoxiclav|co-codamol|bendroflumethiazide)\b/i, 2],
  [/\b(?:GP|A&E|surgery sends|umol\/L|OPD|casualty|chemist|registrar|consultant)\b/, 1],
  [/\b(?:nocte|mane|OD|BD|bd|TDS|tds|QDS|qds)\b/, 1],
  [
    /\b(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY),? \d{5}(?:-\d{4})?\b/,
    -5,
  ],
  // "4 June 2025", and "June 4, 2025": who writes the day first in words does so in numbers.
  [
    /\b\d{1,2}(?:st|nd|rd|th)?[ -](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6},?[ -](?:19|20)\d{2}\b/i,
    2,
  ],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}\b/, -2],
  [/\(\d{3}\) ?\d{3}-\d{4}|\b1?-?\d{3}[-.]\d{3}[-.]\d{4}\b/, -2],
  [/\b(?:Medicaid|HIPAA|LCSW|PMHNP|FNP|DOS:|PCP|copay|insurance approves|Thanksgiving)\b/, -3],
  [
    /\b(?:acetaminophen|albuterol|epinephrine|meperidine|hemoglobin|edema|anemia|diarrhea|estrogen|color|tumor|esophag\w+|orthopedic|pediatric)\b/i,
    -2,
  ],
  [/\b(?:ER|ED|MD|DO|PA-C)\b.*\b911\b|\b911\b/, -1],
  [/°F|\b9[6-9]\.\d ?F\b|\blbs?\b|\b10[0-4]\.\d\b|x10E3|K\/uL|mg\/dL|ng\/mL/, -1],
];

/**
 * Whether the record writes the day before the month: its own dates prove it, or a weekday beside one does; else its country tells.
 * Undefined where nothing does for sure: then the order of its entries may, or {@link likelyDayFirst}.
 */
export function dayFirstOf(pages: readonly Page[], today: string): boolean | undefined {
  let score = 0;
  for (const { text } of pages) score += provenBy(text);
  if (score === 0) score += byCountry(pages);
  if (Math.abs(score) < 2) for (const { text } of pages) score += byToday(text, today);
  // One weak sign decides nothing.
  return Math.abs(score) < 2 ? undefined : score > 0;
}

/** What weak signs tell, where nothing else does: a day that is told without its year, or one word of a country. Undefined where there is none. */
export function likelyDayFirst(pages: readonly Page[]): boolean | undefined {
  const score = pages.reduce((sum, { text }) => sum + byShortDays(text), byCountry(pages));
  return score === 0 ? undefined : score > 0;
}

function byCountry(pages: readonly Page[]): number {
  const whole = pages.map(({ text }) => text).join("\n");
  return cues.reduce((sum, [cue, weight]) => (cue.test(whole) ? sum + weight : sum), 0);
}

/** "On 8/17", "R/v 30/6": behind a word that leads to a day; "6/18" elsewhere is how well an eye sees. */
const shortDay =
  /\b(?:on|from|since|until|till|by|of|due|seen|r\/v|dated|last|next|sent|started|stopped|given|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})\.? {1,2}(\d{1,2})\/(\d{1,2})(?![\w/%°]|[.,-]\d)/gi;

function byShortDays(text: string): number {
  let told = 0;
  for (const match of text.matchAll(shortDay)) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (first > 12 && first <= 31 && second > 0 && second <= 12) told += 1;
    else if (second > 12 && second <= 31 && first > 0 && first <= 12) told -= 1;
  }
  return Math.max(-2, Math.min(2, told));
}

/** A date that only one reading keeps from the future was most likely meant so. */
function byToday(text: string, today: string): number {
  let score = 0;
  for (const match of text
    .slice(0, 1500)
    .matchAll(/(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20)\d{2})(?![\d/])/g)) {
    const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
    const dayFirst = toIso(year, second, first);
    const monthFirst = toIso(year, first, second);
    if (dayFirst === undefined || monthFirst === undefined) continue;
    if (dayFirst <= today && monthFirst > today) score += 2;
    else if (monthFirst <= today && dayFirst > today) score -= 2;
  }
  return score;
}

function provenBy(text: string): number {
  let score = 0;
  for (const match of text.matchAll(/(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)?\d{2})(?![\d/])/g)) {
    const [first, second, third] = [Number(match[1]), Number(match[3]), Number(match[4])];
    if (first > 12 && second <= 12 && first <= 31) score += 10;
    else if (second > 12 && second <= 31 && first <= 12 && first > 0) score -= 10;
    else score += byWeekday(text.slice(Math.max(0, match.index - 12), match.index), first, second, third);
  }
  return score;
}

/** "Sun 11/01/2026": the weekday fits one of the two readings. */
function byWeekday(before: string, first: number, second: number, printedYear: number): number {
  const named = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,?\s+(?:the )?$/i.exec(before)?.[1]?.toLowerCase();
  if (named === undefined || first === second) return 0;
  const year = printedYear < 100 ? 2000 + printedYear : printedYear;
  const fits = (iso: string | undefined) => iso !== undefined && weekdays[new Date(iso).getUTCDay()] === named;
  const dayFirst = fits(toIso(year, second, first));
  const monthFirst = fits(toIso(year, first, second));
  return dayFirst === monthFirst ? 0 : dayFirst ? 5 : -5;
}
