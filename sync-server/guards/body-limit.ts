import { maximumJsonLength } from "#api/contract.ts";
import { blobChunkBytes } from "#core/replication/messages.ts";

const mebibyte = 1024 * 1024;
/** Whoever is not known yet sends an e-mail, a secret and an envelope, or a question about the demo. */
const anonymousBytes = 64 * 1024;
/** Of JSON, each letter of which may take three bytes. */
const jsonBytes = 3 * maximumJsonLength;
/** Of a whole upload, or of a push of long records; a single file, and a text, are held to their own limits by the routes. */
const largestBytes = 64 * mebibyte;
/** What sealing adds to a chunk, at most. */
const sealingBytes = 64;

/** Bytes of a request's body at most, by who sends it and where to. */
export function mostBytes(path: string, isKnown: boolean): number {
  if (!isKnown) return anonymousBytes;
  if (path === "/api/documents/upload" || path === "/api/sync/push") return largestBytes;
  return /^\/api\/blobs\/[^/]+\/\d+$/.test(path) ? blobChunkBytes + sealingBytes : jsonBytes;
}

/** Bytes that a body says it has; undefined where it does not say, and has to be counted. */
export function announcedBytes(request: Request): number | undefined {
  if (request.headers.has("Transfer-Encoding")) return undefined;
  const named = request.headers.get("Content-Length");
  return named === null ? undefined : Number(named);
}

/** Breaks off a body; whoever reads it fails with this, and the answer is another than that of a failure. */
export class BodyTooLong extends Error {
  override name = "BodyTooLong";
}

export interface CountedRequest {
  request: Request;
  /** Whether more came than may; what was read of it is thrown away. */
  isTooLarge(): boolean;
}

/** The same request, whose body breaks off as soon as it is longer than it may be. It is counted as it is read, and never gathered for it. */
export function countBody(request: Request, most: number): CountedRequest {
  if (request.body === null) return { request, isTooLarge: () => false };
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > most) controller.error(new BodyTooLong("The body is longer than it may be."));
      else controller.enqueue(chunk);
    },
  });
  const { method, headers, signal } = request;
  const body = request.body.pipeThrough(counter);
  const counted = new Request(request.url, { method, headers, signal, body, duplex: "half" } as RequestInit);
  return { request: counted, isTooLarge: () => bytes > most };
}

/** Bodies that are on their way at the same moment, by whom: an account may not fill the memory with many large ones at once. */
export interface BodiesUnderWay {
  /** False where it is too much; otherwise `leave` has to be called when the request was answered. */
  enter(who: string, bytes: number): boolean;
  leave(who: string, bytes: number): void;
}

export function createBodiesUnderWay(most = 3 * largestBytes): BodiesUnderWay {
  const underWay = new Map<string, number>();
  return {
    enter(who, bytes) {
      const sum = (underWay.get(who) ?? 0) + bytes;
      if (sum > most) return false;
      underWay.set(who, sum);
      return true;
    },
    leave(who, bytes) {
      const left = (underWay.get(who) ?? 0) - bytes;
      if (left > 0) underWay.set(who, left);
      else underWay.delete(who);
    },
  };
}
