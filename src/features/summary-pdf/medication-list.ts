import type { TrendDataPoint } from "#demo/trend-data.ts";

export interface MedicationRow {
  /** Cut to 25 characters. */
  name: string;
  /** ISO days of the first and the last entry that name it. */
  first: string;
  last: string;
}

const longestName = 25;

/** At most 25 characters of a text, and an ellipsis where there was more. */
export function cutMedication(text: string): string {
  const letters = [...text];
  return letters.length <= longestName ? text : `${letters.slice(0, longestName).join("").trimEnd()}…`;
}

/** Each medicine at each dose that the entries name, in the order in which they began. */
export function medicationList(points: readonly Pick<TrendDataPoint, "date" | "medication">[]): MedicationRow[] {
  const rows = new Map<string, MedicationRow>();
  for (const { date, medication } of points.toSorted((one, other) => one.date.localeCompare(other.date))) {
    for (const part of medication.split(",")) {
      const text = part.trim();
      if (text === "") continue;
      const key = text.toLowerCase();
      const known = rows.get(key);
      if (known) known.last = date;
      else
        rows.set(key, { name: cutMedication(text.charAt(0).toUpperCase() + text.slice(1)), first: date, last: date });
    }
  }
  return [...rows.values()];
}
