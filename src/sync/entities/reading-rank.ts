import type { Correction } from "#core/domain/correction.ts";
import type { ReadingValue } from "#core/replication/groups/document-values.ts";
import { correctionsPrint } from "#core/understanding/corrections/corrections-print.ts";

/**
 * Whether what was read here stays in place of what another device read of the same file. What could be read counts before what could not, the
 * newer engine before the older, and what was understood with the corrections that hold now before what was not. Of equals the log's stays, so
 * that all devices end up with one.
 */
export function isBetterReading(here: ReadingValue, there: ReadingValue, corrections: readonly Correction[]): boolean {
  if (here.status !== there.status) return here.status === "completed";
  if (here.status === "failed" || there.status === "failed") return false;
  const engines = here.reading.engine.localeCompare(there.reading.engine, "en", { numeric: true });
  if (engines !== 0) return engines > 0;
  const holds = correctionsPrint(corrections);
  return here.found.correctionsPrint === holds && there.found.correctionsPrint !== holds;
}
