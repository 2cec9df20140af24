import { flagFromRange, readFlag, readRange } from "#core/understanding/facts/quantities.ts";
import type { WordClass } from "./claim-classes.ts";
import { meets } from "./claim-numbers.ts";
import type { Known } from "./known-evidence.ts";

/** Levels of a measured thing that the evidence's printed flags and ranges show. */
export function knownLevels(known: Known, names: ReadonlySet<string>): ReadonlySet<WordClass> {
  const shown = new Set<WordClass>();
  for (const clause of known.clauses) {
    const numbers = clause.numbers.filter((one) => one.named !== undefined && meets(one.named.names, names));
    for (const [index, number] of numbers.entries()) {
      if (/[/-]/.test(number.quantity.value)) continue;
      const next = numbers[index + 1];
      const rest = clause.text.slice(
        number.quantity.end,
        next !== undefined && !/[/-]/.test(next.quantity.value) ? next.quantity.start : undefined,
      );
      const printed = /^[\s,]*\(?(?<range>[<>]?\s?\d[\d.]*(?:\s?-\s?\d[\d.]*)?)\)?/.exec(rest);
      const range = printed?.groups?.range === undefined ? undefined : readRange(printed.groups.range);
      const flag =
        /^[\s,()]*(?:[<>\d.-][<>\d.\s-]*(?:\)\s*)?\(?)?(?<flag>HH?|LL?|high|low|normal|abnormal)\)?(?![\p{L}])/iu.exec(
          rest,
        )?.groups?.flag;
      const level =
        (flag === undefined ? undefined : readFlag(flag)) ??
        (range === undefined ? undefined : flagFromRange(Number(number.quantity.value), range));
      if (level === "high" || level === "low" || level === "normal") shown.add(level);
    }
  }
  return shown;
}

/** Whether a measured thing rose, fell or stayed, by its two or more dated values. */
export function knownTrends(known: Known, names: ReadonlySet<string>): ReadonlySet<WordClass> {
  const values = known.clauses
    .flatMap((clause) =>
      clause.numbers
        .filter(
          (one) =>
            one.named !== undefined &&
            meets(one.named.names, names) &&
            /^\d+(?:\.\d+)?(?:\/\d+)?$/.test(one.quantity.value),
        )
        .map((one) => ({
          day: one.date ?? clause.day,
          value: Number.parseFloat(one.quantity.value),
          unit: one.quantity.unit,
        })),
    )
    .filter((one): one is { day: string; value: number; unit: string | undefined } => one.day !== undefined)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined || first.day === last.day || first.unit !== last.unit) return new Set();
  return new Set([last.value > first.value ? "up" : last.value < first.value ? "down" : "same"]);
}
