import type { EntryDay } from "./record-structure.ts";

/** So many entries in a row of another form are a part of their own: the messages below a diary begin anew. */
const fewestOfSection = 3;

/** Entries by the form in which their days are written, in the order of the record. */
export function sectionsByForm(
  all: readonly [number, EntryDay][],
  formOf: (index: number) => string,
): (readonly [number, EntryDay][])[] {
  const forms = all.map(([index]) => formOf(index));
  const bounds = [0];
  for (let at = 1; at < all.length; at++) {
    const begun = forms[bounds.at(-1) ?? 0];
    const next = forms.slice(at, at + fewestOfSection);
    if (forms[at] !== begun && next.length === fewestOfSection && next.every((form) => form === forms[at]))
      bounds.push(at);
  }
  return bounds.map((from, at) => all.slice(from, bounds[at + 1] ?? all.length));
}

/** The longest run in which no day comes before the one above it (patience sorting; Fredman, Discrete Mathematics 11, 1975). */
export function longestRun(all: readonly [number, EntryDay][]): [number, EntryDay][] {
  /** The places of the smallest last days of runs of each length. */
  const ends: number[] = [];
  const before: number[] = [];
  const dayAt = (at: number) => all[at]?.[1].date ?? "";
  all.forEach(([, { date }], at) => {
    let from = 0;
    let to = ends.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (dayAt(ends[middle] ?? 0) <= date) from = middle + 1;
      else to = middle;
    }
    before[at] = from === 0 ? -1 : (ends[from - 1] ?? -1);
    ends[from] = at;
  });
  const run: [number, EntryDay][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const one = all[at];
    if (one !== undefined) run.unshift(one);
  }
  return run;
}
