import { en } from "#features/texts/en.ts";

export type AuthMode = "sign-in" | "sign-up";

export const minimumPasswordLength = 6;

/** The sentence that stands against these credentials, or undefined. The order is that of the specification (section 5). */
export function validateCredentials(
  mode: AuthMode,
  { email, password, confirmation }: { email: string; password: string; confirmation: string },
): string | undefined {
  if (email.trim() === "" || password === "") return en.auth.fillAll;
  if (mode === "sign-up" && password !== confirmation) return en.auth.mismatch;
  if (password.length < minimumPasswordLength) return en.auth.tooShort;
  return undefined;
}
