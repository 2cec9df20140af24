import type { Correction } from "#core/domain/correction.ts";

/** Oldest first; of two at the same instant, by id, so that every device applies them alike. */
export function inOrder(corrections: readonly Correction[]): Correction[] {
  return [...corrections].sort(
    (one, other) => one.correctedAt.localeCompare(other.correctedAt) || one.id.localeCompare(other.id),
  );
}
