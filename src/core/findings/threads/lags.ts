import type { Pattern } from "./find-patterns.ts";

/** The days that a pattern lays between an exposure and its outcome: one, or several in a row. */
export function lagsOf({ lagDays = 0, lagSpan = [lagDays, lagDays] }: Pick<Pattern, "lagDays" | "lagSpan">): number[] {
  const [from, to] = lagSpan;
  return Array.from({ length: to - from + 1 }, (_none, index) => from + index);
}

/** "On the same day", "2 to 4 days later"; of a cycle, "on the five days before its first". */
export function lagWords(pattern: Pick<Pattern, "lagDays" | "lagSpan">): string {
  const { lagDays = 0, lagSpan } = pattern;
  if (lagSpan === undefined)
    return lagDays === 0 ? "on the same day" : lagDays === 1 ? "on the next day" : `${lagDays} days later`;
  const [from, to] = lagSpan;
  if (to < 0) return `on the ${-from} days before its first day`;
  if (from < 0) return `on the days from ${-from} before to ${to} after its first day`;
  return from === 0 ? `on the same day and the ${to} days after it` : `${from} to ${to} days later`;
}
