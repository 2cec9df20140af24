import { createMiddleware } from "hono/factory";
import { answerProblem } from "#api/errors.ts";
import { oldestSyncVersion, syncVersion } from "#core/replication/messages.ts";

export const syncVersionHeader = "Sync-Version";

/**
 * Devices name the version they speak. One that is too old to be understood is told so, and keeps its operations until it was updated; a
 * newer one is understood, because what it adds is kept unread. Whoever names none, as `curl` does, is taken to speak today's.
 */
export const speaksVersion = createMiddleware(async (c, next) => {
  const named = c.req.header(syncVersionHeader) ?? String(syncVersion);
  if (!/^\d{1,6}$/.test(named)) return answerProblem(c, "invalid-request");
  if (Number(named) < oldestSyncVersion) return answerProblem(c, "too-old");
  await next();
  c.res.headers.set(syncVersionHeader, String(syncVersion));
  return undefined;
});
