export interface CharacterErrors {
  errors: number;
  length: number;
}

/** Line breaks and columns are no characters: only the order and spelling of the words counts. */
function plain(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** Levenshtein's distance between what was read and what is printed, white space made equal, with the length of the latter. */
export function characterErrors(read: string, printed: string): CharacterErrors {
  const wanted = plain(printed);
  const found = plain(read);
  let previous = Uint32Array.from({ length: wanted.length + 1 }, (_, index) => index);
  let current = new Uint32Array(wanted.length + 1);
  for (let row = 1; row <= found.length; row++) {
    current[0] = row;
    for (let column = 1; column <= wanted.length; column++) {
      const same = found.charCodeAt(row - 1) === wanted.charCodeAt(column - 1);
      const replaced = (previous[column - 1] ?? 0) + (same ? 0 : 1);
      current[column] = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    [previous, current] = [current, previous];
  }
  return { errors: previous[wanted.length] ?? 0, length: wanted.length };
}

/** Share of the printed words that were read, each as often as it is printed; the order does not matter. */
export function wordRecall(read: string, printed: string): number {
  const left = new Map<string, number>();
  for (const word of plain(read).split(" ")) left.set(word, (left.get(word) ?? 0) + 1);
  const wanted = plain(printed).split(" ");
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / wanted.length;
}
