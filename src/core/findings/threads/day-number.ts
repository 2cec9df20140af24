const millisecondsOfDay = 86_400_000;

/** Days since 1 January 1970 of an ISO day ("2025-03-04"). */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / millisecondsOfDay);
}

/** The ISO day of a day number. */
export function isoDay(day: number): string {
  return new Date(day * millisecondsOfDay).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday: 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export const weekdayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
