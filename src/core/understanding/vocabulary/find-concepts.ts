import type { Surface } from "./lexicon.ts";
import { lexicon } from "./lexicon.ts";
import type { TermMatch } from "./term-trie.ts";
import type { Token } from "./tokens.ts";

/** A concept's words in a text. All its possible meanings stand in `surfaces` ("potassium" is a lab and a medicine). */
export interface Mention {
  first: number;
  last: number;
  start: number;
  end: number;
  surfaces: readonly Surface[];
}

/**
 * The vocabulary's words in `tokens` (places in `text`, which begins at offset `base`), longest first, none overlapping.
 * With `strictCase`, abbreviations count only in capitals: running text has "pe" in "pe rformed" and "as" everywhere.
 */
export function findMentions(text: string, base: number, tokens: readonly Token[], strictCase: boolean): Mention[] {
  const mentions: Mention[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const match = longestNear(tokens, index);
    if (match === undefined) continue;
    const first = tokens[match.first];
    const last = tokens[match.last];
    if (first === undefined || last === undefined) continue;
    const printed = text.slice(first.start - base, last.end - base);
    const meant = meantBy(printed, match.values);
    const surfaces =
      strictCase && !readsAsAbbreviation(printed)
        ? meant.filter((surface) => !surface.abbreviation || isMeasured(surface, text.slice(last.end - base)))
        : meant;
    if (surfaces.length === 0) continue;
    mentions.push({ first: match.first, last: match.last, start: first.start, end: last.end, surfaces });
    index = match.last;
  }
  return mentions;
}

/** The longest phrase that begins here, unless a longer one begins inside it and goes on after it ("my sugar" in "my sugar in my pee"). */
function longestNear(tokens: readonly Token[], index: number): TermMatch<Surface> | undefined {
  const { trie } = lexicon();
  const match = trie.longestAt(tokens, index);
  if (match === undefined) return undefined;
  for (let inside = match.first + 1; inside <= match.last; inside++) {
    const later = trie.longestAt(tokens, inside);
    if (later !== undefined && later.last > match.last && later.last - later.first > match.last - match.first)
      return later;
  }
  return match;
}

/** "CRP" is no "CRPS", although both are looked up under the same letters. */
export function meantBy(printed: string, surfaces: readonly Surface[]): readonly Surface[] {
  if (surfaces.every((surface) => surface.exactly === undefined)) return surfaces;
  const letters = printed.toLowerCase();
  const exact = surfaces.filter((surface) => surface.exactly === letters);
  return exact.length > 0 ? exact : surfaces.filter((surface) => surface.exactly === undefined);
}

/** "BMI", "eGFR": capitals beyond the first letter. */
function readsAsAbbreviation(printed: string): boolean {
  return printed === printed.toUpperCase() || /[A-Z]/.test(printed.slice(1));
}

/** "Hgb 11.2": an abbreviation right before a number names what was measured. */
function isMeasured({ concept }: Surface, after: string): boolean {
  return (concept.kind === "lab" || concept.kind === "vital") && /^\s*(?:[:=]\s*)?(?:of |was |is )?[<>]?\d/.test(after);
}
