import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { answerProblem } from "#api/errors.ts";
import type { SignedInEnvironment } from "#api/home.ts";
import { jsonBody } from "#api/request-body.ts";
import { signedIn } from "#api/signed-in.ts";
import { deviceProofHeader } from "#core/domain/device-proof.ts";
import { deviceRequestSchema, pullRequestSchema, pushRequestSchema } from "#core/replication/messages.ts";
import { provesDevice } from "../accounts/proven-device.ts";
import { tokenHash } from "../accounts/secrets.ts";
import type { Database } from "../storage/database.ts";
import { addDevice, bindSession, listDevices, revokeDevice } from "../storage/devices.ts";
import { epochsOf, headAt, headOf, pullAfter } from "../storage/sync-log.ts";
import { bodyOf } from "./answer-in-parts.ts";
import { streamHeads } from "./event-stream.ts";
import type { LogBell } from "./log-bell.ts";
import type { PushQueue } from "./push-queue.ts";
import { speaksVersion } from "./speaks-version.ts";

/** UTF-16 units of a push: what is read from a long record goes in one operation. */
const longestPush = 24 * 1024 * 1024;

/** `/api/sync/*`: the log of the caller's account. */
export function syncRoutes(parts: {
  database: Database;
  pushes: PushQueue;
  bell: LogBell;
  now: () => number;
  /** Streams of events that one account may have open at once. */
  mostStreams: number;
  /** A device joined an account. */
  joined: (account: string) => void;
  /** Whether a session goes on. */
  isLive: (token: string) => Promise<boolean>;
}) {
  const { database, pushes, bell, now, mostStreams, isLive, joined } = parts;
  return new Hono<SignedInEnvironment>()
    .use(signedIn, speaksVersion)
    .post("/push", jsonBody(pushRequestSchema, longestPush), async (c) =>
      c.json(await pushes.push(c.get("caller").id, c.get("body").operations)),
    )
    .post("/pull", jsonBody(pullRequestSchema), async (c) => {
      const { since, limit, most = limit } = c.get("body");
      const answer = await bodyOf(pullAfter(database, c.get("caller").id, since, most));
      return c.body(answer, 200, { "Content-Type": "application/json" });
    })
    .get("/heads/:seq{\\d{1,15}}", async (c) => {
      const head = await headAt(database, c.get("caller").id, Number(c.req.param("seq")));
      return c.json({ head: head ?? null });
    })
    .get("/events", (c) => {
      const account = c.get("caller").id;
      const token = c.env.token ?? "";
      if (bell.listeners(account) >= mostStreams) return answerProblem(c, "too-many-streams");
      // A proxy that gathers an answer before it hands it on would keep it for ever.
      c.header("X-Accel-Buffering", "no");
      return streamSSE(c, (stream) =>
        streamHeads(stream, {
          bell,
          account,
          readHead: () => headOf(database, account),
          isSignedIn: () => isLive(token),
        }),
      );
    })
    .get("/epochs", async (c) =>
      c.body(await epochsOf(database, c.get("caller").id), 200, { "Content-Type": "application/json" }),
    )
    .get("/devices", async (c) => c.json(await listDevices(database, c.get("caller").id)))
    .post("/devices", jsonBody(deviceRequestSchema), async (c) => {
      const added = await addDevice(database, c.get("caller").id, { ...c.get("body"), addedAt: now() });
      if (!added) return answerProblem(c, "device-taken");
      joined(c.get("caller").id);
      const { token } = c.env;
      if (token === null) return c.body(null, 204);
      const { device, publicKey } = c.get("body");
      const request = { method: "POST", url: c.req.url, proof: c.req.header(deviceProofHeader), token };
      // Who shows the key now is held to it from now on.
      const key = (await provesDevice(publicKey, request, now())) ? publicKey : null;
      await bindSession(database, tokenHash(token), { device, key });
      return c.body(null, 204);
    })
    .delete("/devices/:device", async (c) => {
      const account = c.get("caller").id;
      const revoked = await revokeDevice(database, account, c.req.param("device"), now());
      // Its own stream of events ends.
      bell.ring(account);
      return revoked ? c.body(null, 204) : answerProblem(c, "no-device");
    });
}
