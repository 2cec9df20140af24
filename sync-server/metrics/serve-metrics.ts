import { Hono } from "hono";
import type { Outcome } from "#core/domain/outcome.ts";
import { listen, type RunningServer } from "../listen.ts";
import type { ServerLog } from "../log/server-log.ts";
import type { Metrics } from "./metrics.ts";

/** Answers `GET /metrics` on a port of its own: figures are for whoever runs the server, and no proxy leads to them. */
export function serveMetrics(
  metrics: Metrics,
  place: { port: number; host: string | undefined },
): Promise<Outcome<RunningServer, string>> {
  const application = new Hono().get("/metrics", async (context) =>
    context.text(await metrics.render(), 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }),
  );
  return listen(application, place);
}

/** The same log, of which everything is counted too. */
export function countedLog(log: ServerLog, metrics: Pick<Metrics, "answered" | "failed">): ServerLog {
  return {
    answered(request) {
      log.answered(request);
      metrics.answered(request);
    },
    failed(error, request) {
      log.failed(error, request);
      metrics.failed(error);
    },
    flush: log.flush,
  };
}
