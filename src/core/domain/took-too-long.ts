/** Work that was ended because its time was up: the file or the question was too much, and not the machine at fault. */
export class TookTooLong extends Error {
  override name = "TookTooLong";
}

/** Milliseconds that a record of so many pages may be thought about. Two hundred pages take a few seconds; a slow phone takes ten times that. */
export function understandingTime(pages: number): number {
  return Math.min(110_000, 40_000 + 500 * pages);
}
