import { request } from "node:https";
import { expect, test } from "vitest";
import { readTrustedProxies } from "../../sync-server/guards/who-asks.ts";
import { openServer } from "./home/open-server.ts";
import { isInstalled, type ProxyName, startProxy } from "./proxies.ts";

interface Answered {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Through the proxy, whose certificate nobody signed. `until`: ends the answer as soon as it holds these words. */
function ask(
  address: string,
  asked: { method?: string; headers?: Record<string, string>; body?: string; until?: string },
): Promise<Answered> {
  const { method = "GET", headers = {}, body, until } = asked;
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, rejectUnauthorized: false, agent: false }, (answer) => {
      let text = "";
      const done = () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
        if (until === undefined || !text.includes(until)) return;
        done();
        sent.destroy();
      });
      answer.once("end", done);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

const isTrusted = readTrustedProxies("127.0.0.1, ::1");

for (const name of ["nginx", "caddy"] as const satisfies ProxyName[]) {
  const isHere = isInstalled(name) && (name === "caddy" || isInstalled("openssl"));
  if (!isHere) console.log(`There is no ${name} here: its configuration in the README is not tried out.`);

  test.skipIf(!isHere)(
    `behind ${name}, as the README sets it up, all works as without it`,
    async () => {
      const server = await openServer({ limits: { signIns: 5 }, ...(isTrusted === undefined ? {} : { isTrusted }) });
      const proxy = await startProxy(name, server.origin);
      const { origin } = proxy;
      try {
        await expect
          .poll(
            () =>
              ask(`${origin}/api/health`, {}).then(
                ({ status }) => status,
                () => 0,
              ),
            { timeout: 20_000 },
          )
          .toBe(200);
        const { headers } = await ask(`${origin}/api/health`, {});
        expect(headers["strict-transport-security"]).toBe("max-age=31536000");
        // Only through the proxy is it HTTPS.
        expect((await fetch(`${server.origin}/api/health`)).headers.get("Strict-Transport-Security")).toBeNull();

        const json = { "Content-Type": "application/json" };
        const post = (path: string, body: object, more: Record<string, string> = {}) =>
          ask(`${origin}${path}`, { method: "POST", headers: { ...json, ...more }, body: JSON.stringify(body) });
        // A page of this very site may change things; another's may not.
        const account = { email: "ruth@example.org", passwordHash: "a long secret" };
        const registered = await post("/api/auth/register", account, { Origin: origin });
        expect(registered.status, registered.text).toBe(201);
        const elsewhere = await post("/api/auth/register", account, { Origin: "https://elsewhere.example" });
        expect(elsewhere.status).toBe(403);

        const { token } = JSON.parse(registered.text) as { token: string };
        const known = { Authorization: `Bearer ${token}` };
        // Events come at once, and are gathered by nobody.
        const heard = await ask(`${origin}/api/sync/events`, { headers: known, until: "event: head" });
        expect(heard.text).toContain('{"seq":0');

        // Somebody who calls themselves another each time is still the address that the proxy sees.
        const guesses: number[] = [];
        for (let guess = 0; guess < 8; guess++) {
          const body = { email: `nobody-${guess}@example.org`, password: "a guess" };
          guesses.push((await post("/api/auth/login", body, { "X-Forwarded-For": `203.0.113.${guess}` })).status);
        }
        expect(guesses.at(-1)).toBe(429);
        // The server's own door counts for itself: the proxy's callers have not used it up for others.
        const direct = await fetch(`${server.origin}/api/auth/login`, {
          method: "POST",
          headers: { ...json, "X-Forwarded-For": "198.51.100.9" },
          body: JSON.stringify({ email: "somebody@example.org", password: "a guess" }),
        });
        expect(direct.status).toBe(401);
      } finally {
        await proxy.stop();
        await server.close();
      }
    },
    60_000,
  );
}
