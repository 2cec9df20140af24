import type { Page } from "#core/domain/page.ts";
import { textOfLines } from "#core/reading/text-layer-lines.ts";

/** About what stands on a printed page: places stay easy to find, and no page is more than others are to what understands it. */
const mostCharacters = 4_000;
/** From so much on, a page ends at the next empty line. */
const fullCharacters = 2_500;
/** More than a thousand pages: no record that a person reads. */
export const mostWrittenCharacters = 4_000_000;

/**
 * Pages of the lines, with `repeated` (the heads of a table's columns) at the top of each page, as a printed table has them. Empty lines stay
 * between paragraphs, one at a time.
 */
export function writtenPages(lines: readonly string[], repeated?: string): Page[] {
  const pages: string[][] = [];
  let page: string[] = [];
  let length = 0;
  const end = () => {
    while (page.at(-1) === "") page.pop();
    if (page.length > 0) pages.push(page);
    page = [];
    length = 0;
  };
  for (const line of lines) {
    const isBlank = line.trim() === "";
    if (isBlank && length > fullCharacters) end();
    if (isBlank && (page.length === 0 || page.at(-1) === "")) continue;
    if (length + line.length > mostCharacters && page.length > 0) end();
    if (page.length === 0 && pages.length > 0 && repeated !== undefined) {
      page.push(repeated);
      length += repeated.length + 1;
    }
    page.push(isBlank ? "" : line);
    length += line.length + 1;
  }
  end();
  return pages.map((texts, index) => ({
    number: index + 1,
    source: "text-layer",
    ...textOfLines(texts.map((text) => ({ text }))),
  }));
}
