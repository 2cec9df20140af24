import { Hono } from "hono";
import { appointmentQuestionRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiHome, StoreEnvironment } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { addAppointmentQuestion, rewriteAppointmentQuestion } from "./use-cases/appointment-questions.ts";

/** `/api/appointment-questions*`: what the patient wants to ask at the next appointment. A middleware before them says whose (`store`). */
export function appointmentQuestionRoutes(home: ApiHome) {
  return new Hono<StoreEnvironment>()
    .get("/", async (c) => c.json(await c.get("store").listAppointmentQuestions()))
    .post("/", jsonBody(appointmentQuestionRequestSchema), async (c) => {
      return c.json(await addAppointmentQuestion(c.get("store"), c.get("body").text, home), 201);
    })
    .patch("/:id", jsonBody(appointmentQuestionRequestSchema), async (c) => {
      const request = { id: c.req.param("id"), text: c.get("body").text };
      const outcome = await rewriteAppointmentQuestion(c.get("store"), request);
      return outcome.ok ? c.json(outcome.value) : answerProblem(c, outcome.failure);
    })
    .delete("/:id", async (c) => {
      const deleted = await c.get("store").deleteAppointmentQuestion(c.req.param("id"));
      return deleted ? c.body(null, 204) : answerProblem(c, "no-appointment-question");
    });
}
