import type { Page } from "#core/domain/page.ts";
import { decodeText, encodeText } from "#core/domain/text-encoding.ts";
import { readPassages } from "#core/reading/passages.ts";
import { explainedWords } from "#core/understanding/vocabulary/plain-words.ts";
import type { Embedder } from "./embedder.ts";
import { documentOfVectorPiece, isVectorPieceName } from "./vector-piece-name.ts";

/** Stands in every piece: pieces of another form are made anew. */
const form = "vectors/1";
const largest = 127;

interface Head {
  form: string;
  version: string;
  fingerprint: string;
  dimensions: number;
  /** Three numbers for each vector: page, start and end of its passage. */
  places: number[];
}

interface VectorDocument {
  id: string;
  head: Head;
  /** All passages' vectors, one after the other. */
  values: Int8Array;
  /** 1 over each vector's length. */
  scales: Float32Array;
}

/** A passage by the nearness of its meaning. */
export interface NearPassage {
  documentId: string;
  /** Of the reading that the places belong to. */
  fingerprint: string;
  page: number;
  start: number;
  end: number;
  /** Cosine, -1 to 1. */
  similarity: number;
}

/**
 * The vectors of a document's passages, as they are stored: the length of the head (4 bytes, big-endian), the head (JSON), then one signed
 * byte for each dimension of each vector. A passage has a vector of its words and, where it has hard ones, another of what they mean in
 * plain English: the encoder knows "dry eyes", but not "keratoconjunctivitis sicca".
 */
export async function makeVectorPiece(
  document: { fingerprint: string },
  pages: readonly Page[],
  embedder: Embedder,
): Promise<Uint8Array> {
  const texts: string[] = [];
  const places: number[] = [];
  for (const { kind, text, page, start, end } of readPassages(pages)) {
    if (kind === "heading" || !/\p{L}{3}/u.test(text)) continue;
    const plain = explainedWords(text).map((explained) => explained.plain);
    for (const said of plain.length === 0 ? [text] : [text, plain.join(", ")]) {
      texts.push(said);
      places.push(page, start, end);
    }
  }
  const vectors = await embedder.embed(texts);
  const head: Head = {
    form,
    version: embedder.version,
    fingerprint: document.fingerprint,
    dimensions: embedder.dimensions,
    places,
  };
  const headBytes = encodeText(JSON.stringify(head));
  const state = new Uint8Array(4 + headBytes.length + vectors.length * embedder.dimensions);
  new DataView(state.buffer).setUint32(0, headBytes.length);
  state.set(headBytes, 4);
  const values = new Int8Array(state.buffer, 4 + headBytes.length);
  for (const [index, vector] of vectors.entries()) values.set(quantised(vector), index * embedder.dimensions);
  return state;
}

/** The vectors of an account's passages, in memory. */
export class PassageVectors {
  private readonly documents = new Map<string, VectorDocument>();

  /** Takes a stored piece in; false where it is none of this form, or its vectors are of another embedder. */
  load(name: string, state: Uint8Array, version: string): boolean {
    const read = readHead(state);
    if (!isVectorPieceName(name) || read?.head.form !== form || read.head.version !== version) return false;
    const { head, end: start } = read;
    const id = documentOfVectorPiece(name);
    const count = head.places.length / 3;
    if (state.length !== start + count * head.dimensions) return false;
    const values = new Int8Array(state.buffer, state.byteOffset + start, count * head.dimensions);
    const scales = new Float32Array(count);
    for (let passage = 0; passage < scales.length; passage++) {
      let square = 0;
      const end = (passage + 1) * head.dimensions;
      for (let at = passage * head.dimensions; at < end; at++) square += (values[at] ?? 0) ** 2;
      scales[passage] = square === 0 ? 0 : 1 / Math.sqrt(square);
    }
    this.documents.set(id, { id, head, values, scales });
    return true;
  }

  /** Drops what is gone or was read anew, and answers the ids that are missing. `wanted`: fingerprints of completed documents by id. */
  synchronise(wanted: ReadonlyMap<string, string>): string[] {
    for (const [id, { head }] of this.documents) if (wanted.get(id) !== head.fingerprint) this.documents.delete(id);
    return [...wanted.keys()].filter((id) => !this.documents.has(id));
  }

  get documentCount(): number {
    return this.documents.size;
  }

  /** The passages nearest to a vector, best first, each once. */
  near(vector: Float32Array, limit: number): NearPassage[] {
    const found: NearPassage[] = [];
    let least = -1;
    for (const { id, head, values, scales } of this.documents.values()) {
      for (let passage = 0; passage < scales.length; passage++) {
        const similarity = product(values, passage * head.dimensions, vector) * (scales[passage] ?? 0);
        if (similarity <= least) continue;
        const [page = 1, start = 0, end = 0] = head.places.slice(passage * 3, passage * 3 + 3);
        found.push({ documentId: id, fingerprint: head.fingerprint, page, start, end, similarity });
        if (found.length < limit * 4) continue;
        keepBest(found, limit);
        if (found.length === limit) least = found.at(-1)?.similarity ?? -1;
      }
    }
    keepBest(found, limit);
    return found;
  }
}

/**
 * The product of a vector and the one that begins at `offset`. Without a test for a missing number: it runs for every passage of an account
 * at every question, and both hold as many numbers as are read.
 */
function product(values: Int8Array, offset: number, vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (values[offset + at] as number) * (vector[at] as number);
  return sum;
}

function keepBest(found: NearPassage[], limit: number): void {
  found.sort((one, other) => other.similarity - one.similarity);
  const seen = new Set<string>();
  const kept = found.filter(({ documentId, page, start }) => {
    const key = `${documentId}/${page}/${start}`;
    return !seen.has(key) && seen.add(key);
  });
  found.splice(0, found.length, ...kept.slice(0, limit));
}

function readHead(state: Uint8Array): { head: Head; end: number } | undefined {
  if (state.length < 4) return undefined;
  const end = 4 + new DataView(state.buffer, state.byteOffset, 4).getUint32(0);
  try {
    return { head: JSON.parse(decodeText(state.subarray(4, end))) as Head, end };
  } catch {
    return undefined;
  }
}

function quantised(vector: Float32Array): Int8Array {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  const values = new Int8Array(vector.length);
  if (most > 0)
    for (let at = 0; at < vector.length; at++) values[at] = Math.round(((vector[at] ?? 0) / most) * largest);
  return values;
}
