import { Hono } from "hono";
import { conversationRequestSchema, messageRequestSchema, titleRequestSchema } from "./contract.ts";
import { answerProblem } from "./errors.ts";
import type { ApiHome, StoreEnvironment } from "./home.ts";
import { jsonBody } from "./request-body.ts";
import { sendMessage } from "./use-cases/send-message.ts";
import { startConversation } from "./use-cases/start-conversation.ts";

/** `/api/conversations*`: questions that are kept, with their answers. A middleware before them says whose (`store`). */
export function conversationRoutes(home: ApiHome) {
  return new Hono<StoreEnvironment>()
    .get("/", async (c) => c.json(await c.get("store").listConversations()))
    .post("/", jsonBody(conversationRequestSchema), async (c) => {
      return c.json(await startConversation(c.get("store"), c.get("body").title, home), 201);
    })
    .patch("/:id", jsonBody(titleRequestSchema), async (c) => {
      const renamed = await c.get("store").renameConversation(c.req.param("id"), c.get("body").title);
      return renamed === undefined ? answerProblem(c, "no-conversation") : c.json(renamed);
    })
    .delete("/:id", async (c) => {
      const deleted = await c.get("store").deleteConversation(c.req.param("id"));
      return deleted ? c.body(null, 204) : answerProblem(c, "no-conversation");
    })
    .get("/:id/messages", async (c) => {
      const conversation = await c.get("store").getConversation(c.req.param("id"));
      if (conversation === undefined) return answerProblem(c, "no-conversation");
      return c.json(await c.get("store").listMessages(conversation.id));
    })
    .post("/:id/messages", jsonBody(messageRequestSchema), async (c) => {
      const request = { conversationId: c.req.param("id"), content: c.get("body").content };
      const outcome = await sendMessage(c.get("store"), request, home);
      return outcome.ok ? c.json(outcome.value, 201) : answerProblem(c, outcome.failure);
    });
}
