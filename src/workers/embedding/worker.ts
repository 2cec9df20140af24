import type { Embedder } from "#core/answers/embedder.ts";
import { makeVectorPiece } from "#core/answers/passage-vectors.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import { type EmbeddingReply, type EmbeddingRequest, packAddress, packCache } from "./contract.ts";
import { createSentenceEncoder } from "./sentence-encoder.ts";

let starting: Promise<Embedder> | undefined;

/** The files come from the device only: nothing is fetched that was not asked for. */
async function readFromCache(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const cache = await caches.open(packCache);
  const file = await cache.match(packAddress + name);
  if (file === undefined) throw new Error(`The search pack's file ${name} is not on this device.`);
  return new Uint8Array(await file.arrayBuffer());
}

answerCalls<EmbeddingRequest, EmbeddingReply>(self, async (request, { reply }) => {
  starting ??= createSentenceEncoder({ read: readFromCache });
  const encoder = await starting;
  switch (request.kind) {
    case "embed": {
      const [vector] = await encoder.embed([request.text]);
      if (vector !== undefined) reply({ kind: "vector", vector });
      break;
    }
    case "make-piece": {
      const state = await makeVectorPiece({ fingerprint: request.fingerprint }, request.pages, encoder);
      reply({ kind: "piece", state }, [state.buffer]);
      break;
    }
    default:
      request satisfies never;
  }
});
