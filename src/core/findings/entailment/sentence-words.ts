/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
}

/** A text as quotes are looked up in it. */
export function flatText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[“”"‘’']/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase()
    .trim();
}

export function plainNumber(printed: string): string {
  const number = Number(printed.replace(/,/g, "").replace(":", "."));
  return Number.isNaN(number) ? printed : String(number);
}

/** The beginning of a word, without the endings that grammar changes. */
export function rootOf(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/haem/g, "hem")
    .replace(/faec/g, "fec")
    .replace(/(?:ations?|ings?|ed|es|s|e|ly|ion)$/, "")
    .slice(0, 9);
}
