import { createSyncClient } from "#api/sync-client.ts";
import type { SyncTransport } from "./contract.ts";

/** The server of an address as a replica sees it. */
export function createHttpTransport(parts: Parameters<typeof createSyncClient>[0]): SyncTransport {
  return createSyncClient(parts);
}
