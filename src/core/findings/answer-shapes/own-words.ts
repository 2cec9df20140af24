import type { Citation, CitedSentence } from "#core/domain/citation.ts";

function onOnePage(one: Citation, other: Citation): boolean {
  return one.documentId === other.documentId && one.page === other.page;
}

/** Whether `inner` lies in the words of `outer`. */
export function contains(outer: Citation, inner: Citation): boolean {
  return onOnePage(outer, inner) && inner.start >= outer.start && inner.end <= outer.end;
}

export function overlaps(one: Citation, other: Citation): boolean {
  return onOnePage(one, other) && one.start < other.end && other.start < one.end;
}

/** Whether a sentence cites these places, all of them and no other. */
export function citesExactly({ citations }: CitedSentence, own: readonly Citation[]): boolean {
  const key = ({ documentId, page, start, end }: Citation) => `${documentId} ${page} ${start} ${end}`;
  const wanted = new Set(own.map(key));
  const cited = new Set(citations.map(key));
  return wanted.size > 0 && wanted.size === cited.size && [...cited].every((each) => wanted.has(each));
}
