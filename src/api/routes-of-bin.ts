import { Hono } from "hono";
import { answerProblem } from "./errors.ts";
import type { ApiHome, StoreEnvironment } from "./home.ts";

/** `/api/bin*`: records that were deleted and can still be brought back. A middleware before them says whose (`store`). */
export function binRoutes(home: ApiHome) {
  return new Hono<StoreEnvironment>()
    .get("/", async (c) => c.json(await c.get("store").listBin()))
    .post("/:id/restore", async (c) => {
      const document = await c.get("store").takeFromBin(c.req.param("id"));
      if (document === undefined) return answerProblem(c, "no-document");
      home.wake(c.get("store"));
      return c.json(document);
    })
    .delete("/:id", async (c) => {
      const store = c.get("store");
      const id = c.req.param("id");
      // What is not in the bin goes there first.
      const isInBin = (await store.getDocument(id)) === undefined;
      return isInBin && (await store.deleteDocument(id)) ? c.body(null, 204) : answerProblem(c, "no-document");
    });
}
