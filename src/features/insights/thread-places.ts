import type { Citation } from "#core/domain/citation.ts";
import type { ClinicalDate } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { EvidencePlace } from "./evidence-places.tsx";

/** All places of a thread, for it and against it, in the order of time; what has no day comes last. */
export function threadPlaces(
  { supporting, contradicting }: Insight["evidence"],
  dateOf: (citation: Citation) => ClinicalDate | undefined,
): EvidencePlace[] {
  return [
    ...supporting.map((citation) => ({ citation, against: false, date: dateOf(citation) })),
    ...contradicting.map((citation) => ({ citation, against: true, date: dateOf(citation) })),
  ].sort((one, other) => (one.date?.date ?? "9").localeCompare(other.date?.date ?? "9"));
}

/** So many of each side stand at once. */
const shownOfEachSide = 1;

/**
 * The places that stand at once and those that are folded, each in the order of time. The first of a side is the one that the engine names
 * first; what speaks against a thread is never only among what is folded. A single one that is left is not folded.
 */
export function foldedPlaces(
  places: readonly EvidencePlace[],
  { supporting, contradicting }: Insight["evidence"],
): { shown: EvidencePlace[]; rest: EvidencePlace[] } {
  const strongest = new Set([...supporting.slice(0, shownOfEachSide), ...contradicting.slice(0, shownOfEachSide)]);
  const shown = places.filter(({ citation }) => strongest.has(citation));
  const rest = places.filter(({ citation }) => !strongest.has(citation));
  return rest.length === 1 ? { shown: [...places], rest: [] } : { shown, rest };
}
