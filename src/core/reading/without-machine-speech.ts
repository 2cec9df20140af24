import type { Page } from "#core/domain/page.ts";
import { machineSpeech } from "#core/reading/machine-speech.ts";
import type { Passage } from "./passages.ts";

/** So far behind words that speak to a machine, in UTF-16 units, what they want said may stand. */
const reach = 300;

interface Place {
  start: number;
  end: number;
}

/**
 * The passages that speak to a person. Words that speak to a machine are shown with the page like all others, but nothing is taken from them
 * or from what follows them closely: no fact, no sentence of a summary, no answer.
 */
export function withoutMachineSpeech(passages: Passage[], pages: readonly Page[]): Passage[] {
  const spoiled = new Map<number, Place[]>();
  for (const { number, text } of pages) if (machineSpeech(text) !== undefined) spoiled.set(number, spoiledPlaces(text));
  if (spoiled.size === 0) return passages;
  return passages.filter(
    ({ page, start, end }) => !spoiled.get(page)?.some((place) => start < place.end && place.start < end),
  );
}

/** Lines that speak to a machine, alone or with the next one, and what follows them. */
function spoiledPlaces(text: string): Place[] {
  const lines = [...text.matchAll(/[^\n]+/g)].map((match) => ({ start: match.index, text: match[0] }));
  const places: Place[] = [];
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const alone = machineSpeech(line.text) !== undefined;
    const together =
      !alone &&
      next !== undefined &&
      machineSpeech(next.text) === undefined &&
      machineSpeech(`${line.text}\n${next.text}`) !== undefined;
    const last = together ? next : line;
    if (alone || together) places.push({ start: line.start, end: last.start + last.text.length + reach });
  });
  // It goes over more lines than two: then nothing on the page is taken.
  return places.length > 0 ? places : [{ start: 0, end: text.length }];
}
