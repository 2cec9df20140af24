import { Hono } from "hono";
import { TookTooLong } from "#core/domain/took-too-long.ts";
import { questionRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiEnvironment, ApiHome } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { accountRoutes } from "./routes-of-accounts.ts";
import { appointmentQuestionRoutes } from "./routes-of-appointment-questions.ts";
import { binRoutes } from "./routes-of-bin.ts";
import { conversationRoutes } from "./routes-of-conversations.ts";
import { demoRoutes, personaRoutes } from "./routes-of-demo.ts";
import { documentRoutes } from "./routes-of-documents.ts";
import { entryRoutes } from "./routes-of-entries.ts";
import { insightRoutes } from "./routes-of-insights.ts";
import { signedIn } from "./signed-in.ts";
import { askRecords } from "./use-cases/ask-records.ts";

/**
 * The product's routes over one home. Every error body is one human sentence in plain text.
 *
 * @example
 * const response = await createApi(home).fetch(request, { caller, token, store });
 */
export function createApi(home: ApiHome) {
  const api = new Hono<ApiEnvironment>()
    .basePath("/api")
    .use(async (c, next) => {
      await next();
      // Nobody's records belong into a cache between them and us.
      // Set on the response itself: `c.header` would make another one of it, whose body has to be streamed.
      c.res.headers.set("Cache-Control", "no-store");
    })
    .get("/health", (c) => c.json({ status: "ok" as const }))
    .route("/auth", accountRoutes(home))
    .route("/documents", documentRoutes(home))
    .use("/bin/*", signedIn)
    .route("/bin", binRoutes(home))
    .use("/entries/*", signedIn)
    .route("/entries", entryRoutes(home))
    .use("/insights/*", signedIn)
    .route("/insights", insightRoutes(home))
    .use("/conversations/*", signedIn)
    .route("/conversations", conversationRoutes(home))
    .use("/appointment-questions/*", signedIn)
    .route("/appointment-questions", appointmentQuestionRoutes(home))
    .get("/chart", signedIn, async (c) => c.json(await home.charting(c.get("store"), { now: home.now() })))
    .post("/chat/ask-records", signedIn, jsonBody(questionRequestSchema), async (c) => {
      return c.json(await askRecords(c.get("store"), c.get("body").question, home));
    })
    .notFound((c) => answerProblem(c, "no-route"))
    .onError((error, c) => {
      if (error instanceof TookTooLong) return answerProblem(c, "took-too-long");
      home.onError?.(error);
      return answerProblem(c, home.problemOf?.(error) ?? "unexpected");
    });
  if (home.demo !== undefined) api.route("/demo", demoRoutes(home, home.demo)).route("/persona", personaRoutes());
  return api;
}
