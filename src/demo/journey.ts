/** The demo patient and the days that her case spans. */
export const demoPatient = { key: "nora", name: "Nora Ellis", born: "1986-09-03" } as const;

/** ISO days, both included. */
export const journey = { from: "2024-12-02", to: "2025-05-31" } as const;

/** In the demo it is always the day after the diary ends, so that "last month" means what it would mean to Nora. */
export const demoToday = new Date("2025-06-01T08:00:00Z");

const dayMs = 86_400_000;
const meanDaysInMonth = 365.25 / 12;

/** Whole months between two ISO days, both included, rounded to the nearest. */
export function monthsBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Math.round(days / meanDaysInMonth);
}

/** "6 months". */
export function journeyLength(): string {
  const months = monthsBetween(journey.from, journey.to);
  return months === 1 ? "1 month" : `${months} months`;
}

export function isInJourney(day: string): boolean {
  return day >= journey.from && day <= journey.to;
}
