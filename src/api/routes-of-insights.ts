import { Hono } from "hono";
import { applyFeedback } from "#core/findings/threads/feedback.ts";
import { judgementRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiHome, StoreEnvironment } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { judgeThread } from "./use-cases/judge-thread.ts";

/** `/api/insights*`: the red threads that the patient has not set aside. A middleware before them says whose (`store`). */
export function insightRoutes(home: ApiHome) {
  return new Hono<StoreEnvironment>()
    .get("/", async (c) => {
      const store = c.get("store");
      return c.json(applyFeedback(await store.listInsights(), await store.listThreadFeedback()).shown);
    })
    .patch("/:id", jsonBody(judgementRequestSchema), async (c) => {
      const request = { id: c.req.param("id"), verdict: c.get("body").feedback };
      const outcome = await judgeThread(c.get("store"), request, home.now());
      return outcome.ok ? c.json({ feedback: outcome.value }) : answerProblem(c, outcome.failure);
    });
}
