import { request } from "node:http";
import { expect, test } from "vitest";
import { readTrustedProxies } from "../../../sync-server/guards/who-asks.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { letterWith, logIn, register, sendBlob, uploadOf } from "../routes/belongings.ts";
import { call, expectOk } from "../routes/call.ts";
import { rawRequest } from "./raw-request.ts";

async function withServer(parts: Parameters<typeof openServer>[0], work: (server: OpenServer) => Promise<void>) {
  const server = await openServer(parts);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

const isTrusted = readTrustedProxies("127.0.0.1");
const trusting = isTrusted === undefined ? {} : { isTrusted };
const json = { "Content-Type": "application/json" };
const logInBody = (email: string) => JSON.stringify({ email, password: "a guess" });

test.each([false, true])(
  "guesses on one e-mail from fifty addresses end at the limit (chunked: %s)",
  (chunked) =>
    withServer({ limits: { signIns: 10 }, ...trusting }, async ({ origin }) => {
      const { email } = await register(origin, "private");
      const answers: number[] = [];
      const began = performance.now();
      for (let guess = 0; guess < 100; guess++) {
        const headers = { ...json, "X-Forwarded-For": `203.0.113.${guess % 50}` };
        const answer = await rawRequest(`${origin}/api/auth/login`, { headers, chunked, body: logInBody(email) });
        answers.push(answer.status);
      }
      const guessed = answers.filter((status) => status === 401).length;
      expect(guessed).toBeGreaterThan(15);
      // Registering was one attempt on it; meanwhile the limit fills up again, by one in three seconds.
      expect(guessed).toBeLessThanOrEqual(20 + (performance.now() - began) / 3_000);
      expect(answers.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    }),
  60_000,
);

test(
  "all addresses of one IPv6 network of 64 bits are one guesser",
  () =>
    withServer({ limits: { signIns: 4 }, ...trusting }, async ({ origin }) => {
      const answers: number[] = [];
      for (let guess = 0; guess < 8; guess++) {
        const headers = { ...json, "X-Forwarded-For": `2001:db8:1:2:${guess}::${guess}` };
        const body = logInBody(`nobody-${guess}@example.org`);
        answers.push((await rawRequest(`${origin}/api/auth/login`, { headers, body })).status);
      }
      expect(answers).toEqual([401, 401, 401, 401, 429, 429, 429, 429]);
      const elsewhere = { ...json, "X-Forwarded-For": "2001:db8:1:3::1" };
      const other = await rawRequest(`${origin}/api/auth/login`, {
        headers: elsewhere,
        body: logInBody("ruth@example.org"),
      });
      expect(other.status).toBe(401);
    }),
  30_000,
);

test(
  "whoever is signed in guesses its password as often as anybody, from wherever",
  () =>
    withServer({ limits: { signIns: 3 }, ...trusting }, async ({ origin }) => {
      const { token } = await register(origin, "private");
      const answers: number[] = [];
      for (let guess = 0; guess < 10; guess++) {
        const headers = { ...json, Authorization: `Bearer ${token}`, "X-Forwarded-For": `203.0.113.${guess}` };
        const body = JSON.stringify({ password: `guess ${guess}` });
        const answer = await rawRequest(`${origin}/api/auth/account`, { method: "DELETE", headers, body });
        answers.push(answer.status);
      }
      expect(answers.slice(0, 6)).toEqual(Array(6).fill(401));
      expect(answers.slice(-3)).toEqual([429, 429, 429]);
    }),
  30_000,
);

/** Begins a body that it says is long, and answers what the server says before it has come. */
function beginUpload(address: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: "POST", headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.once("error", reject);
    sent.write(Buffer.alloc(100_000));
  });
}

test("whoever is not known is answered before its body has come, however long it says it is", () =>
  withServer({}, async ({ origin }) => {
    const form = { "Content-Type": "multipart/form-data; boundary=x" };
    const long = { "Content-Length": String(60 * 1024 * 1024) };
    expect(await beginUpload(`${origin}/api/documents/upload`, { ...form, ...long })).toBe(401);
    expect(await beginUpload(`${origin}/api/documents/upload`, form)).toBe(401);
    expect(await beginUpload(`${origin}/api/auth/login`, { ...json, ...long })).toBe(413);
    expect(await beginUpload(`${origin}/api/auth/login`, json)).toBe(413);
    expect(await beginUpload(`${origin}/api/demo/ask-records`, json)).toBe(413);
  }));

test("a body that does not name its length is held to the same limit", () =>
  withServer({}, async ({ origin }) => {
    const { token } = await register(origin, "private");
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/octet-stream" };
    const put = (size: number) =>
      rawRequest(`${origin}/api/blobs/a-long-blob/0`, {
        method: "PUT",
        headers,
        chunked: true,
        body: new Uint8Array(size),
      });
    expect((await put(1024 * 1024)).status).toBe(204);
    expect(await put(1024 * 1024 + 100)).toEqual({ status: 413, text: "This request is too large." });
  }));

test("an account that has used its room is told before it sends more, and may delete", () =>
  withServer({ quota: { bytes: 300_000 } }, async ({ origin }) => {
    const { token } = await register(origin, "private");
    await sendBlob(origin, token, "the-first-blob", new Uint8Array(200_000));
    const second = () =>
      call(origin, "put", { path: "/api/blobs/the-second-blob/0", body: new Uint8Array(200_000), token });
    const refused = await second();
    expect([refused.status, await refused.text()]).toEqual([
      507,
      "This account has used all the room that this server gives it. Please delete something that is no longer needed.",
    ]);
    await expectOk(call(origin, "delete", { path: "/api/blobs/the-first-blob", token }));
    await expectOk(second());
    // Another account has a room of its own.
    const other = await register(origin, "private");
    await sendBlob(origin, other.token, "the-first-blob", new Uint8Array(200_000));
  }));

test("an account has at most so many records, and streams of events", () =>
  withServer({ quota: { records: 2, streams: 2 } }, async ({ origin }) => {
    const { token } = await register(origin, "assisted");
    const upload = () =>
      call(origin, "post", { path: "/api/documents/upload", body: uploadOf(letterWith("Quill")), token });
    await expectOk(upload());
    await expectOk(upload());
    expect((await upload()).status).toBe(507);
    const ends = new AbortController();
    const open = () =>
      fetch(`${origin}/api/sync/events`, { headers: { Authorization: `Bearer ${token}` }, signal: ends.signal });
    const streams = [await open(), await open()];
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    expect((await open()).status).toBe(429);
    ends.abort();
    await expect.poll(async () => (await call(origin, "get", { path: "/api/sync/heads/0", token })).status).toBe(200);
  }));

test("a closed server takes no account, and lets those in that it has", async () => {
  const server = await openServer();
  const known = await register(server.origin, "private");
  await server.close();
  await withServer({ registration: "closed" }, async ({ origin }) => {
    const body = { email: "ruth@example.org", passwordHash: "a secret" };
    const refused = await call(origin, "post", { path: "/api/auth/register", body });
    expect([refused.status, await refused.text()]).toEqual([403, "This server takes no new accounts."]);
    // Of the other server.
    await expect(logIn(origin, known)).rejects.toThrow();
  });
});
