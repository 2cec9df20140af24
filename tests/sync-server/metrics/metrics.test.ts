import { expect, test } from "vitest";
import { createMetrics } from "../../../sync-server/metrics/metrics.ts";
import { watchProcess } from "../../../sync-server/metrics/process-figures.ts";
import { countedLog, serveMetrics } from "../../../sync-server/metrics/serve-metrics.ts";
import { openServer } from "../home/open-server.ts";
import { letterWith, register, uploadOf } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";

const silent = { answered: () => undefined, failed: () => undefined, flush: () => undefined };

/** Every line of the text form of Prometheus: a comment about a figure, or a figure. */
const line =
  /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? -?[\d.]+(?:e[+-]?\d+)?)$/;

test("answers are counted by route, and fall into all times that they were within", async () => {
  const metrics = createMetrics(async () => []);
  const log = countedLog(silent, metrics);
  for (const ms of [1, 20, 400, 60_000])
    log.answered({ request: "r", method: "GET", route: "/api/documents/{id}", status: 200, ms });
  log.answered({ request: "r", method: "NORA", route: "unknown", status: 404, ms: 1 });
  log.failed(new TypeError("Nora Ellis"));
  log.failed("Nora's words, thrown");
  const text = await metrics.render();
  const of = (name: string, le: string) =>
    `red_thread_request_seconds_${name}{method="GET",route="/api/documents/{id}",status="200"${le}}`;
  expect(text).toContain(`${of("bucket", ',le="0.005"')} 1\n`);
  expect(text).toContain(`${of("bucket", ',le="0.5"')} 3\n`);
  expect(text).toContain(`${of("bucket", ',le="10"')} 3\n`);
  expect(text).toContain(`${of("bucket", ',le="+Inf"')} 4\n`);
  expect(text).toContain(`${of("count", "")} 4\n`);
  expect(text).toContain(`${of("sum", "")} 60.421\n`);
  expect(text).toContain('method="other"');
  expect(text).toContain('red_thread_failures_total{kind="TypeError"} 1');
  expect(text).not.toMatch(/nora/i);
});

test("where the database does not answer, what the process knows of itself is told all the same", async () => {
  const metrics = createMetrics(async () => {
    throw new Error("away");
  });
  metrics.answered({ method: "GET", route: "/api/health", status: 200, ms: 1 });
  const text = await metrics.render();
  expect(text).toContain("red_thread_figures_whole 0\n");
  expect(text).toContain('red_thread_request_seconds_count{method="GET",route="/api/health",status="200"} 1');
});

test("of a server at work, every line is a figure, and nobody's word, name, id or address stands in one", async () => {
  const watched = watchProcess();
  let read: Parameters<typeof createMetrics>[0] = async () => [];
  const metrics = createMetrics(() => read());
  const server = await openServer({ watch: (log) => countedLog(log, metrics) });
  read = async () => [...watched.figures(), ...(await server.figures())];
  const serving = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  if (!serving.ok) throw new Error(serving.failure);
  const origin = `http://127.0.0.1:${serving.value.port}`;
  try {
    const { email, token } = await register(server.origin, "assisted");
    const body = uploadOf(letterWith("Quillon"));
    const uploaded = await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body, token }));
    const ids = JSON.stringify(await uploaded.json()).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    await call(server.origin, "get", { path: `/api/documents/${ids[0]}?search=Quillon`, token });
    await call(server.origin, "get", { path: "/api/Quillon/rash", token });
    const stream = await call(server.origin, "get", { path: "/api/sync/events", token });

    const answer = await fetch(`${origin}/metrics`);
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    for (const each of text.trim().split("\n")) expect(each).toMatch(line);
    expect(text).toContain("red_thread_figures_whole 1\n");
    expect(text).toContain("red_thread_event_streams 1\n");
    expect(text).toContain('red_thread_reading_jobs{state="queued"} 1\n');
    expect(text).toMatch(
      /red_thread_request_seconds_count\{method="GET",route="\/api\/documents\/\{id\}",status="200"\} 1\n/,
    );
    for (const own of ["Quillon", "rash", email, token, ...ids]) expect(text).not.toContain(own);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@/);
    // The port of the figures answers nothing else, and the server's own does not tell them.
    expect((await fetch(`${origin}/api/health`)).status).toBe(404);
    expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain("red_thread_");
    await stream.body?.cancel();
  } finally {
    watched.end();
    await serving.value.stop();
    await server.close();
  }
}, 30_000);
