import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitByAccount } from "../../../sync-server/home/account-limit.ts";
import { createRateLimit } from "../../../sync-server/home/rate-limit.ts";

test("attempts on one e-mail are limited whoever makes them, known or not, however it is written; the route reads its body", async () => {
  let now = 0;
  const home = new Hono();
  home.use(limitByAccount(createRateLimit(3, () => now)));
  home.post("/login", async (c) => c.text(await c.req.text(), 401));
  const attempt = async (body: string) => (await home.request("/login", { method: "POST", body })).status;
  const of = (email: unknown) => JSON.stringify({ email, password: "a guess" });

  const written = ["ruth@example.org", " RUTH@example.org", "Ruth@Example.org "];
  for (const email of written) expect(await attempt(of(email))).toBe(401);
  expect(await attempt(of("ruth@example.org"))).toBe(429);
  expect(await attempt(of("nobody@example.org"))).toBe(401);
  // What names no account is the route's to answer.
  for (const body of ["", "{", "[]", "null", of(7)])
    for (let times = 0; times < 5; times++) expect(await attempt(body)).toBe(401);
  now += 20_000;
  expect(await attempt(of("ruth@example.org"))).toBe(401);
  expect(await attempt(of("ruth@example.org"))).toBe(429);
});
