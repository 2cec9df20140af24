import type { Store } from "#core/domain/store.ts";

/** An empty store for one test, and what the suite needs around it. */
export interface StoreHome {
  store: Store;
  /** Opens the same storage anew, as after a killed process. Left out where nothing outlives the process. */
  reopen?: () => Promise<Store>;
  /** Removes everything. */
  close?: () => Promise<void>;
}

export type MakeStore = () => Promise<StoreHome>;
