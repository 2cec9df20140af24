import type { Belongings } from "./belongings.ts";
import { type Asked, call, expectOk, type Method } from "./call.ts";

/** Everything that the server tells somebody of their own: what an intruder must neither see nor change. */
export async function portraitOf(origin: string, own: Belongings): Promise<Record<string, unknown>> {
  const { token, document, conversation, blob, cookie, demoConversation } = own;
  const asked: (Asked & { method?: Method })[] = [
    ...[
      "documents",
      "insights",
      "conversations",
      "appointment-questions",
      "auth/me",
      "auth/account",
      "sync/devices",
    ].map((path) => ({ path: `/api/${path}` })),
    { path: `/api/documents/${document}` },
    { path: `/api/documents/${document}/file` },
    { path: `/api/conversations/${conversation}/messages` },
    { path: `/api/blobs/${blob}` },
    { path: `/api/blobs/${blob}/state` },
    { path: "/api/sync/pull", method: "post", body: { since: { seq: 0, hash: "" }, limit: 1000 } },
    { path: "/api/demo/conversations", cookie },
    { path: `/api/demo/conversations/${demoConversation}/messages`, cookie },
  ];
  const told: Record<string, unknown> = {};
  for (const { method = "get", ...each } of asked)
    told[each.path] = Buffer.from(
      await (await expectOk(call(origin, method, { token, ...each }))).arrayBuffer(),
    ).toString("latin1");
  const sessions = await (await expectOk(call(origin, "get", { path: "/api/auth/sessions", token }))).json();
  told.sessions = (sessions as { id: string }[]).map(({ id }) => id).sort();
  return told;
}
