import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenServer, openServer } from "../home/open-server.ts";

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const wrapped = (mark: string) => ({ scheme: "argon2id-1", iv: "A".repeat(16), ciphertext: mark.padEnd(64, "A") });
const vaultOf = (mark: string) => ({
  byPassword: wrapped(`${mark}p`),
  byRecoveryCode: { ...wrapped(`${mark}r`), scheme: "recovery-1" },
  recoveryVerifier: "v".repeat(43),
});

async function call(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  return fetch(`${server.origin}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

let count = 0;
async function register(vault?: object) {
  count += 1;
  const email = `owner${count}@example.org`;
  const response = await call("POST", "/auth/register", undefined, { email, passwordHash: "first secret", vault });
  expect(response.status).toBe(201);
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { email, token, id: user.id };
}

async function login(email: string, password = "first secret"): Promise<string> {
  const response = await call("POST", "/auth/login", undefined, { email, password });
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
}

const isLive = async (token: string) => (await call("GET", "/auth/me", token)).status === 200;
type Listed = { id: string; device?: string; current: boolean; createdAt: number; lastUsedAt: number }[];
const sessionsOf = async (token: string) => (await (await call("GET", "/auth/sessions", token)).json()) as Listed;
const device = (name: string) => ({ device: `device-${name}`, publicKey: "k".repeat(87), name });

test("an account tells its owner which kind it is, with its vault", async () => {
  const open = await register();
  expect(await (await call("GET", "/auth/account", open.token)).json()).toEqual({
    user: { id: open.id, email: open.email },
    kind: "assisted",
  });
  const sealed = await register(vaultOf("s"));
  expect(await (await call("GET", "/auth/account", sealed.token)).json()).toMatchObject({
    kind: "private",
    vault: vaultOf("s"),
  });
});

test("sessions are listed with their devices, and ended one by one by their owner only", async () => {
  const owner = await register(vaultOf("a"));
  const stranger = await register();
  const phone = await login(owner.email);
  expect((await call("POST", "/sync/devices", phone, device("phone"))).status).toBe(204);
  const listed = await sessionsOf(owner.token);
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
  const other = listed.find(({ current }) => !current);
  expect(other?.device).toBe("device-phone");
  expect(JSON.stringify(listed)).not.toContain(phone);
  expect((await call("DELETE", `/auth/sessions/${other?.id}`, stranger.token)).status).toBe(404);
  expect(await isLive(phone)).toBe(true);
  expect((await call("DELETE", `/auth/sessions/${other?.id}`, owner.token)).status).toBe(204);
  expect((await call("DELETE", `/auth/sessions/${other?.id}`, owner.token)).status).toBe(404);
  expect(await isLive(phone)).toBe(false);
  expect(await isLive(owner.token)).toBe(true);
});

test("a device is listed with its vouch and when it was last seen, and is signed out when it is revoked", async () => {
  const owner = await register(vaultOf("b"));
  const phone = await login(owner.email);
  const vouch = "m".repeat(43);
  await call("POST", "/sync/devices", phone, { ...device("phone"), vouch });
  const list = async () => (await (await call("GET", "/sync/devices", owner.token)).json()) as object[];
  expect(await list()).toEqual([
    { ...device("phone"), vouch, addedAt: expect.any(Number), lastUsedAt: expect.any(Number), revoked: false },
  ]);
  expect((await call("DELETE", "/sync/devices/device-phone", owner.token)).status).toBe(204);
  expect(await isLive(phone)).toBe(false);
  expect(await list()).toEqual([{ ...device("phone"), vouch, addedAt: expect.any(Number), revoked: true }]);
  // What was revoked does not come back under its old name.
  expect((await call("POST", "/sync/devices", await login(owner.email), device("phone"))).status).toBe(409);
});

test("a device's stream of events ends when it is signed out", async () => {
  const owner = await register(vaultOf("h"));
  const phone = await login(owner.email);
  await call("POST", "/sync/devices", phone, device("phone"));
  const stream = (await call("GET", "/sync/events", phone)).body?.getReader();
  expect(new TextDecoder().decode((await stream?.read())?.value)).toContain('"seq":0');
  await call("DELETE", "/sync/devices/device-phone", owner.token);
  expect((await stream?.read())?.done).toBe(true);
});

test("a changed password ends every other session, and a wrong one changes nothing", async () => {
  const owner = await register(vaultOf("c"));
  const phone = await login(owner.email);
  const wrong = { currentPassword: "not this one", passwordHash: "second secret", vault: vaultOf("d") };
  expect((await call("POST", "/auth/password", owner.token, wrong)).status).toBe(401);
  expect(await isLive(phone)).toBe(true);
  const right = { ...wrong, currentPassword: "first secret" };
  expect((await call("POST", "/auth/password", owner.token, right)).status).toBe(204);
  expect(await isLive(phone)).toBe(false);
  expect(await isLive(owner.token)).toBe(true);
  await login(owner.email, "second secret");
});

/** Everything that stands in the server's folder. */
async function everythingKept(): Promise<string> {
  const files = await readdir(server.dataFolder, { recursive: true, withFileTypes: true });
  const read = files
    .filter((file) => file.isFile())
    .map((file) => readFile(join(file.parentPath, file.name), "latin1"));
  return (await Promise.all(read)).join("\n");
}

async function uploadNote(token: string, words: string): Promise<void> {
  const form = new FormData();
  form.append("files", new File([`%PDF-1.4 ${words}`], `${words}.pdf`, { type: "application/pdf" }));
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${server.origin}/api/documents/upload`, { method: "POST", headers, body: form });
  expect(response.status).toBe(201);
  expect((await call("POST", "/conversations", token, { title: words })).status).toBe(201);
}

test("an assisted account that becomes private leaves nothing that could be read, and signs in with its new secret only", async () => {
  const owner = await register();
  const neighbour = await register();
  const phone = await login(owner.email);
  await uploadNote(owner.token, "prednisolone-lindenstrasse");
  await uploadNote(neighbour.token, "ibuprofen-kastanienallee");
  expect(await everythingKept()).toContain("prednisolone-lindenstrasse");
  const change = { currentPassword: "first secret", passwordHash: "second secret", vault: vaultOf("e") };
  const wrong = { ...change, currentPassword: "not this one" };
  expect((await call("POST", "/auth/kind", owner.token, wrong)).status).toBe(401);
  expect((await call("POST", "/auth/kind", owner.token, change)).status).toBe(204);
  const kept = await everythingKept();
  expect(kept).not.toContain("prednisolone-lindenstrasse");
  expect(kept).toContain("ibuprofen-kastanienallee");
  expect((await call("GET", "/documents", owner.token)).status).toBe(409);
  expect(await isLive(phone)).toBe(false);
  expect((await call("POST", "/auth/login", undefined, { email: owner.email, password: "first secret" })).status).toBe(
    401,
  );
  await login(owner.email, "second secret");
});

test("a private account that becomes assisted keeps no sealed log, and the server may read from then on", async () => {
  const owner = await register(vaultOf("f"));
  await call("POST", "/sync/devices", owner.token, device("laptop"));
  const change = { currentPassword: "first secret", passwordHash: "second secret" };
  expect((await call("POST", "/auth/kind", owner.token, change)).status).toBe(204);
  expect(await (await call("GET", "/sync/devices", owner.token)).json()).toEqual([]);
  expect(await (await call("GET", "/documents", owner.token)).json()).toEqual([]);
  expect(await (await call("GET", "/auth/account", owner.token)).json()).toMatchObject({ kind: "assisted" });
});

test("a deleted account is gone with its records, its sessions and its e-mail", async () => {
  const owner = await register();
  await uploadNote(owner.token, "hydroxychloroquine-birkenweg");
  expect((await call("DELETE", "/auth/account", owner.token, { password: "not this one" })).status).toBe(401);
  expect((await call("DELETE", "/auth/account", owner.token, { password: "first secret" })).status).toBe(204);
  expect(await isLive(owner.token)).toBe(false);
  const kept = await everythingKept();
  expect(kept).not.toContain("hydroxychloroquine-birkenweg");
  expect(kept).not.toContain(owner.email);
  expect(
    (await call("POST", "/auth/register", undefined, { email: owner.email, passwordHash: "a new life" })).status,
  ).toBe(201);
});

test("a known and an unknown e-mail get the same answer in about the same time", async () => {
  const known = await register(vaultOf("g"));
  const askedAbout = async (email: string) => {
    const times: number[] = [];
    let answer = "";
    for (let round = 0; round < 6; round++) {
      const began = performance.now();
      const response = await call("POST", "/auth/login", undefined, { email, password: "not this one" });
      answer = `${response.status} ${await response.text()}`;
      times.push(performance.now() - began);
    }
    return { answer, fastest: Math.min(...times) };
  };
  const [one, other] = [await askedAbout(known.email), await askedAbout("nobody-at-all@example.org")];
  expect(other.answer).toBe(one.answer);
  // The slow hash dominates both; without it for one of them, the two would be tens of times apart.
  expect(Math.max(one.fastest, other.fastest) / Math.min(one.fastest, other.fastest)).toBeLessThan(3);
}, 60_000);
