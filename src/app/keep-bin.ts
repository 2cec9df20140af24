import { purgeBin } from "#core/domain/bin.ts";
import type { Store } from "#core/domain/store.ts";
import { currentAccount, subscribeToCurrentAccount } from "#db/current-account.ts";

const hourMs = 3_600_000;

/** Deletes for good what has lain in the open account's bin for its time: when the account is opened, and every hour. `now`: epoch milliseconds. */
export function keepBin(parts: { now(): number; onError(error: unknown): void }): void {
  function look(): void {
    const store = currentAccount();
    if (store === undefined) return;
    purgeBin(store, parts.now()).catch((error: unknown) => reportUnlessLeft(store, error));
  }

  /** What fails because the account was closed under it is no error. */
  function reportUnlessLeft(store: Store, error: unknown): void {
    if (currentAccount() === store) parts.onError(error);
  }

  subscribeToCurrentAccount(look);
  setInterval(look, hourMs);
  look();
}
