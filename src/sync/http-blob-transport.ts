import { createSyncClient } from "#api/sync-client.ts";
import type { BlobTransport } from "./blob-contract.ts";

/** The files of an account on the server of an address. */
export function createHttpBlobTransport(parts: Parameters<typeof createSyncClient>[0]): BlobTransport {
  return createSyncClient(parts).blobs;
}
