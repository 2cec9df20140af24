import { texts } from "#features/texts/texts.ts";

export type AuthMode = "sign-in" | "sign-up";

export const minimumPasswordLength = 6;

/** The sentence that stands against these credentials, or undefined. The order is that of the specification (section 5). */
export function validateCredentials(
  mode: AuthMode,
  { email, password, confirmation }: { email: string; password: string; confirmation: string },
): string | undefined {
  if (email.trim() === "" || password === "") return texts.auth.fillAll;
  if (mode === "sign-up" && password !== confirmation) return texts.auth.mismatch;
  if (password.length < minimumPasswordLength) return texts.auth.tooShort;
  return undefined;
}
