import { Hono } from "hono";
import { answerProblem } from "#api/errors.ts";
import type { TrustedProxies } from "./guards/who-asks.ts";
import { openApiDocument } from "./home/openapi.ts";
import { currentRequest, logRequests } from "./log/log-requests.ts";
import type { ServerLog } from "./log/server-log.ts";
import { type ModelFolder, serveModelFolder } from "./model-folder.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveSite } from "./site.ts";
import type { SiteFiles } from "./site-files.ts";

/** Until the server has a store, every route of `/api` but health ends here. */
function answerWithoutRecords(): Hono {
  return new Hono().all("/*", (context) => context.text("This server does not keep records yet.", 404));
}

/**
 * Everything that one port answers: `/api/health` and `/api/ready`, the other routes of `/api`, and the built app.
 * `api` is a Hono application that names its routes without the `/api` prefix.
 */
export function createServerApplication(options: {
  version: string;
  siteFiles: SiteFiles;
  api?: Hono;
  log?: ServerLog;
  models?: ModelFolder | undefined;
  isTrusted?: TrustedProxies;
  /** Whether what the routes need answers; health says only that this process does. */
  isReady?: () => Promise<boolean>;
}): Hono {
  const { version, siteFiles, api = answerWithoutRecords(), log, models, isTrusted, isReady } = options;
  const application = new Hono();
  if (log !== undefined) application.use(logRequests(log));
  application.use(securityHeaders(models, isTrusted));
  application.get("/api/health", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok", version });
  });
  application.get("/api/ready", async (context) => {
    context.header("Cache-Control", "no-store");
    if (isReady === undefined || (await isReady())) return context.json({ status: "ready" });
    return answerProblem(context, "not-ready");
  });
  application.get("/api/openapi.json", (context) => context.json(openApiDocument(version)));
  application.route("/api", api);
  application.all("/api", (context) => context.text("This server does not keep records yet.", 404));
  if (models !== undefined) application.route("/", serveModelFolder(models));
  application.all("*", serveSite(siteFiles));
  application.onError((error, context) => {
    log?.failed(error, currentRequest());
    return context.text("Something went wrong on the server.", 500);
  });
  return application;
}
