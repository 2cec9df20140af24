/*
 * What reads words looks at every word in the light of the others, so its time grows faster than the text does. Nothing of it is ever given
 * more than this at a time: a longer text is read piece by piece.
 */

/** UTF-16 units of a passage: three times the longest sentence that people write. */
export const longestPassage = 1_000;
/** Of a question: what is typed beyond it is not read, and the answer says so. */
export const longestQuestion = 1_000;
/** Of a name: a medicine, a test, a person, a thing to do. */
export const longestName = 200;

/** Where a text that is too long is best cut: at the last space, else where its room ends. */
export function cutWithin(text: string, start: number, end: number, most = longestPassage): number {
  if (end - start <= most) return end;
  const last = start + most;
  for (let at = last; at > last - most / 2; at--) if (/\s/.test(text.charAt(at))) return at;
  // Two halves of one letter stay together.
  return /[\ud800-\udbff]/.test(text.charAt(last - 1)) ? last - 1 : last;
}

/** The text, or as much of it as is read at a time. */
export function bounded(text: string, most = longestPassage): string {
  return text.length <= most ? text : text.slice(0, cutWithin(text, 0, text.length, most));
}

/** What is found in a text, looked for piece by piece: `find` is given each piece with where it begins. */
export function inPieces<Found>(text: string, find: (piece: string, start: number) => readonly Found[]): Found[] {
  if (text.length <= longestPassage) return [...find(text, 0)];
  const found: Found[] = [];
  for (let start = 0; start < text.length; ) {
    const end = cutWithin(text, start, text.length);
    for (const one of find(text.slice(start, end), start)) found.push(one);
    start = end;
  }
  return found;
}
