import { wordKey } from "#core/understanding/vocabulary/tokens.ts";

/** A word, number, day or sign near a mention, as a learned reader sees it. */
export interface NearWord {
  key: string;
  /** Behind the end of the mention's own sentence. */
  beyond: boolean;
}

/** A stretch of the text that is seen as one sign, whatever is printed there: another medicine, a day. */
export interface Masked {
  start: number;
  end: number;
  key: string;
}

const pieces = /\p{L}+(?:['’]\p{L}+)?|\d+(?:[.,/:]\d+)*|[?!.:;,|()[\]→↑↓✓☐☑•=+/&–—-]/gu;
const sentenceEnd = /^[.;!?•|]$/;
/** How far the words around a mention are read, in letters and in words. */
const reach = 180;
const most = 14;

/** The words behind `from`, nearest first. */
export function wordsAfter(text: string, from: number, masked: readonly Masked[]): NearWord[] {
  return toSentence(near(text, from, Math.min(text.length, from + reach), masked).slice(0, most));
}

/** The words before `to`, nearest first. */
export function wordsBefore(text: string, to: number, masked: readonly Masked[]): NearWord[] {
  return toSentence(
    near(text, Math.max(0, to - reach), to, masked)
      .slice(-most)
      .reverse(),
  );
}

function toSentence(keys: readonly string[]): NearWord[] {
  let beyond = false;
  return keys.map((key) => {
    beyond ||= sentenceEnd.test(key);
    return { key, beyond };
  });
}

function near(text: string, from: number, to: number, masked: readonly Masked[]): string[] {
  const inside = masked.filter(({ start, end }) => start < to && end > from);
  const keys: { at: number; key: string }[] = inside.map(({ start, key }) => ({ at: start, key }));
  for (const match of text.slice(from, to).matchAll(pieces)) {
    const at = from + match.index;
    if (!inside.some(({ start, end }) => start < at + match[0].length && end > at))
      keys.push({ at, key: signOf(match[0]) });
  }
  return keys.sort((one, other) => one.at - other.at).map(({ key }) => key);
}

/** Every number is one sign; words are taken as they are looked up, whether they are capitals or not. */
function signOf(piece: string): string {
  if (/^\d/.test(piece)) return /^(?:19|20)\d\d$/.test(piece) ? "#year" : /[/:]/.test(piece) ? "#/#" : "#";
  return /^\p{L}/u.test(piece) ? wordKey(piece) : piece;
}
