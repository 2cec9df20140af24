import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReaders } from "#pipeline/readers.ts";
import type { DescribedRoute } from "../../../sync-server/home/described-route.ts";
import { describedRoutes } from "../../../sync-server/home/openapi.ts";
import { createNodeOcrEngine } from "../../../sync-server/readers/ocr-engine.ts";
import { createNodePdfEngine } from "../../../sync-server/readers/pdf-engine.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { type Belongings, furnish, logIn, register } from "./belongings.ts";
import { type Asked, call } from "./call.ts";
import { portraitOf } from "./portrait.ts";
import { routeRows } from "./route-rows.ts";

let server: OpenServer;
let victim: Belongings;
let portrait: Record<string, unknown>;
let intruder: Belongings;
let privateToken: string;
let endedToken: string;
/** All that intruders have sent so far: what comes back to them may be their own words. */
let said = "";
const ocr = createNodeOcrEngine();

beforeAll(async () => {
  server = await openServer({ readers: createReaders({ pdf: createNodePdfEngine(), ocr }) });
  victim = await furnish(server.origin, "Quillon");
  intruder = await furnish(server.origin, "Marrowby");
  privateToken = (await register(server.origin, "private")).token;
  endedToken = await logIn(server.origin, victim);
  await call(server.origin, "post", { path: "/api/auth/logout", token: endedToken });
  portrait = await portraitOf(server.origin, victim);
}, 180_000);
afterAll(async () => {
  await server.close();
  await ocr.close();
});

/** Who comes: with another account, as another visitor of the demo, with a session that has ended, or without anything. */
const comers = ["another account", "a private account", "another visitor", "an ended session", "nobody"] as const;
type Comer = (typeof comers)[number];

function credentials(comer: Comer): Pick<Asked, "token" | "cookie"> {
  const { cookie } = intruder;
  switch (comer) {
    case "another account":
      return { token: intruder.token, cookie };
    case "a private account":
      return { token: privateToken, cookie };
    case "another visitor":
      return { token: null, cookie };
    case "an ended session":
      return { token: endedToken, cookie };
    case "nobody":
      return { token: null, cookie: "" };
  }
}

/** What only the victim may be told. */
function secrets(): string[] {
  const { word, email, token, session, document, entry, conversation, question, blob, demoConversation, device } =
    victim;
  const entries = device.disk.entries.map(({ operation }) => operation.opId);
  const ids = [token, session, document, entry, conversation, question, blob, demoConversation, device.identity.device];
  return [word, email, ...ids, device.identity.publicKey, device.replica.head.hash, ...entries];
}

async function intrude(route: DescribedRoute, comer: Comer): Promise<number> {
  const row = routeRows[`${route.method} ${route.path}`];
  if (row === undefined) throw new Error(`There is no row for ${route.path}.`);
  const known = { ...victim, word: intruder.word };
  const asked = { ...(row.intrude ?? row.ask)(known), ...credentials(comer) };
  said += JSON.stringify([asked.path, asked.body]);
  const response = await call(server.origin, route.method, asked);
  let body = "";
  if (route.answer === "events" && response.ok) {
    const reader = response.body?.getReader();
    body = new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
  } else body = Buffer.from(await response.arrayBuffer()).toString("utf8");
  const told = body + JSON.stringify([...response.headers]);
  const leaked = secrets().filter((secret) => told.includes(secret) && !said.includes(secret));
  expect({ route: route.path, comer, leaked }).toEqual({ route: route.path, comer, leaked: [] });
  return response.status;
}

// Names in one's own account: another account's file or number of the same name is another one.
const ownNames = /^\/api\/(?:blobs|insights|sync\/(?:heads|devices)|persona|demo\/persona)\//;

test.each(comers)("%s finds nothing of somebody else's at any route", async (comer) => {
  for (const route of describedRoutes) {
    const status = await intrude(route, comer);
    if (route.path.includes("{") && !ownNames.test(route.path)) {
      const refused = comer === "a private account" ? [401, 404, 409] : [401, 404];
      expect({ route: `${route.method} ${route.path}`, status: refused.includes(status) ? "refused" : status }).toEqual(
        {
          route: `${route.method} ${route.path}`,
          status: "refused",
        },
      );
    }
    // The other tests need the sessions that were just ended.
    if (route.path === "/api/auth/logout") {
      if (comer === "another account") intruder.token = await logIn(server.origin, intruder);
      if (comer === "a private account") privateToken = (await register(server.origin, "private")).token;
    }
  }
  expect(await portraitOf(server.origin, victim)).toEqual(portrait);
});

test("in whatever order they come, and while the victim is reading, intruders see and change nothing", async () => {
  const routes = describedRoutes.filter(({ path }) => path !== "/api/auth/logout");
  const step = fc.tuple(fc.constantFrom(...routes), fc.constantFrom(...comers));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const reading = portraitOf(server.origin, victim);
      await Promise.all(steps.map(([route, comer]) => intrude(route, comer)));
      expect(await reading).toEqual(portrait);
      expect(await portraitOf(server.origin, victim)).toEqual(portrait);
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("two visitors of the demo have conversations of their own", async () => {
  const list = async (cookie: string) =>
    (await (await call(server.origin, "get", { path: "/api/demo/conversations", cookie })).json()) as { id: string }[];
  const [own, others] = [await list(victim.cookie), await list(intruder.cookie)];
  expect(own.map(({ id }) => id)).toEqual([victim.demoConversation]);
  expect(others.map(({ id }) => id)).not.toContain(victim.demoConversation);
  expect(victim.cookie).not.toBe(intruder.cookie);
});
