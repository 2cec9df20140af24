import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePattern } from "./route-pattern.ts";
import type { ServerLog } from "./server-log.ts";

/** Lets a failure deep inside name the request that met it. */
const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered, where one is. */
export function currentRequest(): string | undefined {
  return current.getStore();
}

/** Logs every request once its answer begins. Its id is made here: what a caller sends as one would be written down unseen. */
export function logRequests(log: Pick<ServerLog, "answered">): MiddlewareHandler {
  return async (context, next) => {
    const request = randomUUID();
    const began = performance.now();
    await current.run(request, next);
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    context.res.headers.set("X-Request-Id", request);
    log.answered({ request, method, route: routePattern(method, path), status: context.res.status, ms });
  };
}
