import type { RecoveryCodeMistake } from "#db/sealing/recovery-code.ts";

/** What is wrong with a typed recovery code, and where to look, in one sentence. */
export function describeMistake({ code, group }: RecoveryCodeMistake): string {
  const where = group === undefined ? "" : ` Please look at group ${group} again.`;
  switch (code) {
    case "too-short":
      return "This recovery code is too short: it has seven groups of four letters or digits.";
    case "too-long":
      return "This recovery code is too long: it has seven groups of four letters or digits.";
    case "unknown-letter":
      return `There is a character in this recovery code that no code has.${where}`;
    case "mistyped":
      return `There is a typing mistake in this recovery code.${where}`;
  }
}
