import type { Citation } from "#core/domain/citation.ts";

/** The numbers of places, each place once. */
export type NumberSources = (citations: readonly Citation[]) => number[];

/** Numbers places from 1, in the order in which they are first named. */
export function numberedSources(): { sources: Citation[]; numbersOf: NumberSources } {
  const sources: Citation[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (citation: Citation): number => {
    const key = `${citation.documentId} ${citation.page} ${citation.start} ${citation.end}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    sources.push(citation);
    numbers.set(key, sources.length);
    return sources.length;
  };
  return { sources, numbersOf: (citations) => [...new Set(citations.map(numberOf))] };
}
