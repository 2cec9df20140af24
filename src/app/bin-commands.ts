import { apiClient } from "#api/client.ts";
import type { BinCommands } from "#features/bin/bin-commands.ts";
import { useAccountSync } from "./account-sync-store.ts";

/** What can be done with the records of the open account's bin. */
export const binCommands: BinCommands = {
  restore: apiClient.restoreDocument,
  async deleteForGood(id) {
    await apiClient.deleteForGood(id);
    // Only a person's own word deletes it on the other devices too; that a bin was emptied by its clock does not.
    await useAccountSync.getState().sync?.deleteForGood(id);
  },
};
