import type { Context } from "hono";
import { createRateLimit } from "./rate-limit.ts";

/** Requests that try to prove who somebody is: by method and path. */
const provesIdentity =
  /^(?:(?:GET|POST) \/api\/auth\/(?:login|register|recover|vault|password|kind)|DELETE \/api\/auth\/account)$/;

/** Addresses from which one e-mail may be tried as often as from one: a guesser with many gets no further. */
const addressesAnEmail = 5;

/** Bytes of a body that can be a sign-in at all; an envelope of a vault goes with some. */
const longestSignIn = 16 * 1024;

/** False where there were too many attempts to prove who one is: from one address, or for one e-mail from wherever. */
export function createSignInLimit(
  perMinute: number,
  now: () => number,
): (context: Context, address: string) => Promise<boolean> {
  const byAddress = createRateLimit(perMinute, now);
  const byEmail = createRateLimit(perMinute * addressesAnEmail, now);
  return async (context, address) => {
    const { method, path } = context.req;
    if (!provesIdentity.test(`${method} ${path}`)) return true;
    if (!byAddress.allows(address)) return false;
    const email = method === "GET" ? context.req.query("email") : await emailIn(context);
    // Whether there is such an account is not asked: the answer tells nothing about it.
    return email === undefined || byEmail.allows(email.trim().toLowerCase());
  };
}

async function emailIn(context: Context): Promise<string | undefined> {
  if (!(Number(context.req.header("Content-Length")) <= longestSignIn)) return undefined;
  try {
    const body: unknown = JSON.parse(await context.req.raw.clone().text());
    const email: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "email") : undefined;
    return typeof email === "string" ? email : undefined;
  } catch {
    // The route says what is wrong with it.
    return undefined;
  }
}
