import type { Page } from "#core/domain/page.ts";
import type { StatementSource } from "#core/understanding/statements/statement-source.ts";

/** Where words stand across their page, as shares of its width; empty where the reader does not know. */
export function extentOf(
  { pages }: StatementSource,
  pageNumber: number,
  { start, end }: { start: number; end: number },
): { left?: number; right?: number } {
  const page = pages.find(({ number }) => number === pageNumber);
  const line = page === undefined ? undefined : lineAt(page, start);
  let left: number | undefined;
  let right: number | undefined;
  for (const word of line?.words ?? []) {
    if (word.box === undefined || word.start >= end || word.end <= start) continue;
    left = Math.min(left ?? 1, word.box.x);
    right = Math.max(right ?? 0, word.box.x + word.box.width);
  }
  return left === undefined || right === undefined ? {} : { left, right };
}

function lineAt({ lines }: Page, offset: number): Page["lines"][number] | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line === undefined) return undefined;
    if (offset < line.start) high = middle - 1;
    else if (offset >= line.end) low = middle + 1;
    else return line;
  }
  return undefined;
}
