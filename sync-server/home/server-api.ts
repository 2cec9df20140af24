import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createApi } from "#api/create-api.ts";
import { type ApiProblemCode, answerProblem } from "#api/errors.ts";
import type { ApiBindings, ApiHome, SignedInEnvironment } from "#api/home.ts";
import { deviceProofHeader, serverTimeHeader } from "#core/domain/device-proof.ts";
import { provesDevice } from "../accounts/proven-device.ts";
import type { SignedIn, SqlAccounts } from "../accounts/sql-accounts.ts";
import { announcedBytes, BodyTooLong, countBody, createBodiesUnderWay, mostBytes } from "../guards/body-limit.ts";
import { createRateLimit, type MakeRateLimit } from "../guards/rate-limit.ts";
import { createSignInLimit, emailIn } from "../guards/sign-in-limit.ts";
import { nobodyTrusted, type TrustedProxies, type WhoAsks, whoAsks } from "../guards/who-asks.ts";

export interface RequestLimits {
  /** Attempts a minute to prove who one is, from one network; twice as many for one e-mail or account, from all networks. */
  signIns: number;
  /** Requests a minute from one network, and as many of one account. */
  requests: number;
}

export const defaultRequestLimits: RequestLimits = { signIns: 10, requests: 600 };

/** Routes that would have to read a person's records. */
const readsRecords =
  /^\/api\/(?:documents|bin|insights|conversations|chart|chat|entries|appointment-questions)(?:\/|$)/;
/** Whose room the demo's visitors take, together. */
const visitors = "visitors";
/** Routes that take a body from somebody who is not signed in. */
const isPublic = /^\/api\/(?:auth|demo)\//;

/**
 * The routes over the server's accounts. A request passes, in this order: how often its network asks; whether a page of another site sent it; who
 * sends it; how much it brings. Only then is any of its body read, and no more of it than its sender may send.
 */
export function createServerApi(parts: {
  home: ApiHome & { accounts: SqlAccounts };
  storeOf: (signedIn: SignedIn) => ApiBindings["store"];
  limits?: Partial<RequestLimits>;
  /** Routes that only a server has, by where they stand under `/api`. */
  more?: Record<string, Hono<SignedInEnvironment>>;
  isTrusted?: TrustedProxies;
  /** Why this e-mail may not register here. */
  refuseRegistration?: (email: string) => Promise<ApiProblemCode | undefined>;
  /** Why this account gets no room for so many bytes more. */
  refuseRoom?: (account: string, method: string, path: string, bytes: number) => Promise<ApiProblemCode | undefined>;
  /** Where it is counted how often somebody asks, and how often they try to prove who they are; this process where not said. */
  limitRequests?: MakeRateLimit;
  limitSignIns?: MakeRateLimit;
  now: () => number;
}): Hono {
  const { home, storeOf, now, isTrusted = nobodyTrusted, refuseRegistration, refuseRoom } = parts;
  const limits = { ...defaultRequestLimits, ...parts.limits };
  const { onError } = home;
  // What came too long is answered as that, below; it is no failure of the server's.
  const api = createApi({ ...home, onError: (error) => error instanceof BodyTooLong || onError?.(error) });
  for (const [path, routes] of Object.entries(parts.more ?? {})) api.route(path, routes);
  const limitHere: MakeRateLimit = (_kind, perMinute) => createRateLimit(perMinute, now);
  const limitRequests = parts.limitRequests ?? limitHere;
  const requests = limitRequests("requests from", limits.requests);
  const accountRequests = limitRequests("requests of", limits.requests);
  const signIns = createSignInLimit(limits.signIns, parts.limitSignIns ?? limitHere);
  const underWay = createBodiesUnderWay();

  async function pass(context: Context): Promise<Response | ApiProblemCode> {
    const { method, path } = context.req;
    const who = whoAsks(context, isTrusted);
    const proof = signIns.kindOf(method, path);
    if (!(await requests.allows(who.network))) return "too-many-requests";
    if (proof !== undefined && !(await signIns.allowsFrom(who.network))) return "too-many-requests";
    const brings = !["GET", "HEAD", "OPTIONS"].includes(method);
    if (brings && isFromElsewhere(context, who)) return "other-site";

    const token = /^Bearer (\S+)$/i.exec(context.req.header("Authorization") ?? "")?.[1] ?? null;
    const signedIn = token === null ? undefined : await home.accounts.openSession(token);
    if (signedIn !== undefined && token !== null && !(await isProven(context, signedIn, token, now()))) {
      context.header(serverTimeHeader, String(now()));
      return answerProblem(context, "signed-out");
    }
    if (signedIn !== undefined && !(await accountRequests.allows(signedIn.user.id))) return "too-many-requests";
    if (signedIn?.kind === "private" && readsRecords.test(path)) return "private-account";
    const bindings = {
      token,
      caller: signedIn?.user ?? null,
      store: signedIn === undefined ? null : storeOf(signedIn),
    };
    if (!brings) {
      const email = proof === "names-an-email" ? context.req.query("email") : undefined;
      if (email !== undefined && !(await signIns.allowsOn(email))) return "too-many-requests";
      return answer(context, context.req.raw, bindings, who);
    }

    const most = mostBytes(path, signedIn !== undefined);
    const announced = announcedBytes(context.req.raw);
    if ((announced ?? 0) > most)
      return signedIn === undefined && !isPublic.test(path) ? "signed-out" : "request-too-large";
    const bytes = announced ?? most;
    const room = await refuseRoom?.(signedIn?.user.id ?? visitors, method, path, announced ?? 0);
    if (room !== undefined) return room;
    // A body that names its length is weighed without being touched: only one that does not has to be counted while it comes.
    const counted = announced === undefined ? countBody(context.req.raw, most) : undefined;
    const request = counted?.request ?? context.req.raw;
    const sender = signedIn?.user.id ?? who.network;
    if (!underWay.enter(sender, bytes)) return "too-many-requests";
    try {
      const answered =
        proof === undefined ? answer(context, request, bindings, who) : prove(context, request, bindings, who);
      const response = await answered;
      return counted?.isTooLarge() ? "request-too-large" : response;
    } catch (error) {
      if (counted?.isTooLarge()) return "request-too-large";
      throw error;
    } finally {
      underWay.leave(sender, bytes);
    }
  }

  /** An attempt to prove who one is also counts for whom it names. Its body is short, and is read here to know that. */
  async function prove(
    context: Context,
    request: Request,
    bindings: ApiBindings,
    who: WhoAsks,
  ): Promise<Response | ApiProblemCode> {
    const text = await request.text();
    const whom =
      signIns.kindOf(request.method, context.req.path) === "names-an-email" ? emailIn(text) : bindings.caller?.id;
    if (whom !== undefined && !(await signIns.allowsOn(whom))) return "too-many-requests";
    if (context.req.path === "/api/auth/register") {
      const refused = whom === undefined ? undefined : await refuseRegistration?.(whom.trim().toLowerCase());
      if (refused !== undefined) return refused;
    }
    const { method, headers } = request;
    return answer(context, new Request(request.url, { method, headers, body: text }), bindings, who);
  }

  async function answer(context: Context, request: Request, bindings: ApiBindings, who: WhoAsks): Promise<Response> {
    const isDemo = context.req.path.startsWith("/api/demo/");
    const visitor = isDemo ? visitorOf(context, who) : null;
    const given = await api.fetch(request, { ...bindings, visitor });
    // Where `context.res` is touched, the answer is copied into it as a stream: a long one takes many times as long.
    if (isDemo) for (const cookie of context.res.headers.getSetCookie()) given.headers.append("Set-Cookie", cookie);
    return given;
  }

  return new Hono().all("*", async (context) => {
    const passed = await pass(context);
    return typeof passed === "string" ? answerProblem(context, passed) : passed;
  });
}

/** A browser names the page that asks; another site's page may not change anything. */
function isFromElsewhere(context: Context, who: WhoAsks): boolean {
  const origin = context.req.header("Origin");
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== (who.host ?? new URL(context.req.url).host);
  } catch {
    return true;
  }
}

const visitorCookie = "red-thread-visitor";

/** Two visitors of the demo never see each other's conversations: each has a random name, in a cookie that scripts cannot read. */
function visitorOf(context: Context, who: WhoAsks): string {
  const known = getCookie(context, visitorCookie);
  if (known !== undefined && /^[\w-]{22}$/.test(known)) return known;
  const created = randomBytes(16).toString("base64url");
  setCookie(context, visitorCookie, created, {
    httpOnly: true,
    sameSite: "Lax",
    secure: who.isSecure,
    path: "/api/demo",
    maxAge: 30 * 86_400,
  });
  return created;
}

/** A token that is bound to a device's key is nobody's without it. */
async function isProven(context: Context, { deviceKey }: SignedIn, token: string, now: number): Promise<boolean> {
  const { method, url } = context.req;
  const proof = context.req.header(deviceProofHeader);
  return deviceKey === null || provesDevice(deviceKey, { method, url, proof, token }, now);
}
