import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReaders } from "#pipeline/readers.ts";
import type { DescribedRoute } from "../../../sync-server/home/described-route.ts";
import { describedRoutes, problemStatuses } from "../../../sync-server/home/openapi.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { expectProblem } from "../../contract/expect-problem.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { type Asked, call } from "./call.ts";
import { knownWords, wordsFoundIn } from "./known-words.ts";
import { furnishWorld, type RouteRow, type World } from "./route-row.ts";
import { routeRows } from "./route-rows.ts";

let server: OpenServer;
/** The same routes over a server that has had enough of this address. */
let busy: OpenServer;
let world: World;
const lines: string[] = [];
const ocr = createNodeOcrEngine();

beforeAll(async () => {
  server = await openServer({
    writeLog: (text) => lines.push(text),
    readers: createReaders({ pdf: createNodePdfEngine(), ocr }),
  });
  world = await furnishWorld(server);
  busy = await openServer({ limits: { requests: 1 } });
  await fetch(`${busy.origin}/api/auth/me`);
}, 180_000);
afterAll(async () => {
  await server.close();
  await busy.close();
  await ocr.close();
});

const nameOf = ({ method, path }: DescribedRoute) => `${method} ${path}`;

test("every described route has its row here, and every row its route", () => {
  expect(Object.keys(routeRows).sort()).toEqual(describedRoutes.map(nameOf).sort());
});

const readsRecords = /^\/api\/(?:documents|bin|insights|conversations|chart|chat|entries|appointment-questions)/;

/** What provokes a status on any route that names it; undefined where only the route's own row can know. */
function provoke(status: number, route: DescribedRoute, row: RouteRow): (() => Asked | Promise<Asked>) | undefined {
  const own = row.problems?.[status];
  if (own !== undefined) return () => own(world);
  const asked = row.ask(world.person);
  const { body, path } = route;
  const isJson = body !== undefined && typeof body !== "string";
  switch (status) {
    case 400:
      if (/^\/api\/(?:sync|blobs)/.test(path)) return () => ({ ...asked, headers: { "Sync-Version": "newest" } });
      if (isJson) return () => ({ ...asked, body: '{"', headers: { "Content-Type": "application/json" } });
      return route.query && (() => ({ ...asked, path: asked.path.replace(/\?.*/, "?email=nobody") }));
    case 401:
      return () => ({ ...asked, token: null });
    case 403:
      return () => ({ ...asked, headers: { Origin: "https://elsewhere.example" } });
    case 409:
      return readsRecords.test(path) ? () => ({ ...asked, token: world.privateToken }) : undefined;
    case 413:
      return isJson
        ? () => ({ ...asked, body: { ...(asked.body as object), more: "x".repeat(25 * 1024 * 1024) } })
        : undefined;
    case 415:
      return () => ({ ...asked, body: "words", headers: { "Content-Type": "text/plain" } });
    case 426:
      return () => ({ ...asked, headers: { "Sync-Version": "0" } });
    default:
      return undefined;
  }
}

describe.each(describedRoutes.map((route) => [nameOf(route), route] as const))("%s", (name, route) => {
  const row = routeRows[name];
  if (row === undefined) return test("has a row", () => expect.fail(`There is no row for ${name}.`));
  const { method, answer, status = 200 } = route;

  test(`answers ${status} as it is described`, async () => {
    const own = (await row.fresh?.(world)) ?? world.person;
    const controller = new AbortController();
    const response = await call(world.origin, method, { token: own.token, ...row.ask(own) });
    expect({ status: response.status, body: response.ok ? "" : await response.text() }).toEqual({ status, body: "" });
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    if (answer === "events") {
      const first = await response.body?.getReader().read();
      expect(new TextDecoder().decode(first?.value)).toMatch(/^event: head\ndata: \{"seq":\d+/);
    } else if (answer === "bytes") expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    else if (answer === undefined) await response.text();
    else {
      expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
      expect(answer.safeParse(await response.json())).toMatchObject({ success: true });
    }
    controller.abort();
  });

  const provoked = problemStatuses(route).filter((problem) => problem !== 429 && problem !== 500);
  test.each(provoked)("answers %i in one sentence of plain text", async (problem) => {
    const asked = provoke(problem, route, row);
    if (asked === undefined) throw new Error(`The row of ${name} does not say what provokes ${problem}.`);
    const request = await asked();
    await expectProblem(await call(world.origin, method, { token: world.person.token, ...request }), problem);
    if (problem !== 401 || route.open) return;
    await expectProblem(await call(world.origin, method, { ...request, token: "made-up" }), 401);
    // Cookies never say who somebody is.
    await expectProblem(
      await call(world.origin, method, { ...request, token: null, cookie: `token=${world.person.token}` }),
      401,
    );
  });

  if (route.unlimited !== true)
    test("answers 429 in one sentence of plain text", async () => {
      // The minute of the one request that is allowed may have passed since the last one.
      await call(busy.origin, method, row.ask(world.person));
      await expectProblem(await call(busy.origin, method, row.ask(world.person)), 429);
    });
});

test("what nobody expected is answered 500 in one sentence that tells nothing", async () => {
  const broken = await openServer({
    answering: () => Promise.reject(new Error("Nora's CRP was 18.4")),
    onError: () => undefined,
  });
  try {
    const { person } = world;
    const asked = { path: "/api/auth/register", body: { email: person.email, passwordHash: person.secret } };
    const { token } = (await (await call(broken.origin, "post", asked)).json()) as { token: string };
    const question = { path: "/api/chat/ask-records", body: { question: "Why?" }, token };
    expect(await expectProblem(await call(broken.origin, "post", question), 500)).not.toContain("CRP");
  } finally {
    await broken.close();
  }
});

test("after all that, no word, name or number of anybody's stands in the log, and nothing but what it may say", async () => {
  // Lines wait a moment for others.
  await expect.poll(() => lines.join("")).toContain('"route":"/api/openapi.json"');
  const text = lines.join("");
  const told = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, string | number>);
  const routes = new Set(describedRoutes.map(({ path }) => path));
  for (const { at, level, request, method, route, status, ms, ...more } of told) {
    expect({ level, more }).toEqual({ level: "info", more: {} });
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(request).toMatch(/^[0-9a-f-]{36}$/);
    expect(method).toMatch(/^(?:GET|POST|PUT|PATCH|DELETE)$/);
    expect(routes).toContain(route);
    expect([typeof status, typeof ms]).toEqual(["number", "number"]);
  }
  expect(new Set(told.map(({ method, route }) => `${String(method).toLowerCase()} ${route}`)).size).toBe(
    describedRoutes.length,
  );
  const { person } = world;
  const { word, email, secret, token, document, entry, conversation, question, blob, device } = person;
  const own = [word, email, secret, token, document, entry, conversation, question, blob, device.identity.device];
  expect([...wordsFoundIn(text), ...own.filter((each) => text.includes(each))]).toEqual([]);
  expect(knownWords.length).toBe(200);
});
