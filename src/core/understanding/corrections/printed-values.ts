import type { FactChange, FactEdit } from "#core/domain/correction.ts";
import type { Fact } from "#core/domain/fact.ts";
import { findMentions } from "#core/understanding/vocabulary/find-concepts.ts";
import { tokenise } from "#core/understanding/vocabulary/tokens.ts";

const printedFields = ["name", "value", "dose", "unit", "frequency", "severity"] as const satisfies (keyof FactEdit &
  keyof Fact)[];

/**
 * Where a fact's quote prints what the patient corrects, with the patient's words: only where the old words stand once, as words of their
 * own ("5" is not in "15"), so that nothing else is ever changed.
 */
export function findInQuote(
  quote: string,
  { fact, edit }: Pick<FactChange, "fact" | "edit">,
): { start: number; end: number; newText: string }[] {
  const found: { start: number; end: number; newText: string }[] = [];
  for (const field of printedFields) {
    const [old, newText] = [fact[field], edit[field]];
    if (old === undefined || newText === undefined || old === newText) continue;
    const places = (field === "name" ? printedNames(quote, fact) : wholeWords(quote, old)).filter(
      ({ start, end }) => !found.some((taken) => start < taken.end && taken.start < end),
    );
    // A value stands before its range: "15 mg/L (5-15)" means the first.
    const [first] = places;
    const single = places.length === 1 || field === "value" || field === "unit" ? first : undefined;
    if (single !== undefined) found.push({ ...single, newText });
  }
  return found;
}

/** The name as printed ("CRP" of "c-reactive protein"), else its own letters. */
function printedNames(quote: string, { name }: Fact): { start: number; end: number }[] {
  const mentions = findMentions(quote, 0, tokenise(quote), false).filter(({ surfaces }) =>
    surfaces.some(({ concept }) => concept.name === name),
  );
  return mentions.length > 0 ? mentions.map(({ start, end }) => ({ start, end })) : wholeWords(quote, name);
}

/** The vocabulary's name of what the patient calls it ("c-reactive protein" of "CRP"), else the patient's own words, lower case. */
export function standardName(words: string, kind: Fact["kind"]): string {
  const [mention, more] = findMentions(words, 0, tokenise(words), false);
  const isWhole = mention !== undefined && more === undefined && mention.end - mention.start >= words.trim().length;
  const surfaces = isWhole ? mention.surfaces : [];
  const meant = surfaces.find(({ concept }) => concept.kind === kind) ?? surfaces[0];
  return meant?.concept.name ?? words.trim().toLowerCase();
}

function wholeWords(text: string, words: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const [where, what] = [text.toLowerCase(), words.toLowerCase()];
  // Letters whose lower case is longer would move what stands behind them.
  if (where.length !== text.length || what.trim() === "") return places;
  for (let start = where.indexOf(what); start !== -1; start = where.indexOf(what, start + 1)) {
    const end = start + what.length;
    if (!continues(where[start - 1], where[start]) && !continues(where[end - 1], where[end]))
      places.push({ start, end });
  }
  return places;
}

/** Whether two neighbours belong to one word or one number. */
function continues(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const kindOf = (letter: string) => (/[\d.,]/.test(letter) ? "number" : /\p{L}/u.test(letter) ? "word" : "other");
  const kind = kindOf(one);
  return kind !== "other" && kind === kindOf(other);
}
