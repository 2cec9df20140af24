import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRecoveryCode, makeRecoveryCode, parseRecoveryCode } from "#db/sealing/recovery-code.ts";
import { formatSignInLetters, makeSignInLetters, parseSignInLetters } from "#db/sealing/sign-in-letters.ts";

const bytes = fc.uint8Array({ minLength: 26, maxLength: 26 });
const letters = bytes.map((chance) => makeSignInLetters(() => new Uint8Array(chance)));

describe("the sign-in letters", () => {
  test("are read back in groups, in lower case and with spaces", () => {
    fc.assert(
      fc.property(letters, fc.constantFrom("-", " ", "", " – "), (made, between) => {
        const typed = formatSignInLetters(made).replaceAll("-", between).toLowerCase();
        expect(parseSignInLetters(typed)).toEqual({ ok: true, value: made });
      }),
    );
  });

  test("with one or two wrong letters are never taken", () => {
    const places = fc.uniqueArray(fc.integer({ min: 0, max: 27 }), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(letters, places, fc.integer({ min: 1, max: 31 }), (made, wrong, shift) => {
        const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
        const typed = Array.from(made, (letter, place) =>
          wrong.includes(place) ? alphabet[alphabet.indexOf(letter) ^ shift] : letter,
        ).join("");
        expect(parseSignInLetters(typed)).toMatchObject({ ok: false });
      }),
    );
  });

  test("are told from a recovery code, whichever is typed for the other", () => {
    fc.assert(
      fc.property(bytes, (chance) => {
        const code = makeRecoveryCode(() => new Uint8Array(chance));
        expect(parseSignInLetters(formatRecoveryCode(code))).toEqual({ ok: false, failure: { code: "recovery-code" } });
        const made = makeSignInLetters(() => new Uint8Array(chance));
        expect(parseRecoveryCode(formatSignInLetters(made)).ok).toBe(false);
      }),
    );
  });
});
