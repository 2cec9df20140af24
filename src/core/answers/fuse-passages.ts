import type { NearPassage, PassageVectors } from "./passage-vectors.ts";
import type { PassageHit, SearchIndex } from "./search-index.ts";

/** What a question means, and where to look for what is near to it. */
export interface Meaning {
  /** The question's vector, of the embedder that made the passages' vectors. */
  question: Float32Array;
  vectors: PassageVectors;
}

export type FoundPassage = Pick<PassageHit, "document" | "page" | "start" | "end">;

/** Below this cosine two sentences share a style rather than a subject. */
const leastSimilarity = 0.3;
const listLength = 24;
/** A cosine of 0.56 stands beside the first place by words. Chosen on the lay questions of the evaluation, where 1.6 to 2 differ by two of 60. */
const similarityWeight = 1.8;
/** What each place down the list by words costs. */
const placeWeight = 0.9;

/**
 * The passages found by words and by meaning in one order. By words a passage counts by its place, by meaning by its cosine; the better of
 * both decides. Adding them up (as reciprocal rank fusion does) was measured and gains nothing: it lifts what is fairly good in both lists
 * over what only one of them can see.
 */
export function fusePassages(byWords: readonly PassageHit[], meaning: Meaning, index: SearchIndex): FoundPassage[] {
  const fused = new Map<string, { passage: FoundPassage; score: number }>();
  const add = (passage: FoundPassage, score: number) => {
    const key = `${passage.document.id}/${passage.page}/${passage.start}`;
    const known = fused.get(key);
    if (known === undefined || known.score < score) fused.set(key, { passage, score });
  };
  const documents = new Map(index.documents().map((document) => [document.id, document]));
  for (const [place, hit] of byWords.entries()) add(hit, placeWeight ** place);
  for (const near of nearPassages(meaning)) {
    const document = documents.get(near.documentId);
    const score = similarityWeight * near.similarity;
    // Read anew since its vectors were made, a document has other places.
    if (document?.fingerprint === near.fingerprint) add({ ...near, document }, score);
  }
  return [...fused.values()].sort((one, other) => other.score - one.score).map(({ passage }) => passage);
}

function nearPassages({ question, vectors }: Meaning): NearPassage[] {
  return vectors.near(question, listLength).filter(({ similarity }) => similarity >= leastSimilarity);
}
