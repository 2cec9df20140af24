import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApi } from "#api/create-api.ts";
import { ownAccountRoutes } from "../../../sync-server/accounts/account-routes.ts";
import { describedRoutes, openApiDocument } from "../../../sync-server/home/openapi.ts";
import { blobRoutes } from "../../../sync-server/sync/blob-routes.ts";
import { syncRoutes } from "../../../sync-server/sync/sync-routes.ts";
import { type OpenServer, openServer } from "./open-server.ts";

let server: OpenServer;

beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const described = describedRoutes.map(({ method, path }) => `${method} ${path}`).sort();

test("the document names every route with its body, answer and errors", async () => {
  const served = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, object>;
  };
  expect(served.openapi).toBe("3.1.0");
  const named = Object.entries(served.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(named.sort()).toEqual(described);
  expect(JSON.parse(JSON.stringify(openApiDocument("test")))).toEqual(served);
});

test("every route that the server answers stands in the document", () => {
  // Nothing is called: only what is routed is asked for.
  const nothing = {} as never;
  const routed: [string, Pick<Hono, "routes">][] = [
    ["", createApi({ ...({} as Parameters<typeof createApi>[0]), demo: nothing })],
    ["/api/auth", ownAccountRoutes(nothing)],
    ["/api/sync", syncRoutes(nothing)],
    ["/api/blobs", blobRoutes(nothing)],
  ];
  const found = routed.flatMap(([at, { routes }]) =>
    routes
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => {
        const address = `${at}${path}`.replace(/:(\w+)(?:\{[^}]*\}+)?/g, "{$1}").replace(/\/$/, "");
        return `${method.toLowerCase()} ${address}`;
      }),
  );
  // The server's own, in front of the others.
  const own = ["get /api/health", "get /api/ready", "get /api/openapi.json"];
  expect([...new Set([...found, ...own])].sort()).toEqual(described);
});
