const beginnings = ["brom", "cald", "drev", "fenz", "grol", "hask", "jort", "klem", "lurv", "mopt"];
const middles = ["ami", "eno", "iru", "ola", "upe", "ysi", "ata", "edo", "ibu", "oxa"];
const ends = ["line", "zole", "pril", "statin"];

/**
 * 200 words, names and numbers that stand in what is uploaded, and that nobody else writes: 100 words as of medicines, 50 names, 50 numbers as of
 * results.
 */
export const knownWords: readonly string[] = [
  ...beginnings.flatMap((beginning, place) =>
    middles.map((middle, other) => beginning + middle + ends[(place + other) % 4]),
  ),
  ...beginnings.flatMap((beginning) =>
    middles.slice(0, 5).map((middle) => `${beginning[0]?.toUpperCase()}${beginning.slice(1)}${middle}sson`),
  ),
  ...Array.from({ length: 50 }, (_, index) => `${61_007 + index * 733}.${index % 9}`),
];

/** Those of the words that stand in a text, as they are or in base64. */
export function wordsFoundIn(text: string): string[] {
  return knownWords.filter((word) => text.includes(word) || isInBase64(text, word));
}

/** In base64 a word looks differently at each of three places. */
function isInBase64(text: string, word: string): boolean {
  return [0, 1, 2].some((shift) => {
    const encoded = Buffer.from(" ".repeat(shift) + word)
      .toString("base64")
      .replace(/=+$/, "");
    return text.includes(encoded.slice(shift === 0 ? 0 : shift + 1, -1));
  });
}
