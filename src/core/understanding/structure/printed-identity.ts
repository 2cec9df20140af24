import type { Page } from "#core/domain/page.ts";
import type { DateReading } from "#core/understanding/facts/find-dates.ts";
import type { PrintedIdentity } from "./record-structure.ts";

/** Who the record says that it is about. */
export function readIdentity(_pages: readonly Page[], _reading: DateReading): PrintedIdentity {
  return { numbers: [] };
}

/** Who wrote it, as printed. */
export function findAuthor(_pages: readonly Page[]): string | undefined {
  return undefined;
}
