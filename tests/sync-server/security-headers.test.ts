import { afterAll, beforeAll, expect, test } from "vitest";
import { contentSecurityPolicy, pagePolicy } from "../../sync-server/security-headers.ts";
import { type OpenServer, openServer } from "./home/open-server.ts";
import { letterWith, register, uploadOf } from "./routes/belongings.ts";
import { call, expectOk } from "./routes/call.ts";

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const everywhere = {
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

test.each(["/", "/api/health", "/api/documents", "/api/nothing", "/assets/missing.js"])(
  "%s carries every security header over the socket, once",
  async (path) => {
    const answer = await fetch(server.origin + path);
    const policy = path.endsWith(".js") ? contentSecurityPolicy : pagePolicy;
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...everywhere, "content-security-policy": policy });
  },
);

test("an uploaded file comes under a policy of its own, which forbids it everything", async () => {
  const { token } = await register(server.origin, "assisted");
  const body = uploadOf(letterWith("Quillon"));
  const uploaded = await expectOk(call(server.origin, "post", { path: "/api/documents/upload", body, token }));
  const { documents } = (await uploaded.json()) as { documents: { id: string }[] };
  const file = await call(server.origin, "get", { path: `/api/documents/${documents[0]?.id}/file`, token });
  expect(file.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
  expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(file.headers.get("X-Frame-Options")).toBe("DENY");
});
