import type { VaultEnvelope } from "#core/domain/account.ts";
import { openAccount } from "#db/current-account.ts";
import { deviceSessions } from "#db/device/device.ts";
import type { OpenedSession } from "#db/device/device-sessions.ts";
import { openDexieStore } from "#db/dexie-store.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { SessionError } from "./session-error.ts";
import { useSession } from "./session-store.ts";
import { readToken, storeToken } from "./session-token.ts";

/**
 * Opens the account of a session that has just begun, and makes it this device's one session. `isOpen`: its records are those that are open
 * already, and stay so; what is being read of them goes on.
 */
export async function enter(token: string, vaultKey: VaultKey, { isOpen = false } = {}): Promise<void> {
  await deviceSessions.keepVaultKey(token, vaultKey);
  const session = await deviceSessions.findSession(token);
  if (session === undefined) throw new SessionError("The session ended while it was being opened.");
  if (!isOpen) await openRecords(session);
  storeToken(token);
  showSession(token, session);
  // One token is kept for all tabs, so no other session of this device can be in use any more: their keys go.
  await deviceSessions.endOtherSessions(token);
  // Asks the browser never to throw the records away when space is short. It may refuse, or
  // ask the person first: nothing waits for it.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Makes the records of a session those that screens read. */
export async function openRecords({ databaseName, vaultKey }: OpenedSession): Promise<void> {
  openAccount(await openDexieStore({ databaseName, vaultKey }));
}

/** Shows that somebody is signed in. */
export function showSession(token: string, { user, recoveryCode }: OpenedSession): void {
  useSession.setState({ user, token, loading: false, recoveryCode: recoveryCode.state });
}

export type CurrentSession = OpenedSession & { vault: VaultEnvelope };

/** Throws SessionError where nobody is signed in. */
export async function requireSession(): Promise<CurrentSession> {
  const token = readToken();
  const session = token === null ? undefined : await deviceSessions.findSession(token);
  const vault = session?.vault;
  if (session === undefined || vault === undefined) throw new SessionError("Please log in to continue.");
  return { ...session, vault };
}
