import type { Citation } from "#core/domain/citation.ts";
import type { Page } from "#core/domain/page.ts";

/** The number of the line that a place begins in, of all lines of the record; the last one where there is no place. */
export function lineOf(place: Citation | undefined, pages: readonly Page[]): { line: number; count: number } {
  const lines = pages.flatMap((page) => page.lines.map(({ end }) => ({ page: page.number, end })));
  const at = lines.findIndex(({ page, end }) => page === place?.page && end > place.start);
  return { line: at < 0 ? lines.length : at + 1, count: lines.length };
}
