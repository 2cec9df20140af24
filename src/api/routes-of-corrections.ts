import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { correctionRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiHome, StoreEnvironment } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { correctDocument, takeBackAllCorrections, takeBackCorrection } from "./use-cases/correct-document.ts";

/** Ids are chosen by whoever corrects, and become parts of keys. */
const withGoodId = createMiddleware(async (c, next) =>
  /^[\w-]{1,64}$/.test(c.req.param("correctionId") ?? "") ? next() : answerProblem(c, "no-correction"),
);

/** `/api/documents/:id/corrections*`: what the patient says of a record. A middleware before them says whose (`store`). */
export function correctionRoutes(home: ApiHome) {
  return new Hono<StoreEnvironment>()
    .put("/:id/corrections/:correctionId", withGoodId, jsonBody(correctionRequestSchema), async (c) => {
      const { id: documentId, correctionId } = c.req.param();
      const request = { documentId, correctionId, change: c.get("body").change };
      const outcome = await correctDocument(c.get("store"), request, home);
      return outcome.ok ? c.json(outcome.value) : answerProblem(c, outcome.failure);
    })
    .delete("/:id/corrections/:correctionId", withGoodId, async (c) => {
      const { id: documentId, correctionId } = c.req.param();
      const outcome = await takeBackCorrection(c.get("store"), { documentId, correctionId }, home);
      return outcome.ok ? c.body(null, 204) : answerProblem(c, outcome.failure);
    })
    .delete("/:id/corrections", async (c) => {
      const outcome = await takeBackAllCorrections(c.get("store"), c.req.param("id"), home);
      return outcome.ok ? c.body(null, 204) : answerProblem(c, outcome.failure);
    });
}
