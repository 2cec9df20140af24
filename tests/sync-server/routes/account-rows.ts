import { createHash, randomUUID } from "node:crypto";
import { vault } from "../../contract/api-home.ts";
import { anotherSession, register } from "./belongings.ts";
import { call, expectOk } from "./call.ts";
import type { RouteRow, World } from "./route-row.ts";

const proof = "a recovery proof";
const recoverable = { ...vault, recoveryVerifier: createHash("sha256").update(proof).digest("base64url") };

/** Somebody new, whose session and secret may be ended. */
async function stranger({ origin, person }: World) {
  const { email, secret, token } = await register(origin, "private");
  const body = { currentPassword: secret, vault: recoverable };
  await expectOk(call(origin, "put", { path: "/api/auth/recovery", body, token }));
  return { ...person, email, secret, token };
}

export const accountRows: Readonly<Record<string, RouteRow>> = {
  "get /api/health": { ask: () => ({ path: "/api/health" }) },
  "get /api/ready": { ask: () => ({ path: "/api/ready" }) },
  "get /api/openapi.json": { ask: () => ({ path: "/api/openapi.json" }) },
  "post /api/auth/register": {
    ask: () => ({
      path: "/api/auth/register",
      body: { email: `${randomUUID()}@example.org`, passwordHash: "derived secret" },
    }),
    intrude: ({ email }) => ({ path: "/api/auth/register", body: { email, passwordHash: "another's secret" } }),
    problems: {
      409: ({ person: { email } }) => ({
        path: "/api/auth/register",
        body: { email: email.toUpperCase(), passwordHash: "derived secret" },
      }),
    },
  },
  "post /api/auth/login": {
    ask: ({ email, secret }) => ({ path: "/api/auth/login", body: { email, password: secret } }),
    intrude: ({ email }) => ({ path: "/api/auth/login", body: { email, password: "a guess" } }),
    problems: {
      401: ({ person: { email } }) => ({ path: "/api/auth/login", body: { email, password: "a guess" } }),
    },
  },
  "get /api/auth/me": { ask: () => ({ path: "/api/auth/me" }) },
  "post /api/auth/logout": { ask: () => ({ path: "/api/auth/logout" }), fresh: stranger },
  "get /api/auth/vault": {
    ask: ({ email }) => ({ path: `/api/auth/vault?email=${encodeURIComponent(email)}` }),
  },
  "post /api/auth/recover": {
    ask: ({ email }) => ({
      path: "/api/auth/recover",
      body: { email, proof, passwordHash: "a new secret", vault: recoverable },
    }),
    fresh: stranger,
    intrude: ({ email }) => ({
      path: "/api/auth/recover",
      body: { email, proof: "a guess", passwordHash: "a new secret", vault: recoverable },
    }),
    problems: {
      401: async (world) => ({
        path: "/api/auth/recover",
        body: { email: (await stranger(world)).email, proof: "a guess", passwordHash: "a new secret", vault },
      }),
    },
  },
  "post /api/auth/password": {
    ask: ({ secret }) => ({
      path: "/api/auth/password",
      body: { currentPassword: secret, passwordHash: "a new secret", vault },
    }),
    fresh: stranger,
    intrude: () => ({
      path: "/api/auth/password",
      body: { currentPassword: "a guess", passwordHash: "a new secret" },
    }),
  },
  "put /api/auth/recovery": {
    ask: ({ secret }) => ({
      path: "/api/auth/recovery",
      body: { currentPassword: secret, vault: recoverable },
    }),
    fresh: stranger,
    intrude: () => ({ path: "/api/auth/recovery", body: { currentPassword: "a guess", vault: recoverable } }),
  },
  "get /api/auth/account": { ask: () => ({ path: "/api/auth/account" }) },
  "delete /api/auth/account": {
    ask: ({ secret }) => ({ path: "/api/auth/account", body: { password: secret } }),
    fresh: stranger,
    intrude: () => ({ path: "/api/auth/account", body: { password: "a guess" } }),
  },
  "post /api/auth/kind": {
    ask: ({ secret }) => ({
      path: "/api/auth/kind",
      body: { currentPassword: secret, passwordHash: "a new secret", vault },
    }),
    fresh: stranger,
    intrude: () => ({
      path: "/api/auth/kind",
      body: { currentPassword: "a guess", passwordHash: "a new secret", vault },
    }),
  },
  "get /api/auth/sessions": { ask: () => ({ path: "/api/auth/sessions" }) },
  "delete /api/auth/sessions/{id}": {
    ask: ({ session }) => ({ path: `/api/auth/sessions/${session}` }),
    async fresh({ origin, person }) {
      return { ...person, session: await anotherSession(origin, person) };
    },
    problems: { 404: () => ({ path: "/api/auth/sessions/not-there" }) },
  },
};
