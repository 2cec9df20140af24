import { expect, test } from "vitest";
import { createRateLimit, type MakeRateLimit } from "../../../sync-server/guards/rate-limit.ts";
import { createSignInLimit, emailIn } from "../../../sync-server/guards/sign-in-limit.ts";

const inMemory: MakeRateLimit = (_kind, perMinute) => createRateLimit(perMinute, () => 0);

test("one e-mail that is tried from many networks is left alone after a while, however it is written; another is not", () => {
  const limit = createSignInLimit(2, inMemory);
  const answers = Array.from({ length: 6 }, (_, from) =>
    limit.allowsOn(from % 2 ? "Ruth@example.org" : "ruth@example.org "),
  );
  expect(answers).toEqual([true, true, true, true, false, false]);
  expect(limit.allowsOn("nora@example.org")).toBe(true);
});

test("what proves nothing is no attempt; what comes with a session and its password is one", () => {
  const { kindOf } = createSignInLimit(1, inMemory);
  expect(kindOf("POST", "/api/auth/logout")).toBeUndefined();
  expect(kindOf("GET", "/api/auth/me")).toBeUndefined();
  for (const way of ["login", "register", "recover"]) expect(kindOf("POST", `/api/auth/${way}`)).toBe("names-an-email");
  for (const method of ["GET", "HEAD"]) expect(kindOf(method, "/api/auth/vault")).toBe("names-an-email");
  expect(kindOf("POST", "/api/auth/password")).toBe("proves-again");
  expect(kindOf("DELETE", "/api/auth/account")).toBe("proves-again");
});

test("the e-mail is found in whatever is a body, and nothing else breaks on one", () => {
  expect(emailIn(JSON.stringify({ email: "ruth@example.org" }))).toBe("ruth@example.org");
  for (const body of ["", "{", "[]", "null", JSON.stringify({ email: 7 })]) expect(emailIn(body)).toBeUndefined();
});
