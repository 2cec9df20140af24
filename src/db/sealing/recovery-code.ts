import type { Outcome } from "#core/domain/outcome.ts";
import type { RandomBytes } from "./bytes.ts";
import {
  formatCheckedLetters,
  type LettersMistake,
  type Mark,
  makeCheckedLetters,
  parseCheckedLetters,
} from "./checked-letters.ts";

const mark: Mark = [0, 0];

/** A recovery code whose two check letters are right, in its one canonical form: 28 letters without spaces. */
export type RecoveryCode = string & { readonly recoveryCode: unique symbol };

export type RecoveryCodeMistake = LettersMistake;

/** A new code from 26 random bytes, of which five bits each are used. */
export function makeRecoveryCode(randomBytes: RandomBytes): RecoveryCode {
  return makeCheckedLetters(randomBytes, mark) as RecoveryCode;
}

/** As it is shown and printed: "ABCD-EFGH-…", seven groups of four. */
export function formatRecoveryCode(code: RecoveryCode): string {
  return formatCheckedLetters(code);
}

/** The code that a person typed, however it was spaced. A typing mistake is told, never corrected. */
export function parseRecoveryCode(typed: string): Outcome<RecoveryCode, RecoveryCodeMistake> {
  return parseCheckedLetters(typed, mark) as Outcome<RecoveryCode, RecoveryCodeMistake>;
}
