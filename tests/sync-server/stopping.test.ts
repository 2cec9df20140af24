import { expect, test } from "vitest";
import { openServer } from "./home/open-server.ts";
import { register } from "./routes/belongings.ts";
import { call } from "./routes/call.ts";

test("a server that is told to stop ends its streams, answers what is under way, and takes nothing new", async () => {
  const server = await openServer();
  const { token } = await register(server.origin, "private");
  const events = await call(server.origin, "get", { path: "/api/sync/events", token });
  const reader = events.body?.getReader();
  await reader?.read();
  // Takes the server longer than stopping: the secret is stretched.
  const underWay = register(server.origin, "assisted");
  await new Promise((resolve) => setTimeout(resolve, 20));

  const began = performance.now();
  const stopped = server.close();
  expect((await underWay).token).toMatch(/^[\w-]{43}$/);
  expect(await reader?.read()).toMatchObject({ done: true });
  await stopped;
  // Connections that stay open for the next request would keep it four seconds, and are cut after five.
  expect(performance.now() - began).toBeLessThan(3_500);
  await expect(call(server.origin, "get", { path: "/api/health" })).rejects.toThrow();
});
