import type { Page } from "#core/domain/page.ts";
import type { MarkedPlace } from "./marked-place.ts";

/** More places than anybody looks at. */
const most = 999;

/** Where the words of `query` stand in the pages, whatever their case and accents; blanks in it stand for any blank, also a line's end. */
export function findPlaces(pages: readonly Pick<Page, "number" | "text">[], query: string): MarkedPlace[] {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map((word) => fold(word).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("\\s+"), "g");
  const places: MarkedPlace[] = [];
  for (const { number, text } of pages) {
    for (const match of fold(text).matchAll(pattern)) {
      if (places.length === most) return places;
      places.push({ page: number, start: match.index, end: match.index + match[0].length });
    }
  }
  return places;
}

/** Unit by unit, so that every place in the folded text is the same in the text. */
function fold(text: string): string {
  let folded = "";
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    const plain = letter.normalize("NFD").charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : letter;
  }
  return folded;
}
