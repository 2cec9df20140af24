import { longestName } from "#core/domain/bounded-text.ts";
import type { ConceptKind } from "./lexicon.ts";
import { lexicon } from "./lexicon.ts";
import { wordKey } from "./tokens.ts";

/** Letters that OCR takes for each other, folded to one. */
function foldLookalikes(word: string): string {
  return word
    .replace(/0/g, "o")
    .replace(/[1|!]/g, "l")
    .replace(/5/g, "s")
    .replace(/8/g, "b")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/cl/g, "d");
}

/** What a word sounds like, coarsely: speech recognition confuses b/p, d/t, g/k, v/f, z/s, and vowels. */
function foldSounds(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/[ck]h?|q|g/g, "k")
    .replace(/b/g, "p")
    .replace(/d/g, "t")
    .replace(/v/g, "f")
    .replace(/[zx]/g, "s")
    .replace(/[aeiouy]+/g, "a")
    .replace(/(.)\1+/g, "$1");
}

interface Candidate {
  word: string;
  name: string;
  looks: string;
  sounds: string;
}

const candidates = new Map<ConceptKind, Map<string, Candidate[]>>();

function candidatesOf(kind: ConceptKind): Map<string, Candidate[]> {
  const known = candidates.get(kind);
  if (known !== undefined) return known;
  const byLength = new Map<string, Candidate[]>();
  for (const concept of lexicon().concepts.values()) {
    if (concept.kind !== kind || /\s|\//.test(concept.name) || concept.name.length < 6) continue;
    const word = wordKey(concept.name);
    const candidate = { word, name: concept.name, looks: foldLookalikes(word), sounds: foldSounds(word) };
    const key = String(word.length);
    const list = byLength.get(key);
    if (list === undefined) byLength.set(key, [candidate]);
    else list.push(candidate);
  }
  candidates.set(kind, byLength);
  return byLength;
}

/**
 * The known name that `word` is a near-miss of ("prednis0ne", "pregnizone" → "prednisone"), or undefined: where it is known itself, too
 * short, or near to several. A proposal only: nothing is ever corrected with it silently.
 */
export function proposeName(word: string, kind: ConceptKind): string | undefined {
  const key = wordKey(word);
  if (key.length < 6 || /\s/.test(word.trim())) return undefined;
  const looks = foldLookalikes(key);
  const sounds = foldSounds(key);
  let best: { name: string; distance: number } | undefined;
  let tied = false;
  for (let length = key.length - 2; length <= key.length + 2; length++) {
    for (const candidate of candidatesOf(kind).get(String(length)) ?? []) {
      if (candidate.word === key) return undefined;
      const distance =
        candidate.looks === looks
          ? 0.2
          : candidate.sounds === sounds && sounds.length >= 4
            ? 0.8
            : editDistance(looks, candidate.looks, 2);
      const allowed = key.length >= 9 ? 2 : 1;
      if (distance > allowed || (best !== undefined && distance > best.distance)) continue;
      tied = best !== undefined && distance === best.distance && best.name !== candidate.name;
      best = { name: candidate.name, distance };
    }
  }
  return tied ? undefined : best?.name;
}

/**
 * The known name that several words sound like when they are said in one ("method to exit" → "methotrexate"), or undefined: where it is
 * short, or near to several. A proposal only, as above.
 */
export function proposeSpokenName(words: string, kind: ConceptKind): string | undefined {
  const key = wordKey(words.replace(/[\s'’-]+/g, ""));
  if (key.length < 8) return undefined;
  const sounds = foldSounds(key);
  const allowed = Math.floor(sounds.length / 5);
  let best: { name: string; distance: number } | undefined;
  let tied = false;
  for (let length = key.length - 3; length <= key.length + 3; length++) {
    for (const candidate of candidatesOf(kind).get(String(length)) ?? []) {
      // The beginning of a word is what is heard best.
      if (candidate.sounds[0] !== sounds[0]) continue;
      const unlike = editDistance(sounds, candidate.sounds, allowed);
      if (unlike > allowed) continue;
      // Of two that sound as near, the one that is written nearer.
      const distance = unlike + editDistance(key, candidate.word, key.length) / (2 * key.length);
      if (best !== undefined && distance > best.distance) continue;
      tied = best !== undefined && distance === best.distance && best.name !== candidate.name;
      best = { name: candidate.name, distance };
    }
  }
  return tied ? undefined : best?.name;
}

/** Levenshtein distance, or anything above `limit` where it is above. */
export function editDistance(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > limit || one.length > longestName) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const cost = one.charCodeAt(row - 1) === other.charCodeAt(column - 1) ? 0 : 1;
      const value = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      current.push(value);
      if (value < least) least = value;
    }
    if (least > limit) return limit + 1;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
}
