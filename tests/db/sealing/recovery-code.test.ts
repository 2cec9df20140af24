import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRecoveryCode, makeRecoveryCode, parseRecoveryCode } from "#db/sealing/recovery-code.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codes = fc
  .uint8Array({ minLength: 26, maxLength: 26 })
  .map((bytes) => makeRecoveryCode(() => new Uint8Array(bytes)));
const positions = fc.integer({ min: 0, max: 27 });
/** Never 0, so that adding it changes the letter. */
const shifts = fc.integer({ min: 1, max: 31 });

function shifted(code: string, position: number, shift: number): string {
  const letter = alphabet[alphabet.indexOf(code[position] ?? "") ^ shift] ?? "";
  return code.slice(0, position) + letter + code.slice(position + 1);
}

describe("the recovery code", () => {
  test("is 130 random bits in seven groups of four, in Crockford's letters", () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(formatRecoveryCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      }),
    );
    const all = new Set(
      Array.from({ length: 26 * 32 }, (_, index) =>
        makeRecoveryCode((length) => {
          const bytes = new Uint8Array(length);
          bytes[Math.floor(index / 32)] = index % 32;
          return bytes;
        }),
      ),
    );
    // Each of the 26 places takes each of 32 values, and only the all-zero code is there 26 times.
    expect(all.size).toBe(26 * 31 + 1);
  });

  test("is read back however it is typed: lower case, spaces, other dashes, O for 0, I and L for 1", () => {
    const habits = fc.record({
      lower: fc.boolean(),
      zero: fc.constantFrom("0", "O", "o"),
      one: fc.constantFrom("1", "I", "i", "L", "l"),
      separator: fc.constantFrom("", " ", "-", " - ", "–", "—", "\u00a0", ".", "\n"),
    });
    fc.assert(
      fc.property(codes, habits, (code, { lower, zero, one, separator }) => {
        const grouped = formatRecoveryCode(code).replaceAll("-", separator);
        const cased = lower ? grouped.toLowerCase() : grouped;
        const typed = `  ${cased.replaceAll("0", zero).replaceAll("1", one)} `;
        expect(parseRecoveryCode(typed)).toEqual({ ok: true, value: code });
      }),
    );
  });

  test("with one wrong letter is told, with the group to look at", () => {
    fc.assert(
      fc.property(codes, positions, shifts, (code, position, shift) => {
        const group = Math.floor(position / 4) + 1;
        expect(parseRecoveryCode(shifted(code, position, shift))).toEqual({
          ok: false,
          failure: { code: "mistyped", group },
        });
      }),
      { numRuns: 500 },
    );
  });

  test("with any two wrong letters, or any two swapped, is told", () => {
    fc.assert(
      fc.property(codes, positions, positions, shifts, shifts, (code, first, second, one, other) => {
        fc.pre(first !== second);
        const twice = shifted(shifted(code, first, one), second, other);
        expect(parseRecoveryCode(twice)).toMatchObject({ ok: false, failure: { code: "mistyped" } });
        const letters = [...code];
        [letters[first], letters[second]] = [letters[second] ?? "", letters[first] ?? ""];
        expect(parseRecoveryCode(letters.join("")).ok).toBe(letters.join("") === code);
      }),
      { numRuns: 1000 },
    );
  });

  test("that is too short, too long or has a letter that no code has says so", () => {
    fc.assert(
      fc.property(codes, fc.integer({ min: 0, max: 27 }), positions, (code, length, position) => {
        expect(parseRecoveryCode(code.slice(0, length))).toEqual({ ok: false, failure: { code: "too-short" } });
        expect(parseRecoveryCode(`${code}0`)).toEqual({ ok: false, failure: { code: "too-long" } });
        const foreign = `${code.slice(0, position)}U${code.slice(position + 1)}`;
        const group = Math.floor(position / 4) + 1;
        expect(parseRecoveryCode(foreign)).toEqual({ ok: false, failure: { code: "unknown-letter", group } });
      }),
    );
  });
});
