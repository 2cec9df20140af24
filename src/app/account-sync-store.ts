import { create } from "zustand";
import type { AccountKind } from "#core/domain/account.ts";
import type { Sync } from "#sync/engine.ts";
import type { SyncStatus } from "#sync/status.ts";

export interface AccountSyncState {
  /** How the open account takes part in one on a server; undefined where it lives on this device only, or nobody is signed in. */
  account: { kind: AccountKind; isOn: boolean; kitKept: boolean } | undefined;
  status: SyncStatus;
  /** The syncing of the open account, while it runs. */
  sync: Sync | undefined;
  /** A device that is signed out can go on reading, as an older version made the recovery code; a new one ends that. */
  needsNewCode: boolean;
}

export const noSync: AccountSyncState = {
  account: undefined,
  status: { kind: "off" },
  sync: undefined,
  needsNewCode: false,
};

/** The open account's syncing as screens see it. Changed by account-sync.ts only. */
export const useAccountSync = create<AccountSyncState>()(() => noSync);
