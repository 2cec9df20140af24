import type { User } from "#core/domain/account.ts";
import type { Store } from "#core/domain/store.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceSessions } from "#db/device/device.ts";

/**
 * The user and the opened records of a live session. Undefined for a token that is unknown or ended, and while that account's records are
 * closed: a token alone opens nothing.
 */
export async function findOpenedSession(token: string): Promise<{ user: User; store: Store } | undefined> {
  const session = await deviceSessions.findSession(token);
  const store = currentAccount();
  if (session === undefined || store?.databaseName !== session.databaseName) return undefined;
  return { user: session.user, store };
}
