import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { RandomBytes } from "./bytes.ts";
import { multiply, power, quotientLogarithm } from "./field-of-32.ts";

/** Crockford's base 32: no I, L, O or U, so that nothing can be mistaken when it is copied by hand. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 26 letters of 5 bits: 130 bits of chance. */
const dataLength = 26;
const codeLength = dataLength + 2;
const groupLength = 4;

/**
 * Tells codes of one purpose from those of another: it is laid over the two check letters, so that a code read for another purpose has two
 * wrong letters, which is always seen. Two numbers below 32.
 */
export type Mark = readonly [number, number];

export interface LettersMistake {
  code: "too-short" | "too-long" | "unknown-letter" | "mistyped";
  /** Which group of four (1 to 7) is probably wrong, where that can be told: true whenever a single letter is. */
  group?: number;
}

/**
 * The two check letters of a Reed-Solomon code over GF(32): any one or two wrong letters are told for certain, so any two swapped ones
 * too; of heavier damage, one in 1,024 goes unseen.
 */
function checkLetters(data: number[]): [number, number] {
  // Division by the generator (x - 2)(x - 4) = x² + 6x + 8; in this field, plus is minus is exclusive or.
  let first = 0;
  let second = 0;
  for (const letter of data) {
    const carry = letter ^ first;
    first = second ^ multiply(carry, 6);
    second = multiply(carry, 8);
  }
  return [first, second];
}

function evaluate(letters: number[], at: number): number {
  return letters.reduce((sum, letter) => multiply(sum, at) ^ letter, 0);
}

/** 26 letters from as many random bytes, of which five bits each are used, and their two check letters. */
export function makeCheckedLetters(randomBytes: RandomBytes, mark: Mark): string {
  const data = Array.from(randomBytes(dataLength), (byte) => byte & 31);
  const [first, second] = checkLetters(data);
  return [...data, first ^ mark[0], second ^ mark[1]].map((letter) => alphabet[letter]).join("");
}

/** As they are shown and printed: "ABCD-EFGH-…", seven groups of four. */
export function formatCheckedLetters(letters: string): string {
  return (letters.match(/.{4}/g) ?? []).join("-");
}

/**
 * The letters that a person typed, in their one canonical form: 28 without spaces. Lower case, spaces and dashes of all kinds do not
 * matter; O is read as 0, I and L as 1. A typing mistake is told, never corrected.
 */
export function parseCheckedLetters(typed: string, mark: Mark): Outcome<string, LettersMistake> {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const letters = Array.from(code, (letter) => alphabet.indexOf(letter));
  const unknown = letters.indexOf(-1);
  if (unknown >= 0) return fail({ code: "unknown-letter", group: groupOf(unknown) });
  if (letters.length < codeLength) return fail({ code: "too-short" });
  if (letters.length > codeLength) return fail({ code: "too-long" });
  const plain = letters.map((letter, index) =>
    index < dataLength ? letter : letter ^ (mark[index - dataLength] ?? 0),
  );
  const first = evaluate(plain, 2);
  const second = evaluate(plain, power(2));
  if (first === 0 && second === 0) return succeed(code);
  // A single wrong letter at the power x^n makes the second syndrome 2^n times the first.
  const fromTheEnd = first === 0 || second === 0 ? codeLength : quotientLogarithm(second, first);
  if (fromTheEnd >= codeLength) return fail({ code: "mistyped" });
  return fail({ code: "mistyped", group: groupOf(codeLength - 1 - fromTheEnd) });
}

function groupOf(position: number): number {
  return Math.floor(position / groupLength) + 1;
}
