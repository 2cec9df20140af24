import { randomUUID, webcrypto } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createKeyPair, deviceIdentity } from "#sync/device-identity.ts";
import { createDeviceProofs } from "#sync/device-proofs.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { register } from "../routes/belongings.ts";
import { call } from "../routes/call.ts";
import { takeOver } from "./takeover.ts";

vi.setConfig({ testTimeout: 60_000 });

const day = 86_400_000;
let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const statusOf = async (token: string) => (await call(server.origin, "get", { path: "/api/auth/me", token })).status;

test.each(["private", "assisted"] as const)("a stolen token is not the account: %s", async (kind) => {
  expect(await takeOver(server.origin, kind)).toEqual({ tried: 6, went: [] });
});

describe("the time of a session", () => {
  // Servers of their own: what counts requests by the minute stands still when the clock goes back.
  let timed: OpenServer;
  beforeEach(async () => {
    timed = await openServer({ sessions: { idleMs: 30 * day, totalMs: 100 * day } });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await timed.close();
  });
  const statusOf = async (token: string) => (await call(timed.origin, "get", { path: "/api/auth/me", token })).status;

  test("ends when it was not used for long, and is listed no more", async () => {
    const { token, email, secret } = await register(timed.origin, "private");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 29 * day });
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(Date.now() + 29 * day);
    expect(await statusOf(token)).toBe(200);
    vi.setSystemTime(Date.now() + 31 * day);
    expect(await statusOf(token)).toBe(401);
    const body = { email, password: secret };
    const again = await call(timed.origin, "post", { path: "/api/auth/login", body });
    const { token: next } = (await again.json()) as { token: string };
    const listed = await call(timed.origin, "get", { path: "/api/auth/sessions", token: next });
    expect(await listed.json()).toHaveLength(1);
  });

  test("ends in all, however often it is used", async () => {
    const { token } = await register(timed.origin, "private");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const statuses: number[] = [];
    for (let days = 0; days <= 110; days += 10) {
      statuses.push(await statusOf(token));
      vi.setSystemTime(Date.now() + 10 * day);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 401, 401]);
  });
});

describe("a session", () => {
  test.each([
    ["logging out", "post", "/api/auth/logout", () => undefined],
    [
      "a password changed by another one",
      "post",
      "/api/auth/password",
      (secret: string) => ({ currentPassword: secret, passwordHash: "another secret" }),
    ],
  ] as const)("ends its streams at once: %s", async (_name, method, path, bodyFor) => {
    const { token, email, secret } = await register(server.origin, "private");
    const login = { email, password: secret };
    const other = await call(server.origin, "post", { path: "/api/auth/login", body: login });
    const own = path.endsWith("logout") ? token : ((await other.json()) as { token: string }).token;
    const stream = (await call(server.origin, "get", { path: "/api/sync/events", token })).body?.getReader();
    await stream?.read();
    const began = performance.now();
    expect((await call(server.origin, method, { path, token: own, body: bodyFor(secret) })).status).toBe(204);
    expect((await stream?.read())?.done).toBe(true);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe("a token that is bound to its device's key", () => {
  async function bound() {
    const { token } = await register(server.origin, "private");
    const subtle = webcrypto.subtle as SubtleCrypto;
    const { device, publicKey, sign } = await deviceIdentity(subtle, randomUUID(), await createKeyPair(subtle));
    const clock = { now: () => Date.now() };
    const proofs = createDeviceProofs({ fetch, now: () => clock.now() });
    proofs.hold(token, sign);
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ device, publicKey, name: "a phone" });
    const added = await proofs.fetch(`${server.origin}/api/sync/devices`, { method: "POST", headers, body });
    expect(added.status).toBe(204);
    return { token, proofs, clock };
  }

  test("is nothing without it, and one request's proof is not another's", async () => {
    const { token, proofs } = await bound();
    expect(await statusOf(token)).toBe(401);
    const me = await proofs.fetch(`${server.origin}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
    let proof = "";
    const listening = createDeviceProofs({
      fetch: async (_input, init) => {
        proof = new Headers(init?.headers).get("Device-Proof") ?? "";
        return new Response();
      },
      now: () => Date.now(),
    });
    const { sign } = await deviceIdentity(
      webcrypto.subtle as SubtleCrypto,
      "another",
      await createKeyPair(webcrypto.subtle as SubtleCrypto),
    );
    listening.hold(token, sign);
    await listening.fetch(`${server.origin}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } });
    const headers = { "Device-Proof": proof };
    expect((await call(server.origin, "get", { path: "/api/auth/me", token, headers })).status).toBe(401);
    expect((await call(server.origin, "get", { path: "/api/auth/sessions", token, headers })).status).toBe(401);
  });

  test("serves a device whose clock is years off", async () => {
    const { token, proofs, clock } = await bound();
    for (const years of [-9, 4]) {
      clock.now = () => Date.now() + years * 365 * day;
      const headers = { Authorization: `Bearer ${token}` };
      expect((await proofs.fetch(`${server.origin}/api/auth/me`, { headers })).status).toBe(200);
    }
  });
});
