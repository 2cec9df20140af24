import type { Citation } from "#core/domain/citation.ts";

/** So many places of a line are numbered; the first are those that decide. */
const mostPlaces = 2;

const identity = ({ documentId, page, start, end }: Citation) => `${documentId} ${page} ${start} ${end}`;

/** The places of a line that are shown: the first ones, each once. */
export function firstPlaces(citations: readonly Citation[]): Citation[] {
  const places = new Map<string, Citation>();
  for (const citation of citations) {
    if (places.size === mostPlaces) break;
    if (!places.has(identity(citation))) places.set(identity(citation), citation);
  }
  return [...places.values()];
}
