import { connectClient } from "#api/connection.ts";
import { createLocalHome } from "#app/local-home.ts";
import { findOpenedSession, readCallersToken } from "#app/session/opened-session.ts";
import { readToken } from "#app/session/session-token.ts";
import { createCharting } from "#core/findings/answers/answering.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceAccounts } from "#db/device/device.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { sampleAnswer } from "./record-samples.ts";

/** Connects the client to this device's own accounts and records, as the app does, without the pipeline. */
export function connectDevice(): void {
  connectClient(
    createLocalHome({
      accounts: deviceAccounts,
      answering: async () => sampleAnswer("Not in your records."),
      charting: createCharting(),
      wake() {},
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      openSession: findOpenedSession,
      readToken: readCallersToken,
    }),
  );
}

/** The same, with a network home that cannot be reached. */
export function connectNothing(): void {
  const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
  connectClient({ dispatch: unreachable, upload: unreachable, readToken });
}

export function openStore(): DexieStore {
  const store = currentAccount();
  if (store === undefined) throw new Error("No account is open.");
  return store;
}

let number = 0;
/** An e-mail that has no account yet. */
export function newEmail(): string {
  number += 1;
  return `ruth.${number}.${crypto.randomUUID()}@example.org`;
}
