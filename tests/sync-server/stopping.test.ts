import { mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
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

test("a server is ready until it is told to stop, or what it keeps does not answer; well it is in any case", async () => {
  const server = await openServer();
  const askReady = () => call(server.origin, "get", { path: "/api/ready" });
  expect(await (await askReady()).json()).toEqual({ status: "ready" });
  // A folder stands where a file would be looked for.
  const inTheWay = join(server.dataFolder, "blobs", "nothing-of-this-name");
  await mkdir(inTheWay);
  await expectProblem(await askReady(), 503);
  await rmdir(inTheWay);
  expect((await askReady()).status).toBe(200);
  server.endStreams();
  await expectProblem(await askReady(), 503);
  expect((await call(server.origin, "get", { path: "/api/health" })).status).toBe(200);
  await server.close();
});
