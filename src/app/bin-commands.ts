import { apiClient } from "#api/client.ts";
import type { BinCommands } from "#features/bin/bin-commands.ts";

/** What can be done with the records of the open account's bin. */
export const binCommands: BinCommands = { restore: apiClient.restoreDocument, deleteForGood: apiClient.deleteForGood };
