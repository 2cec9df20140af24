import { Hono } from "hono";
import { expect, test } from "vitest";
import { createSignInLimit } from "../../../sync-server/home/sign-in-limit.ts";

/** A server that says whether an attempt is allowed, from the address that the request names; the body stays readable behind it. */
function limited(perMinute: number) {
  const allows = createSignInLimit(perMinute, () => 0);
  return new Hono().all("*", async (c) => {
    const allowed = await allows(c, c.req.header("X-From") ?? "");
    return c.text((await c.req.text()) === "" && c.req.method === "POST" ? "empty" : String(allowed));
  });
}

async function attempt(app: Hono, from: number, email: string, path = "/api/auth/login") {
  const body = JSON.stringify({ email, password: "a guess" });
  const headers = { "X-From": String(from), "Content-Length": String(body.length) };
  return (await app.request(path, { method: "POST", body, headers })).text();
}

test("one e-mail that is tried from many addresses is left alone after a while; another is not", async () => {
  const app = limited(2);
  const answers: string[] = [];
  for (let from = 0; from < 12; from++)
    answers.push(await attempt(app, from, from % 2 ? "Ruth@example.org" : "ruth@example.org "));
  expect(answers).toEqual([...Array(10).fill("true"), "false", "false"]);
  expect(await attempt(app, 99, "nora@example.org")).toBe("true");
});

test("what proves nothing is not counted", async () => {
  const app = limited(1);
  for (let count = 0; count < 5; count++)
    expect(await attempt(app, 1, "ruth@example.org", "/api/auth/logout")).toBe("true");
  expect(await attempt(app, 1, "ruth@example.org")).toBe("true");
  expect(await attempt(app, 1, "ruth@example.org")).toBe("false");
});
