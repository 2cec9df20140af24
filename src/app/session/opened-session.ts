import type { User } from "#core/domain/account.ts";
import type { Store } from "#core/domain/store.ts";
import { currentAccount } from "#db/current-account.ts";
import { deviceGuests, deviceSessions } from "#db/device/device.ts";
import { readGuestToken } from "./guest-token.ts";
import { readToken } from "./session-token.ts";

/** What the routes of this device are called with: the token of who is signed in, else that of records without an account. */
export function readCallersToken(): string | null {
  return readToken() ?? readGuestToken();
}

/**
 * The user and the opened records of a live session, or of records without an account, whose user has no e-mail. Undefined for a token that is unknown or ended, and while that account's records are
 * closed: a token alone opens nothing.
 */
export async function findOpenedSession(token: string): Promise<{ user: User; store: Store } | undefined> {
  const session = await deviceSessions.findSession(token);
  const store = currentAccount();
  if (session !== undefined) {
    return store?.databaseName === session.databaseName ? { user: session.user, store } : undefined;
  }
  const guest = await deviceGuests.find(token);
  if (guest === undefined || store?.databaseName !== guest.databaseName) return undefined;
  return { user: { id: guest.id, email: "" }, store };
}
