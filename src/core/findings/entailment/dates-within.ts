import { findDates } from "#core/understanding/facts/find-dates.ts";

/** Dates of a text in any layout, as ISO cut to what they tell. "03/04/2025" is both of its readings; a date without a year is by month and day. */
export function datesWithin(text: string): { printed: string; iso: string }[] {
  const both = [true, false].flatMap((dayFirst) => findDates(text, 0, { dayFirst }));
  const dates = both.map(({ date, start, end }) => ({
    printed: text.slice(start, end).replace(/^(?:in|on|since|from|until|of|by) (?:the )?/i, ""),
    iso: date,
  }));
  const seen = new Set<string>();
  return dates.filter(({ printed, iso }) => {
    const key = `${printed}|${iso}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
