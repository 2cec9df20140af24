import { createHash } from "node:crypto";
import type { Store } from "#core/domain/store.ts";
import { writeArchive } from "#core/replication/archive/write-archive.ts";
import type { ByteSource } from "#core/replication/archive/zip-directory.ts";
import { sampleInstant } from "./record-samples.ts";

export const nodeSha256 = async (bytes: Uint8Array): Promise<string> =>
  createHash("sha256").update(bytes).digest("hex");

/** The archive of a store, made at the samples' first instant. */
export async function archiveOf(store: Store): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await writeArchive({
    store,
    sha256: nodeSha256,
    now: new Date(sampleInstant(0)),
    explanation: "What this is.",
    take: (chunk) => {
      chunks.push(chunk);
    },
  });
  return Buffer.concat(chunks);
}

export function sourceOf(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: async (start, end) => bytes.slice(start, end) };
}
