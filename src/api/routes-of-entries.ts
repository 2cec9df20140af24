import { Hono } from "hono";
import { entryRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiHome, StoreEnvironment } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { addEntry, rewriteEntry } from "./use-cases/own-entries.ts";

/** `/api/entries*`: what the patient writes in the app. A middleware before them says whose (`store`). Each becomes a document. */
export function entryRoutes(home: ApiHome) {
  return new Hono<StoreEnvironment>()
    .post("/", jsonBody(entryRequestSchema), async (c) => {
      const outcome = await addEntry(c.get("store"), c.get("body"), home);
      if (!outcome.ok) return answerProblem(c, outcome.failure);
      home.wake(c.get("store"));
      return c.json(outcome.value, 201);
    })
    .put("/:id", jsonBody(entryRequestSchema), async (c) => {
      const request = { id: c.req.param("id"), entry: c.get("body") };
      const outcome = await rewriteEntry(c.get("store"), request, home.now());
      if (!outcome.ok) return answerProblem(c, outcome.failure);
      home.wake(c.get("store"));
      return c.json(outcome.value);
    });
}
