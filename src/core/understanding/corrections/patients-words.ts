import type { Citation } from "#core/domain/citation.ts";
import type { Page } from "#core/domain/page.ts";

/** Whether a place holds words that the patient wrote in the place of others. */
export function holdsPatientsWords(
  { page, start, end }: Pick<Citation, "page" | "start" | "end">,
  pages: readonly Page[],
): boolean {
  const lines = pages.find(({ number }) => number === page)?.lines ?? [];
  return lines.some(
    (line) =>
      line.correctedBy !== undefined &&
      line.start < end &&
      start < line.end &&
      (line.words ?? [line]).some((word) => word.correctedBy !== undefined && word.start < end && start < word.end),
  );
}
