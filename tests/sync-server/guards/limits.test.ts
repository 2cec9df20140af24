import { get } from "node:http";
import { expect, test } from "vitest";
import { expectProblem } from "../../contract/expect-problem.ts";
import { type OpenServer, openServer } from "../home/open-server.ts";
import { register } from "../routes/belongings.ts";
import { call } from "../routes/call.ts";

async function withServer(limits: Parameters<typeof openServer>[0], work: (server: OpenServer) => Promise<void>) {
  const server = await openServer(limits);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

const logIn = (origin: string, email: string) =>
  call(origin, "post", { path: "/api/auth/login", body: { email, password: "a guess" } });

test("attempts to sign in are counted by address, known e-mails and unknown ones alike", () =>
  withServer({ limits: { signIns: 4 } }, async ({ origin }) => {
    const { email } = await register(origin, "private");
    const answers: number[] = [];
    for (const tried of [email, "nobody@example.org", email, "nobody@example.org"])
      answers.push((await logIn(origin, tried)).status);
    expect(answers).toEqual([401, 401, 401, 429]);
    await expectProblem(await call(origin, "get", { path: `/api/auth/vault?email=${email}` }), 429);
    // Whoever is signed in goes on.
    expect((await call(origin, "get", { path: "/api/health" })).status).toBe(200);
  }));

/** The status of a request from another of this machine's own addresses. */
function statusFrom(localAddress: string, address: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` };
    get(address, { localAddress, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).once("error", reject);
  });
}

// Only Linux answers to all of 127.0.0.0/8 without being told to.
test.runIf(process.platform === "linux")("an account's requests are counted, from wherever they come", () =>
  withServer({ limits: { requests: 30 } }, async ({ origin }) => {
    const { token } = await register(origin, "private");
    const other = await register(origin, "private");
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++)
      statuses.push(await statusFrom(`127.0.0.${2 + (count % 4)}`, `${origin}/api/auth/me`, token));
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect(await statusFrom("127.0.0.2", `${origin}/api/auth/me`, other.token)).toBe(200);
  }),
);
