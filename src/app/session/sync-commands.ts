import type { AccountKind } from "#core/domain/account.ts";
import type { SignedInDevice } from "#features/sync-settings/sync-commands.ts";
import type { ServerCredentials } from "./join-from-server.ts";
import { inTurn } from "./session-commands.ts";

/*
 * What screens call of an account on several devices. Every command throws Error with a sentence for people. The work is loaded when it is
 * asked for, and done in turn with signing in and out.
 */

const loadSync = () => import("./sync-session.ts");
const loadDevices = () => import("./sync-devices.ts");

/** Answers false where the e-mail already has an account there that needs its letters. */
export function turnOnSync(request: { password: string; kind: AccountKind }): Promise<boolean> {
  return inTurn(async () => {
    const { turnOnSync, TakenOnServer } = await loadSync();
    try {
      await turnOnSync(request);
      return true;
    } catch (error) {
      if (error instanceof TakenOnServer) return false;
      throw error;
    }
  });
}

/** Joins this device's records to an account that is on the server; without letters, an assisted one, by an agreement. */
export function connectSync(request: { password: string; letters?: string; mayRead?: boolean }): Promise<void> {
  return inTurn(async () => (await loadSync()).connectSync(request));
}

export function reconnectSync(request: { password: string }): Promise<void> {
  return inTurn(async () => (await loadSync()).reconnectSync(request));
}

export function turnOffSync(): Promise<void> {
  return inTurn(async () => (await loadSync()).turnOffSync());
}

export function deleteFromServer(request: { password: string }): Promise<void> {
  return inTurn(async () => (await loadSync()).deleteFromServer(request));
}

export function switchSyncKind(request: { password: string; kind: AccountKind }): Promise<void> {
  return inTurn(async () => {
    const { pauseAccountSync } = await import("#app/account-sync.ts");
    const goOn = await pauseAccountSync();
    try {
      await (await loadSync()).switchSyncKind(request);
    } finally {
      goOn();
    }
  });
}

/** Makes an account of the server one of this device, and signs in. Answers a recovery code where one was made. */
export function signInFromServer(request: ServerCredentials): Promise<{ recoveryCode?: string | undefined }> {
  return inTurn(async () => (await import("./join-from-server.ts")).signInFromServer(request));
}

/** The letters of the recovery kit; undefined where there are none. */
export function readSignInLetters(): Promise<string | undefined> {
  return inTurn(async () => (await loadSync()).readSignInLetters());
}

export function confirmKit(): Promise<void> {
  return inTurn(async () => (await loadSync()).confirmKit());
}

export async function listSignedIn(): Promise<SignedInDevice[]> {
  return (await loadDevices()).listSignedIn();
}

export async function revokeSignedIn(listed: Pick<SignedInDevice, "id" | "kind">): Promise<void> {
  await (await loadDevices()).revoke(listed);
}
