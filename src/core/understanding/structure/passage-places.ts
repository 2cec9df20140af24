import type { Page } from "#core/domain/page.ts";
import type { Passage } from "#core/reading/passages.ts";
import { paragraphStarts } from "./paragraph-breaks.ts";

/** Where a passage stands: whether it begins a paragraph, begins its line, ends it. */
export interface Place {
  begins: boolean;
  first: boolean;
  last: boolean;
}

export const nowhere: Place = { begins: false, first: true, last: true };

/** Where each passage stands in its lines. */
export function placesOf(passages: readonly Passage[], pages: readonly Page[]): Place[] {
  const texts = new Map(pages.map((page) => [page.number, page.text]));
  const starts = new Map(pages.map((page) => [page.number, paragraphStarts(page)]));
  return passages.map((passage) => placeOf(passage, texts.get(passage.page) ?? "", starts.get(passage.page)));
}

function placeOf({ start, end }: Passage, text: string, starts: ReadonlySet<number> | undefined): Place {
  // Back to what is printed before it, and no further: a line can be the whole page, and hold a thousand passages.
  let line = start;
  while (line > 0 && /[^\S\n]/.test(text.charAt(line - 1))) line--;
  const first = line === 0 || text.charAt(line - 1) === "\n";
  return {
    first,
    // Only what stands first in its line begins a paragraph.
    begins: first && starts?.has(line) === true,
    last: /^[ \t:]*(?:\n|$)/.test(text.slice(end, end + 40)),
  };
}
