import { createMiddleware } from "hono/factory";
import { answerProblem } from "./errors.ts";
import type { SignedInEnvironment } from "./home.ts";

/** Lets only a signed-in caller pass; the routes behind it read `caller` and `store` from the context. */
export const signedIn = createMiddleware<SignedInEnvironment>(async (c, next) => {
  const { caller, store } = c.env;
  if (caller === null || store === null) return answerProblem(c, "signed-out");
  c.set("caller", caller);
  c.set("store", store);
  return next();
});
