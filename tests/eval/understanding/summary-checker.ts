/*
 * Checks a summary's sentences against their evidence, knowing nothing of how they were made: every number, dose, date and negation of the
 * sentence must be in the quotes that it cites, and no negation of the evidence may be gone.
 */

export interface CheckedSentence {
  text: string;
  quotes: string[];
}

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

interface ReadDate {
  /** year-month-day, parts that are not said left out. */
  iso: string;
  start: number;
  end: number;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}

/** Dates in words and in digits; a date whose order of day and month is open gives both readings. */
export function datesIn(text: string): ReadDate[] {
  const found: ReadDate[] = [];
  const add = (match: RegExpMatchArray, ...isos: string[]) => {
    for (const iso of isos) found.push({ iso, start: match.index ?? 0, end: (match.index ?? 0) + match[0].length });
  };
  const month = (word: string) => monthNames.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  const year = (digits: string) =>
    digits.length === 2 ? String(Number(digits) > 40 ? 1900 + Number(digits) : 2000 + Number(digits)) : digits;
  for (const match of text.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g)) add(match, match[0]);
  for (const match of text.matchAll(/\b(\d{4})(\d{2})(\d{2})\d*\b/g)) add(match, `${match[1]}-${match[2]}-${match[3]}`);
  for (const match of text.matchAll(/\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/g)) {
    const [one, other, last] = [Number(match[1]), Number(match[2]), year(match[3] ?? "")];
    add(match, `${last}-${pad(one)}-${pad(other)}`, `${last}-${pad(other)}-${pad(one)}`);
  }
  for (const match of text.matchAll(/\b([A-Z][a-z]{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/g))
    if (month(match[1] ?? "") > 0) add(match, `${match[3]}-${pad(month(match[1] ?? ""))}-${pad(Number(match[2]))}`);
  for (const match of text.matchAll(
    /\b(\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?([A-Z][a-z]{2,8})\.?,?[ -](\d{4}|\d{2})\b/g,
  ))
    if (month(match[2] ?? "") > 0)
      add(match, `${year(match[3] ?? "")}-${pad(month(match[2] ?? ""))}-${pad(Number(match[1]))}`);
  for (const match of text.matchAll(/\b([A-Z][a-z]{2,8})\.?,? (\d{4})\b/g))
    if (month(match[1] ?? "") > 0) add(match, `${match[2]}-${pad(month(match[1] ?? ""))}`);
  for (const match of text.matchAll(/\b(\d{1,2})\/(\d{4})\b/g)) add(match, `${match[2]}-${pad(Number(match[1]))}`);
  return found;
}

function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replace(/,(?=\d{3}\b)/g, ""));
}

function dosesIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)\s?-?(mcg|mg|µg|ug|mL|ml|g|kg|units?|IU|mEq|mmol|%|mmHg|cm|mm)(?:\/(\w+))?(?![\w])/gi,
    ),
  ].map((match) => `${match[1]} ${match[2]}/${match[3] ?? ""}`.toLowerCase());
}

const negation =
  /\b(?:no|not|none|never|without|denie[sd]|denying|negative|neither|nor|cannot|absent|free of|declined?)\b|n't\b/gi;

function negationsIn(text: string): number {
  return (text.replace(/’/g, "'").match(negation) ?? []).length;
}

/** What is wrong with the sentence, or nothing. */
export function faultsOf({ text, quotes }: CheckedSentence): string[] {
  const faults: string[] = [];
  const evidence = quotes.join(" \n ");
  if (quotes.length === 0) faults.push("no evidence");
  const evidenceDates = datesIn(evidence);
  let rest = text;
  for (const date of datesIn(text)) {
    const own = datesIn(text).filter((other) => other.start === date.start);
    if (
      !own.some((reading) =>
        evidenceDates.some((known) => known.iso === reading.iso || known.iso.startsWith(reading.iso)),
      )
    )
      faults.push(`date ${date.iso}`);
    rest = rest.slice(0, date.start) + " ".repeat(date.end - date.start) + rest.slice(date.end);
  }
  const known = numbersIn(evidence);
  for (const number of numbersIn(rest)) if (!known.includes(number)) faults.push(`number ${number}`);
  const doses = dosesIn(evidence);
  for (const dose of dosesIn(rest)) if (!doses.includes(dose)) faults.push(`dose ${dose}`);
  if (negationsIn(text) !== negationsIn(evidence.replace(/\s+/g, " ")))
    faults.push(`negation ${negationsIn(text)} for ${negationsIn(evidence)}`);
  return faults;
}
