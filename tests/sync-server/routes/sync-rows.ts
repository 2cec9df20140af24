import { createHash, randomUUID } from "node:crypto";
import { type Belongings, logIn, sendBlob } from "./belongings.ts";
import { type Asked, call, expectOk } from "./call.ts";
import type { RouteRow, World } from "./route-row.ts";

const sent = new TextEncoder().encode("a chunk of a file");
const digest = createHash("sha256").update(sent).digest("hex");
const someKey = "A".repeat(87);

/** A visitor's conversation that may be changed or ended. */
async function withDemoConversation({ origin, person }: World): Promise<Belongings> {
  const begun = call(origin, "post", {
    path: "/api/demo/conversations",
    body: { title: "One more" },
    cookie: person.cookie,
  });
  return { ...person, demoConversation: ((await (await expectOk(begun)).json()) as { id: string }).id };
}

/** A file of which everything has come, not committed yet. */
async function withSentBlob({ origin, person }: World): Promise<Belongings> {
  const blob = `blob-${randomUUID()}`;
  await expectOk(call(origin, "put", { path: `/api/blobs/${blob}/0`, body: sent, token: person.token }));
  return { ...person, blob };
}

async function withBlob({ origin, person }: World): Promise<Belongings> {
  const blob = `blob-${randomUUID()}`;
  await sendBlob(origin, person.token, blob, sent);
  return { ...person, blob };
}

async function withDevice({ origin, person }: World): Promise<Belongings> {
  const identity = { ...person.device.identity, device: randomUUID() };
  // In a session of its own, because a revoked device's sessions end.
  await expectOk(call(origin, "post", { ...addDevice(identity), token: await logIn(origin, person) }));
  return { ...person, device: { ...person.device, identity } };
}

const addDevice = ({ device, publicKey }: Belongings["device"]["identity"]): Asked => ({
  path: "/api/sync/devices",
  body: { device, publicKey, name: "A phone" },
});

const commit = ({ blob }: Belongings, sha256 = digest, chunks = 1): Asked => ({
  path: `/api/blobs/${blob}/commit`,
  body: { byteSize: sent.byteLength, chunks, sha256 },
});

const demoMessages = ({ demoConversation, cookie }: Belongings): Asked => ({
  path: `/api/demo/conversations/${demoConversation}/messages`,
  cookie,
});
const demoConversation = ({ demoConversation: id, cookie }: Belongings): Asked => ({
  path: `/api/demo/conversations/${id}`,
  cookie,
});
const notThere = (ask: (own: Belongings) => Asked) => ({
  404: ({ person }: World) => ask({ ...person, demoConversation: "not-there", blob: "blob-not-there" }),
});

export const syncRows: Readonly<Record<string, RouteRow>> = {
  "get /api/demo/persona/{name}": {
    ask: () => ({ path: "/api/demo/persona/nora" }),
    problems: { 404: () => ({ path: "/api/demo/persona/nobody" }) },
  },
  "get /api/persona/{name}/bootstrap": {
    ask: () => ({ path: "/api/persona/nora/bootstrap" }),
    problems: { 404: () => ({ path: "/api/persona/nobody/bootstrap" }) },
  },
  "get /api/demo/conversations": { ask: ({ cookie }) => ({ path: "/api/demo/conversations", cookie }) },
  "post /api/demo/conversations": {
    ask: ({ cookie, word }) => ({ path: "/api/demo/conversations", body: { title: word }, cookie }),
  },
  "get /api/demo/conversations/{id}/messages": { ask: demoMessages, problems: notThere(demoMessages) },
  "post /api/demo/conversations/{id}/messages": {
    ask: (own) => ({ ...demoMessages(own), body: { content: "When was her CRP tested?" } }),
    fresh: withDemoConversation,
    problems: notThere((own) => ({ ...demoMessages(own), body: { content: "When?" } })),
  },
  "patch /api/demo/conversations/{id}": {
    ask: (own) => ({ ...demoConversation(own), body: { title: "Another title" } }),
    fresh: withDemoConversation,
    problems: notThere((own) => ({ ...demoConversation(own), body: { title: "Another title" } })),
  },
  "delete /api/demo/conversations/{id}": {
    ask: demoConversation,
    fresh: withDemoConversation,
    problems: notThere(demoConversation),
  },
  "post /api/demo/ask-records": {
    ask: ({ cookie }) => ({ path: "/api/demo/ask-records", body: { question: "When was her CRP tested?" }, cookie }),
  },
  "post /api/sync/push": {
    ask: ({ device }) => ({
      path: "/api/sync/push",
      body: { operations: device.disk.entries.map((one) => one.operation) },
    }),
  },
  "post /api/sync/pull": {
    ask: () => ({ path: "/api/sync/pull", body: { since: { seq: 0, hash: "" }, limit: 100 } }),
    intrude: ({ device }) => ({ path: "/api/sync/pull", body: { since: device.replica.head, limit: 100 } }),
  },
  "get /api/sync/heads/{seq}": { ask: () => ({ path: "/api/sync/heads/1" }) },
  "get /api/sync/events": { ask: () => ({ path: "/api/sync/events" }) },
  "get /api/sync/epochs": { ask: () => ({ path: "/api/sync/epochs" }) },
  "get /api/sync/devices": { ask: () => ({ path: "/api/sync/devices" }) },
  "post /api/sync/devices": {
    ask: ({ device }) => addDevice(device.identity),
    problems: { 409: ({ person }) => addDevice({ ...person.device.identity, publicKey: someKey }) },
    // Another account may have a device of the same name: it is another one.
    intrude: ({ device }) => addDevice({ ...device.identity, publicKey: someKey }),
  },
  "delete /api/sync/devices/{device}": {
    ask: ({ device }) => ({ path: `/api/sync/devices/${device.identity.device}` }),
    fresh: withDevice,
    problems: { 404: () => ({ path: `/api/sync/devices/${randomUUID()}` }) },
  },
  "get /api/blobs/{id}/state": { ask: ({ blob }) => ({ path: `/api/blobs/${blob}/state` }) },
  "put /api/blobs/{id}/{place}": {
    ask: ({ blob }) => ({ path: `/api/blobs/${blob}/0`, body: sent }),
    fresh: withSentBlob,
    problems: {
      413: ({ person: { blob } }) => ({ path: `/api/blobs/${blob}/0`, body: new Uint8Array(1024 * 1024 + 65) }),
    },
  },
  "post /api/blobs/{id}/commit": {
    ask: (own) => commit(own),
    fresh: withSentBlob,
    problems: {
      404: (world) => commit({ ...world.person, blob: "blob-not-there" }),
      409: async (world) => commit(await withSentBlob(world), "0".repeat(64)),
    },
  },
  "get /api/blobs/{id}": {
    ask: ({ blob }) => ({ path: `/api/blobs/${blob}` }),
    problems: notThere(({ blob }) => ({ path: `/api/blobs/${blob}` })),
  },
  "get /api/blobs/{id}/{place}": {
    ask: ({ blob }) => ({ path: `/api/blobs/${blob}/0` }),
    problems: notThere(({ blob }) => ({ path: `/api/blobs/${blob}/0` })),
  },
  "delete /api/blobs/{id}": {
    ask: ({ blob }) => ({ path: `/api/blobs/${blob}` }),
    fresh: withBlob,
    problems: notThere(({ blob }) => ({ path: `/api/blobs/${blob}` })),
  },
};
