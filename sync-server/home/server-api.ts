import { randomBytes } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { createApi } from "#api/create-api.ts";
import { answerProblem } from "#api/errors.ts";
import type { ApiBindings, ApiHome, SignedInEnvironment } from "#api/home.ts";
import type { SignedIn, SqlAccounts } from "../accounts/sql-accounts.ts";
import { limitByAccount } from "./account-limit.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createSignInLimit } from "./sign-in-limit.ts";

/** Bytes of a whole upload; a single file is held to its own limit by the route. */
const maximumRequestBytes = 64 * 1024 * 1024;

export interface RequestLimits {
  /** Attempts a minute to prove who one is, from one address; twice as many for one e-mail, from all addresses. */
  signIns: number;
  /** Requests a minute from one address. */
  requests: number;
}

export const defaultRequestLimits: RequestLimits = { signIns: 10, requests: 600 };

const tooLarge = (context: Context) => answerProblem(context, "request-too-large");

/** Routes that would have to read a person's records. */
const readsRecords =
  /^\/api\/(?:documents|bin|insights|conversations|chart|chat|entries|appointment-questions)(?:\/|$)/;

/** The routes over the server's accounts: what comes in is counted and weighed, who is calling is found out, and no cookie authorises anything. */
export function createServerApi(parts: {
  home: ApiHome & { accounts: SqlAccounts };
  storeOf: (signedIn: SignedIn) => ApiBindings["store"];
  limits?: Partial<RequestLimits>;
  /** Routes that only a server has, by where they stand under `/api`. */
  more?: Record<string, Hono<SignedInEnvironment>>;
  now: () => number;
}): Hono {
  const { home, storeOf, now } = parts;
  const limits = { ...defaultRequestLimits, ...parts.limits };
  const api = createApi(home);
  for (const [path, routes] of Object.entries(parts.more ?? {})) api.route(path, routes);
  const requests = createRateLimit(limits.requests, now);
  const accountRequests = createRateLimit(limits.requests, now);
  const maySignIn = createSignInLimit(limits.signIns, now);

  const outer = new Hono();
  outer.use(async (context, next) => {
    const { method } = context.req;
    const address = addressOf(context);
    if (!requests.allows(address)) return answerProblem(context, "too-many-requests");
    if (!(await maySignIn(context, address))) return answerProblem(context, "too-many-requests");
    if (!["GET", "HEAD", "OPTIONS"].includes(method) && isFromElsewhere(context))
      return answerProblem(context, "other-site");
    return next();
  });
  const whileReading = bodyLimit({ maxSize: maximumRequestBytes, onError: tooLarge });
  outer.use((context, next) => {
    const named = context.req.header("Content-Length");
    const encoding = context.req.header("Transfer-Encoding");
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    // A body that names its length is weighed without being touched: only one that does not has to be counted while it comes.
    if (named === undefined || encoding !== undefined) return whileReading(context, next);
    return Number(named) > maximumRequestBytes ? Promise.resolve(tooLarge(context)) : next();
  });
  const byAccount = limitByAccount(createRateLimit(2 * limits.signIns, now));
  for (const way of ["login", "recover"]) outer.use(`/api/auth/${way}`, byAccount);
  outer.all("*", async (context) => {
    const token = /^Bearer (\S+)$/i.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
    const signedIn = token === null ? undefined : await home.accounts.openSession(token);
    if (signedIn !== undefined && !accountRequests.allows(signedIn.user.id))
      return answerProblem(context, "too-many-requests");
    if (signedIn?.kind === "private" && readsRecords.test(context.req.path))
      return answerProblem(context, "private-account");
    const isDemo = context.req.path.startsWith("/api/demo/");
    const visitor = isDemo ? visitorOf(context) : null;
    const store = signedIn === undefined ? null : storeOf(signedIn);
    const answer = await api.fetch(context.req.raw, { token, caller: signedIn?.user ?? null, store, visitor });
    // Where `context.res` is touched, the answer is copied into it as a stream: a long one takes many times as long.
    if (isDemo) for (const cookie of context.res.headers.getSetCookie()) answer.headers.append("Set-Cookie", cookie);
    return answer;
  });
  return outer;
}

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "unknown";
  } catch {
    // Called in this process, without a socket.
    return "here";
  }
}

/** A browser names the page that asks; another site's page may not change anything. */
function isFromElsewhere(context: Context): boolean {
  const origin = context.req.header("Origin");
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== (context.req.header("Host") ?? new URL(context.req.url).host);
  } catch {
    return true;
  }
}

const visitorCookie = "red-thread-visitor";

/** Two visitors of the demo never see each other's conversations: each has a random name, in a cookie that scripts cannot read. */
function visitorOf(context: Context): string {
  const known = getCookie(context, visitorCookie);
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known;
  const created = randomBytes(16).toString("base64url");
  setCookie(context, visitorCookie, created, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/api/demo",
    maxAge: 30 * 86_400,
  });
  return created;
}
