import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import { dayNumber } from "#core/findings/threads/day-number.ts";

/** The days, since 1 January 1970, that a thread's evidence quotes, with the side they are on. */
export type QuotedDays = ReadonlyMap<number, "for" | "against">;

/** What is quoted on both sides of a thread on one day speaks against it there. */
export function quotedDays(
  { supporting, contradicting }: Insight["evidence"],
  dateOf: (citation: Citation) => ClinicalDate | undefined,
): QuotedDays {
  const days = new Map<number, "for" | "against">();
  const add = (citations: readonly Citation[], side: "for" | "against") => {
    for (const citation of citations) {
      const date = dateOf(citation);
      if (date?.precision === "day") days.set(dayNumber(date.date), side);
    }
  };
  add(supporting, "for");
  add(contradicting, "against");
  return days;
}
