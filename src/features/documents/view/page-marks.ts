import type { Page, Word } from "#core/domain/page.ts";
import type { MarkedPlace } from "./marked-place.ts";
import type { MarkedRange } from "./text-segments.ts";

/** Below this confidence (0 to 1) a word is wrong often enough to be compared with the original. */
const unsureBelow = 0.6;

function isUnsure({ confidence, correctedBy }: Word): boolean {
  return correctedBy === undefined && confidence !== undefined && confidence < unsureBelow;
}

/** The words of a page that were hard to read. */
export function unsureWords(page: Page): Word[] {
  return page.lines.flatMap(({ words = [] }) => words.filter(isUnsure));
}

/** Everything that is to be marked on a page. */
export function pageMarks(
  page: Page,
  shown: { place: MarkedPlace | undefined; found: readonly MarkedPlace[]; current: MarkedPlace | undefined },
): MarkedRange[] {
  const here = <Place extends MarkedPlace>(places: readonly (Place | undefined)[]) =>
    places.filter((place) => place !== undefined && place.page === page.number) as Place[];
  const corrected = page.lines
    .filter(({ correctedBy }) => correctedBy !== undefined)
    .flatMap((line) => line.words?.filter(({ correctedBy }) => correctedBy !== undefined) ?? [line]);
  return [
    ...here([shown.place]).map(({ start, end }) => ({ mark: "place" as const, start, end })),
    ...here(shown.found).map(({ start, end }) => ({ mark: "found" as const, start, end })),
    ...here([shown.current]).map(({ start, end }) => ({ mark: "current" as const, start, end })),
    ...unsureWords(page).map(({ start, end }) => ({ mark: "unsure" as const, start, end })),
    ...corrected.map(({ start, end }) => ({ mark: "corrected" as const, start, end })),
  ];
}
