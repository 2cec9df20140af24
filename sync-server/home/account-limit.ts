import { createMiddleware } from "hono/factory";
import { maximumJsonLength } from "#api/contract.ts";
import { answerProblem } from "#api/errors.ts";
import type { RateLimit } from "./rate-limit.ts";

/**
 * Limits attempts on one account, from wherever they come. What counts is the e-mail as it was typed: whether it has an account makes no
 * difference, so the answer tells nothing.
 */
export function limitByAccount(limit: RateLimit) {
  return createMiddleware(async (c, next) => {
    const email = await emailOf(c.req.raw);
    return email === undefined || limit.allows(email) ? next() : answerProblem(c, "too-many-requests");
  });
}

/** The e-mail of a JSON body; undefined where there is none, which the route itself will say. */
async function emailOf(request: Request): Promise<string | undefined> {
  if (request.method !== "POST") return undefined;
  const text = await request.clone().text();
  if (text.length > maximumJsonLength) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("email" in body)) return undefined;
    return typeof body.email === "string" ? body.email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}
