import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { stream } from "hono/streaming";
import { answerProblem } from "#api/errors.ts";
import type { SignedInEnvironment } from "#api/home.ts";
import { jsonBody } from "#api/request-body.ts";
import { signedIn } from "#api/signed-in.ts";
import { blobChunkBytes, blobCommitRequestSchema } from "#core/replication/messages.ts";
import type { BlobChunks } from "../storage/blob-chunks.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { speaksVersion } from "./speaks-version.ts";

/** What sealing adds to a chunk, at most. */
const sealingBytes = 64;
const mostChunks = 64;

const knownName = createMiddleware(async (c, next) =>
  /^[\w-]{8,80}$/.test(c.req.param("id") ?? "") ? next() : answerProblem(c, "invalid-request"),
);

/** `/api/blobs/*`: files in chunks of 1 MiB, sent again wherever the connection broke off. */
export function blobRoutes(parts: { chunks: BlobChunks; blobs: BlobStore; now: () => number }) {
  const { chunks, blobs, now } = parts;
  return (
    new Hono<SignedInEnvironment>()
      .use(signedIn, speaksVersion)
      .use("/:id/*", knownName)
      .use("/:id", knownName)
      .put("/:id/:place{\\d{1,2}}", async (c) => {
        const place = Number(c.req.param("place"));
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        if (bytes.byteLength > blobChunkBytes + sealingBytes) return answerProblem(c, "request-too-large");
        if (place >= mostChunks || bytes.byteLength === 0) return answerProblem(c, "invalid-request");
        await chunks.put(c.get("caller").id, c.req.param("id"), place, bytes);
        return c.body(null, 204);
      })
      .get("/:id/:place{\\d{1,2}}", async (c) => {
        const whole = await chunks.names(c.get("caller").id, c.req.param("id"));
        const name = whole?.names[Number(c.req.param("place"))];
        const bytes = name === undefined ? undefined : await blobs.read(name);
        if (bytes === undefined) return answerProblem(c, "no-blob");
        return c.body(new Uint8Array(bytes), 200, { "Content-Type": "application/octet-stream" });
      })
      .get("/:id/state", async (c) => c.json(await chunks.state(c.get("caller").id, c.req.param("id"))))
      .post("/:id/commit", jsonBody(blobCommitRequestSchema), async (c) => {
        const outcome = await chunks.commit(c.get("caller").id, c.req.param("id"), c.get("body"), now());
        return outcome === "committed"
          ? c.body(null, 204)
          : answerProblem(c, outcome === "missing" ? "no-blob" : "blob-differs");
      })
      // Hono answers HEAD from GET: a device asks so whether the whole file is here.
      .get("/:id", async (c) => {
        const whole = await chunks.names(c.get("caller").id, c.req.param("id"));
        if (whole === undefined) return answerProblem(c, "no-blob");
        c.header("Content-Type", "application/octet-stream");
        c.header("Content-Length", String(whole.byteSize));
        return stream(c, async (output) => {
          for (const name of whole.names) {
            const bytes = await blobs.read(name);
            if (bytes === undefined) throw new Error("A chunk of a committed file is missing.");
            await output.write(bytes);
          }
        });
      })
      .delete("/:id", async (c) => {
        const removed = await chunks.remove(c.get("caller").id, c.req.param("id"));
        return removed ? c.body(null, 204) : answerProblem(c, "no-blob");
      })
  );
}
