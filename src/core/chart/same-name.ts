import { isShortFor } from "./short-names.ts";

/** The words of a name as they are compared: without titles, marks and order. */
export function nameWords(name: string): string[] {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\b(?:mr|mrs|ms|miss|master|mx|dr|prof(?:essor)?|sr|sister|nurse)\b\.?/g, " ")
    .replace(/['’]/g, "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

/** Nobody's name has more words: each is looked for among all of the other's. */
const mostWords = 24;

/**
 * Whether two printed names can be of one person: every word of the shorter one stands in the longer, as itself, as its initial, or with
 * one letter mistaken. "KOVACIC, Darren" is "Darren Mark Kovacic"; "D. Kovacic" is, too; "Mirela Kovacic" is not.
 */
export function areAlike(one: string, other: string): boolean {
  const [mine, theirs] = [nameWords(one), nameWords(other)];
  const [short, long] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  if (short.length === 0) return false;
  if (long.length > mostWords) return one === other;
  const left = [...long];
  let whole = 0;
  for (const word of short) {
    const at = left.findIndex((candidate) => isSameWord(word, candidate));
    if (at === -1) return false;
    if (Math.min(word.length, left[at]?.length ?? 0) > 1) whole++;
    left.splice(at, 1);
  }
  return whole > 0;
}

/**
 * Whether the two may be called by the same given name: "Ida Quist" and "Ida Holm", "Robert Quist" and "Bob Quist"; where it cannot be told
 * which word is the given name, any shared word may be it. Relatives share a family name, and not this one.
 */
export function sharesGivenName(one: string, other: string): boolean {
  const [mine, theirs] = [nameWords(one), nameWords(other)];
  return (
    givenNames(one).some((given) => theirs.some((word) => isSameGivenName(given, word))) ||
    givenNames(other).some((given) => mine.some((word) => isSameGivenName(given, word)))
  );
}

/** The words of a name that can be the given one: behind the comma, behind a family name in capitals, else the first. */
function givenNames(name: string): string[] {
  const [family = "", given] = name.split(",");
  if (given !== undefined && nameWords(given).length > 0) return nameWords(given).slice(0, 1);
  const printed = family.split(/\s+/).filter((word) => nameWords(word).length > 0);
  const capitals = printed.filter((word) => word.length > 2 && word === word.toUpperCase());
  const words = nameWords(family);
  // All in capitals, or none: "TAN BOON KHENG" may begin with either.
  if (capitals.length === printed.length) return [words[0] ?? "", words.at(-1) ?? ""].filter((word) => word !== "");
  return nameWords(printed.find((word) => !capitals.includes(word)) ?? "").slice(0, 1);
}

function isSameGivenName(one: string, other: string): boolean {
  if (isSameWord(one, other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (short.length >= 3 && long.startsWith(short)) || isShortFor(short, long) || isShortFor(long, short);
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.length === 1 || other.length === 1) return one.charAt(0) === other.charAt(0);
  return one.length >= 5 && other.length >= 5 && differInOne(one, other);
}

/** One letter more, less, or another. */
function differInOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one.charAt(start) === other.charAt(start)) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
