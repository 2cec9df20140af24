import { expect, it } from "vitest";
import { type AuthMode, validateCredentials } from "#features/auth/validate-credentials.ts";

const typed = (email: string, password: string, confirmation = "") => ({ email, password, confirmation });

it.each<[AuthMode, ReturnType<typeof typed>, string | undefined]>([
  ["sign-in", typed("", "abcdef"), "Please fill in all fields"],
  ["sign-in", typed("   ", "abcdef"), "Please fill in all fields"],
  ["sign-in", typed("a@b.c", ""), "Please fill in all fields"],
  ["sign-in", typed("a@b.c", "abcde"), "Password must be at least 6 characters"],
  ["sign-in", typed("a@b.c", "abcdef", "something else"), undefined],
  ["sign-up", typed("", "abc", "abd"), "Please fill in all fields"],
  ["sign-up", typed("a@b.c", "abc", "abd"), "Passwords do not match"],
  ["sign-up", typed("a@b.c", "abcde", "abcde"), "Password must be at least 6 characters"],
  ["sign-up", typed("a@b.c", "abcdef", "abcdef"), undefined],
])("%s with %o: %s", (mode, credentials, sentence) => {
  expect(validateCredentials(mode, credentials)).toBe(sentence);
});
