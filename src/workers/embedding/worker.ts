import type { Embedder } from "#core/findings/answers/embedder.ts";
import { makeVectorPiece } from "#core/findings/answers/passage-vectors.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import { readPackFile } from "#workers/packs/contract.ts";
import { type EmbeddingReply, type EmbeddingRequest, searchPackContents } from "./contract.ts";
import { createSentenceEncoder } from "./sentence-encoder.ts";

let starting: Promise<Embedder> | undefined;

answerCalls<EmbeddingRequest, EmbeddingReply>(self, async (request, { reply }) => {
  starting ??= createSentenceEncoder({ read: (name) => readPackFile(searchPackContents, name) });
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
