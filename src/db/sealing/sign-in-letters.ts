import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { type RandomBytes, utf8 } from "./bytes.ts";
import {
  formatCheckedLetters,
  type LettersMistake,
  type Mark,
  makeCheckedLetters,
  parseCheckedLetters,
} from "./checked-letters.ts";
import { parseRecoveryCode } from "./recovery-code.ts";

/** Not that of recovery codes: whoever takes the one for the other is told so. */
const mark: Mark = [19, 7];

/** The device secret of a private account as it is printed and typed: 130 bits in 26 letters, and two check letters. */
export type SignInLetters = string & { readonly signInLetters: unique symbol };

export interface SignInLettersMistake extends Omit<LettersMistake, "code"> {
  code: LettersMistake["code"] | "recovery-code";
}

export function makeSignInLetters(randomBytes: RandomBytes): SignInLetters {
  return makeCheckedLetters(randomBytes, mark) as SignInLetters;
}

/** As they are shown and printed: "ABCD-EFGH-…", seven groups of four. */
export function formatSignInLetters(letters: SignInLetters): string {
  return formatCheckedLetters(letters);
}

/** The letters that a person typed, however they were spaced. A typing mistake is told, never corrected; so is a recovery code. */
export function parseSignInLetters(typed: string): Outcome<SignInLetters, SignInLettersMistake> {
  const parsed = parseCheckedLetters(typed, mark);
  if (parsed.ok) return succeed(parsed.value as SignInLetters);
  return parseRecoveryCode(typed).ok ? fail({ code: "recovery-code" }) : parsed;
}

/** The device secret as a key that can be used and not be read: HMAC-SHA-256. */
export function importDeviceSecret(letters: SignInLetters): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", utf8(letters), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}
