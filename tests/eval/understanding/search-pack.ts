import type { Page } from "#core/domain/page.ts";
import type { Embedder } from "#core/findings/answers/embedder.ts";
import type { Meaning } from "#core/findings/answers/fuse-passages.ts";
import { makeVectorPiece, PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import type { SearchIndex } from "#core/findings/answers/search-index.ts";
import { vectorPieceName } from "#core/findings/answers/vector-piece-name.ts";
import { createSentenceEncoder } from "#workers/embedding/sentence-encoder.ts";
import { packSource, readPackSource } from "../../../.build/pack-sources.ts";

let loaded: Promise<Embedder> | undefined;

/** The search pack as the browser's worker has it, with its files from the packages. */
export function searchPack(): Promise<Embedder> {
  loaded ??= createSentenceEncoder({ read: async (name) => readPackSource(packSource(name)) });
  return loaded;
}

/** A way to add the meaning of a question to the records that it is asked of: nothing without an embedder. Vectors pass their stored form. */
export async function meaningOfQuestions(
  embedder: Embedder | undefined,
  index: SearchIndex,
  pages: ReadonlyMap<string, readonly Page[]>,
): Promise<(question: string) => Promise<{ meaning?: Meaning }>> {
  if (embedder === undefined) return async () => ({});
  const vectors = new PassageVectors();
  for (const { id, fingerprint } of index.documents()) {
    const read = pages.get(id) ?? [];
    vectors.load(vectorPieceName(id), await makeVectorPiece({ fingerprint }, read, embedder), embedder.version);
  }
  return async (text) => {
    const [question] = await embedder.embed([text]);
    return question === undefined ? {} : { meaning: { question, vectors } };
  };
}
