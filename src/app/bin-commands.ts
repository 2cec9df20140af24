import { ApiError } from "#api/api-error.ts";
import { apiClient } from "#api/client.ts";
import type { BinCommands } from "#features/bin/bin-commands.ts";
import { useAccountSync } from "./account-sync-store.ts";

/** What can be done with the records of the open account's bin. */
export const binCommands: BinCommands = {
  restore: apiClient.restoreDocument,
  async deleteForGood(id) {
    const { sync } = useAccountSync.getState();
    if (sync === undefined) return apiClient.deleteForGood(id);
    // Only a person's own word deletes it on the other devices, and its file on the server; that a bin was emptied by its clock does not.
    await sync.deleteForGood(id);
    await sync.now().catch(() => undefined);
    await deleteWhatIsLeft(id);
  },
};

/** Syncing deletes it here as well, and may have been faster. */
async function deleteWhatIsLeft(id: string): Promise<void> {
  try {
    await apiClient.deleteForGood(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
