import { afterAll, beforeAll, expect, test } from "vitest";
import { describedRoutes, openApiDocument } from "../../../sync-server/home/openapi.ts";
import { type OpenServer, openServer } from "./open-server.ts";

let server: OpenServer;
let token: string;

beforeAll(async () => {
  server = await openServer({ onError: () => undefined });
  const response = await fetch(`${server.origin}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ruth@example.org", passwordHash: "derived" }),
  });
  token = ((await response.json()) as { token: string }).token;
});
afterAll(() => server.close());

test("the document names every route with its body, answer and errors", async () => {
  const served = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(served.openapi).toBe("3.1.0");
  const named = Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual(describedRoutes.map(({ method, path }) => `${method} ${path}`).sort());
  expect(JSON.parse(JSON.stringify(openApiDocument("test")))).toEqual(served);
});

const addressOf = (path: string) =>
  server.origin +
  path
    .replace("{name}", "nora")
    .replace("{seq}", "0")
    .replace("{place}", "0")
    .replace(/\{\w+\}/g, "not-there");

test.each(describedRoutes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const))(
  "%s is there, and asks who is calling where it says so",
  async (_name, { method, path, open, problems = [] }) => {
    // The stream of events never ends, and logging out would end the other tests.
    if (/\/(?:events|logout)$/.test(path)) return;
    const init = (headers: Record<string, string>) => ({ method: method.toUpperCase(), headers });
    const anonymous = await fetch(addressOf(path), init({}));
    if (open) expect(anonymous.status).not.toBe(401);
    else expect(anonymous.status).toBe(401);
    const answer = await fetch(addressOf(path), init({ Authorization: `Bearer ${token}` }));
    const text = await answer.text();
    expect(text).not.toBe("There is nothing at this address.");
    expect([200, 201, 204, 401, ...problems]).toContain(answer.status);
    if (answer.status >= 400) expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  },
);
