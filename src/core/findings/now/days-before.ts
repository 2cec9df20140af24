const dayMs = 86_400_000;

/** The ISO day so many days before another. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - count * dayMs).toISOString().slice(0, 10);
}

/** How many days lie from one ISO day to another; negative where that was before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
