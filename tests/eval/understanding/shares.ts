/** A part of a whole, to four digits; nothing of nothing is whole. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
