import type { MakePiece } from "#core/findings/answers/synchronise-vectors.ts";
import { createWorkerCalls } from "#workers/calls/client.ts";
import { createPack } from "#workers/packs/client.ts";
import { type EmbeddingReply, type EmbeddingRequest, embeddingVersion, searchPackContents } from "./contract.ts";
import workerAddress from "./worker.ts?worker&url";

/** The weights are read and the engine is made within this time, even by an old phone; in milliseconds. */
const longestSilence = 60_000;
/** The engine holds about 100 MB: it is freed when nobody has asked for so long, in milliseconds. */
const idleMs = 60_000;

const calls = createWorkerCalls<EmbeddingRequest, EmbeddingReply>({
  start: () => new Worker(workerAddress, { type: "module", name: "embedding" }),
  idleMs,
});
const nobodyCancels = new AbortController().signal;

/** The search pack of this device. */
export const searchPack = {
  version: embeddingVersion,
  ...createPack({ contents: searchPackContents, workerAddress }, calls.stop),
};

/** The vector of a question; undefined where the pack is not here or its engine does not run. */
export async function embedText(text: string): Promise<Float32Array | undefined> {
  const reply = await ask({ kind: "embed", text });
  return reply?.kind === "vector" ? reply.vector : undefined;
}

/** The stored form of a document's vectors; undefined where the pack is not here or its engine does not run. */
export const makePiece: MakePiece = async ({ fingerprint }, pages) => {
  const reply = await ask({ kind: "make-piece", fingerprint, pages });
  return reply?.kind === "piece" ? reply.state : undefined;
};

async function ask(request: EmbeddingRequest): Promise<EmbeddingReply | undefined> {
  if (searchPack.state().phase !== "here") return undefined;
  let reply: EmbeddingReply | undefined;
  await calls.call(request, {
    signal: nobodyCancels,
    silenceMs: request.kind === "embed" ? longestSilence : longestSilence * 5,
    onReply: (answer) => {
      reply = answer;
    },
  });
  return reply;
}
