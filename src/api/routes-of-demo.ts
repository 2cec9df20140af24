import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { demoPatient, demoToday } from "#demo/journey.ts";
import { personaBootstrap } from "#demo/persona.ts";
import { sampleData } from "#demo/sample-data.ts";
import { questionRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiEnvironment, ApiHome, DemoHome, StoreEnvironment } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { conversationRoutes } from "./routes-of-conversations.ts";
import { askRecords } from "./use-cases/ask-records.ts";

/** `/api/demo/*`: Nora's records, without any authorization. */
export function demoRoutes(home: ApiHome, demo: DemoHome) {
  const asNora: ApiHome = {
    ...home,
    answering: (store, request) => home.answering(store, { ...request, now: demoToday }),
  };
  const visitor = createMiddleware<StoreEnvironment>(async (c, next) => {
    c.set("store", await demo.openStore(c.env));
    return next();
  });
  return new Hono<StoreEnvironment>()
    .get("/persona/:name", async (c) => {
      if (c.req.param("name") !== demoPatient.key) return answerProblem(c, "no-persona");
      return c.json({ sampleData: sampleData(await demo.readCase()) });
    })
    .use("/conversations/*", visitor)
    .route("/conversations", conversationRoutes(asNora))
    .post("/ask-records", visitor, jsonBody(questionRequestSchema), async (c) => {
      return c.json(await askRecords(c.get("store"), c.get("body").question, asNora));
    });
}

/** `/api/persona/*`: who the demo patient is. */
export function personaRoutes() {
  return new Hono<ApiEnvironment>().get("/:name/bootstrap", (c) =>
    c.req.param("name") === demoPatient.key ? c.json(personaBootstrap) : answerProblem(c, "no-persona"),
  );
}
