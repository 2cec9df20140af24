import { Hono } from "hono";
import { expect, test } from "vitest";
import {
  networkOf,
  nobodyTrusted,
  readTrustedProxies,
  type WhoAsks,
  whoAsks,
} from "../../../sync-server/guards/who-asks.ts";

/** Who a request is of that comes from this address of a socket. */
async function asked(socket: string, headers: Record<string, string>, proxies?: string): Promise<WhoAsks> {
  const isTrusted = proxies === undefined ? nobodyTrusted : readTrustedProxies(proxies);
  if (isTrusted === undefined) throw new Error("These are no proxies.");
  const application = new Hono().get("/", (context) => context.json(whoAsks(context, isTrusted)));
  const bindings = { incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: "IPv4" } } };
  const answer = await application.request("/", { headers: { Host: "localhost:8787", ...headers } }, bindings);
  return (await answer.json()) as WhoAsks;
}

const forwarded = {
  "X-Forwarded-For": "203.0.113.7",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Host": "records.example.org",
};

test("nobody's word is taken who is not named as a proxy", async () => {
  const plain = { network: "198.51.100.1", host: "localhost:8787", isSecure: false };
  expect(await asked("198.51.100.1", forwarded)).toEqual(plain);
  expect(await asked("198.51.100.1", forwarded, "127.0.0.1, 10.0.0.0/8")).toEqual(plain);
});

test.each(["127.0.0.1", "::ffff:127.0.0.1"])(
  "a proxy at %s says who asks, how, and under which name",
  async (socket) => {
    expect(await asked(socket, forwarded, "127.0.0.1")).toEqual({
      network: "203.0.113.7",
      host: "records.example.org",
      isSecure: true,
    });
  },
);

test("what a caller wrote into the header itself is passed over", async () => {
  const lied = { "X-Forwarded-For": "1.1.1.1, 203.0.113.7, 10.1.2.3" };
  expect((await asked("127.0.0.1", lied, "127.0.0.1, 10.0.0.0/8")).network).toBe("203.0.113.7");
  const nonsense = { "X-Forwarded-For": "203.0.113.7, nonsense" };
  expect((await asked("127.0.0.1", nonsense, "127.0.0.1")).network).toBe("127.0.0.1");
});

test("an IPv6 address counts as its network of 64 bits, however it is written", () => {
  const one = "2001:db8:0:7::/64";
  for (const written of ["2001:db8:0:7::1", "2001:0db8:0000:0007:ffff:0:0:1", "2001:DB8::7:1:2:3:4"])
    expect(networkOf(written)).toBe(one);
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
});

test.each(["", "localhost", "10.0.0.0/33", "10.0.0.0/8/8", "::1/129", "127.0.0.1,"])('"%s" names no proxy', (words) => {
  expect(readTrustedProxies(words)).toBeUndefined();
});
