const dayMs = 86_400_000;

/** The ISO day so many days after (or, negative, before) an ISO day. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

export function dayBefore(day: string): string {
  return shiftDay(day, -1);
}

/** Whole days from one ISO day to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
