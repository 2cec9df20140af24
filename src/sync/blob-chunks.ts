import { blobChunkBytes } from "#core/replication/messages.ts";
import type { Bytes } from "#db/sealing/bytes.ts";
import type { BlobFile, BlobProblem, BlobSealing, BlobTransport } from "./blob-contract.ts";

/** Into how many chunks a file is cut. */
export function chunkCountOf({ byteSize }: BlobFile, chunkBytes = blobChunkBytes): number {
  return Math.max(1, Math.ceil(byteSize / chunkBytes));
}

/** Lower-case hex SHA-256. */
export async function sha256Hex(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function joinBytes(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let end = 0;
  for (const part of parts) {
    joined.set(part, end);
    end += part.byteLength;
  }
  return joined;
}

export interface BlobParts {
  transport: BlobTransport;
  sealing: BlobSealing;
  /** Lower-case hex. */
  sha256?: (bytes: Bytes) => Promise<string>;
  /** Bytes of a chunk; the same on all devices of an account. */
  chunkBytes?: number;
}

/** How far a file has come, in chunks. */
export type ChunkProgress = (done: number, of: number) => void;

/**
 * Sends a whole file and waits until the server has checked it. Chunks that the server has are not sent again. `damaged` where the bytes
 * are not those of `file`: they are not sent, because under one name there is only ever one content.
 */
export async function sendBlob(
  { transport, sealing, sha256 = sha256Hex, chunkBytes = blobChunkBytes }: BlobParts,
  subject: string,
  file: BlobFile,
  bytes: Bytes,
  onProgress?: ChunkProgress,
): Promise<{ kind: "sent" } | BlobProblem> {
  if (bytes.byteLength !== file.byteSize || (await sha256(bytes)) !== file.sha256) return { kind: "damaged" };
  const blob = await sealing.nameOf(subject, file);
  const count = chunkCountOf(file, chunkBytes);
  const state = await transport.state(blob);
  if (state.kind !== "state") return state;
  const chunks: Bytes[] = [];
  for (let place = 0; place < count; place++) {
    const part = bytes.slice(place * chunkBytes, (place + 1) * chunkBytes);
    chunks.push(await sealing.seal(blob, place, count, part));
  }
  if (state.committed) {
    const shown = await showsPiece(transport, blob, chunks);
    if (shown !== false) return shown === true ? { kind: "sent" } : shown;
  }
  const whole = joinBytes(chunks);
  const claim = { byteSize: whole.byteLength, chunks: count, sha256: await sha256(whole) };
  // What the server has may be a half: then, once, all of it goes again.
  let there = new Set(state.committed ? [] : state.chunks);
  for (const lastTime of [false, true]) {
    for (const [place, chunk] of chunks.entries()) {
      onProgress?.(place, count);
      if (there.has(place)) continue;
      const kept = await transport.put(blob, place, chunk);
      if (kept.kind !== "kept") return kept;
    }
    const committed = await transport.commit(blob, claim);
    switch (committed.kind) {
      case "committed": {
        const shown = await showsPiece(transport, blob, chunks);
        if (shown === false) return { kind: "damaged" };
        if (shown !== true) return shown;
        onProgress?.(count, count);
        return { kind: "sent" };
      }
      case "missing":
      case "differs":
        if (lastTime) return { kind: "damaged" };
        there = new Set();
        break;
      default:
        return committed;
    }
  }
  return { kind: "damaged" };
}

/**
 * Whether the server has what it says that it has, seen at one chunk that it could not foresee: an operation names a file from then on, and
 * this device may be lost.
 */
async function showsPiece(
  transport: BlobTransport,
  blob: string,
  chunks: readonly Bytes[],
): Promise<boolean | BlobProblem> {
  const place = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % chunks.length;
  const answer = await transport.chunk(blob, place);
  if (answer.kind === "missing") return false;
  if (answer.kind !== "chunk") return answer;
  const own = chunks[place];
  return own?.byteLength === answer.bytes.byteLength && own.every((byte, at) => byte === answer.bytes[at]);
}

/** Fetches and opens one chunk; `damaged` where it is not what was sealed for this place. */
export async function fetchChunk(
  { transport, sealing, chunkBytes }: BlobParts,
  subject: string,
  file: BlobFile,
  place: number,
): Promise<{ kind: "chunk"; bytes: Bytes } | BlobProblem> {
  const blob = await sealing.nameOf(subject, file);
  const answer = await transport.chunk(blob, place);
  if (answer.kind !== "chunk") return answer;
  const bytes = await sealing.open(blob, place, chunkCountOf(file, chunkBytes), answer.bytes);
  return bytes === undefined ? { kind: "damaged" } : { kind: "chunk", bytes };
}

/** Fetches a whole file, for what is small or wanted at once; its bytes are those that were named. */
export async function fetchBlob(
  parts: BlobParts,
  subject: string,
  file: BlobFile,
): Promise<{ kind: "file"; bytes: Bytes } | BlobProblem> {
  const chunks: Bytes[] = [];
  for (let place = 0; place < chunkCountOf(file, parts.chunkBytes); place++) {
    const chunk = await fetchChunk(parts, subject, file, place);
    if (chunk.kind !== "chunk") return chunk;
    chunks.push(chunk.bytes);
  }
  const bytes = joinBytes(chunks);
  const { sha256 = sha256Hex } = parts;
  return (await sha256(bytes)) === file.sha256 ? { kind: "file", bytes } : { kind: "damaged" };
}
