import { journey } from "#demo/journey.ts";
import type { Treatment } from "#demo/treatments.ts";

export interface TreatmentBar extends Treatment {
  /** Percent of the journey's length. */
  left: number;
  width: number;
}

export interface TreatmentRow {
  name: string;
  bars: TreatmentBar[];
}

/** The treatments by medicine, in the order in which the medicines began, each dose as a bar over the journey. */
export function treatmentRows(treatments: readonly Treatment[]): TreatmentRow[] {
  const dayMs = 86_400_000;
  const begin = Date.parse(journey.from);
  // Both days are included.
  const length = Date.parse(journey.to) + dayMs - begin;
  const rows = new Map<string, TreatmentRow>();
  for (const treatment of treatments) {
    const from = Date.parse(treatment.from);
    const to = Date.parse(treatment.to ?? journey.to) + dayMs;
    const row = rows.get(treatment.name) ?? { name: treatment.name, bars: [] };
    row.bars.push({ ...treatment, left: (100 * (from - begin)) / length, width: (100 * (to - from)) / length });
    rows.set(treatment.name, row);
  }
  return [...rows.values()];
}
