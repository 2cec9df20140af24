import type { Correction, FactChange, NotMineChange } from "#core/domain/correction.ts";
import type { Page } from "#core/domain/page.ts";
import { editPage } from "./edit-page.ts";
import { inOrder } from "./in-order.ts";
import { type PlacedWords, placeWords } from "./place-words.ts";
import { findInQuote } from "./printed-values.ts";

/** Where the words of each correction stand in `pages`, by the correction's id; those that found no place are missing. */
export interface CorrectedPages {
  pages: Page[];
  places: ReadonlyMap<string, PlacedWords[]>;
}

interface PlacedEdit extends PlacedWords {
  id: string;
  newText: string;
}

/**
 * The pages with the patient's words. Where two corrections speak of the same words, the later counts and the earlier finds no place. A page
 * that nothing changes is the same object.
 */
export function correctWords(pages: readonly Page[], corrections: readonly Correction[]): CorrectedPages {
  const edits: PlacedEdit[] = [];
  for (const { id, change } of inOrder(corrections)) {
    if (change.type !== "text") continue;
    const place = placeWords(pages, change);
    if (place !== undefined) edits.push({ ...place, id, newText: change.newText });
  }
  return applyEdits(pages, edits);
}

/**
 * The pages with what corrected facts say printed where the old value, unit, dose or name stood, so that whatever quotes them quotes the
 * patient's words. A place is that of the whole fact; where nothing of it is printed there, its words stay and the place is told all the same.
 */
export function correctPrintedFacts(pages: readonly Page[], corrections: readonly Correction[]): CorrectedPages {
  const edits: PlacedEdit[] = [];
  const quotes = new Map<string, PlacedWords>();
  for (const { id, change } of inOrder(corrections)) {
    if (change.type !== "fact" && change.type !== "not-mine") continue;
    const place = placeQuote(pages, change);
    if (place === undefined) continue;
    quotes.set(id, place);
    if (change.type === "fact") edits.push(...printedEdits(pages, place, change, id));
  }
  const edited = applyEdits(pages, edits);
  const places = new Map([...quotes].map(([id, place]) => [id, [moved(place, edited.shifts)]]));
  return { pages: edited.pages, places };
}

/** Other words at places that are known. */
export function replaceWords(pages: readonly Page[], edit: PlacedWords & { newText: string }): CorrectedPages {
  return applyEdits(pages, [{ ...edit, id: "" }]);
}

function placeQuote(pages: readonly Page[], change: FactChange | NotMineChange): PlacedWords | undefined {
  const { page, start, end, quote } = change.fact.citation;
  return placeWords(pages, { page, start, end, oldText: quote, ...change.neighbours });
}

function printedEdits(pages: readonly Page[], place: PlacedWords, change: FactChange, id: string): PlacedEdit[] {
  const text = pages.find(({ number }) => number === place.page)?.text.slice(place.start, place.end) ?? "";
  return findInQuote(text, change).map(({ start, end, newText }) => ({
    page: place.page,
    start: place.start + start,
    end: place.start + end,
    newText,
    id,
  }));
}

interface Shift extends PlacedWords {
  grown: number;
}

function applyEdits(pages: readonly Page[], edits: readonly PlacedEdit[]): CorrectedPages & { shifts: Shift[] } {
  const kept: PlacedEdit[] = [];
  for (const edit of [...edits].reverse()) if (!kept.some((later) => touches(edit, later))) kept.unshift(edit);
  const places = new Map<string, PlacedWords[]>();
  const corrected = pages.map((page) => {
    const own = kept.filter((edit) => edit.page === page.number);
    const edited = editPage(page, own);
    own.forEach(({ id }, index) => {
      const place = edited.places[index];
      if (place !== undefined) places.set(id, [...(places.get(id) ?? []), { page: page.number, ...place }]);
    });
    return edited.page;
  });
  const shifts = kept.map(({ page, start, end, newText }) => ({
    page,
    start,
    end,
    grown: newText.length - (end - start),
  }));
  return { pages: corrected, places, shifts };
}

/** Two edits of the same letters, or at the same point. */
function touches(one: PlacedWords, other: PlacedWords): boolean {
  if (one.page !== other.page) return false;
  return (one.start < other.end && other.start < one.end) || (one.start === other.start && one.end === other.end);
}

/** A range after edits that lie inside of it or beside it. */
function moved(place: PlacedWords, shifts: readonly Shift[]): PlacedWords {
  let { start, end } = place;
  for (const shift of shifts) {
    if (shift.page !== place.page) continue;
    if (shift.end <= place.start) start += shift.grown;
    if (shift.start < place.end) end += shift.grown;
  }
  return { page: place.page, start, end };
}
