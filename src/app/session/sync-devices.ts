import { useAccountSync } from "#app/account-sync-store.ts";
import type { AccountKind } from "#core/domain/account.ts";
import { serverDevicePrefix } from "#core/replication/messages.ts";
import type { SignedInDevice } from "#features/sync-settings/sync-commands.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { requireSession } from "./current-session.ts";
import { openSync } from "./kept-sync.ts";
import { server } from "./server.ts";
import { SessionError } from "./session-error.ts";
import { inWords } from "./sync-words.ts";

async function openToken(): Promise<{ token: string; device: string; kind: AccountKind }> {
  const session = await requireSession();
  const sync = await openSync(session.user.id, session);
  const token = sync?.secrets.token;
  if (sync === undefined || token === undefined) throw new SessionError(syncTexts.failures.signedOut);
  return { token, device: sync.device, kind: sync.kind };
}

/** Everything that is signed in to the account, this device first. Throws SessionError with a sentence. */
export function listSignedIn(): Promise<SignedInDevice[]> {
  return inWords(async () => {
    const { token, device: own, kind } = await openToken();
    const [devices, sessions] = await Promise.all([server.devices(token), server.sessions(token)]);
    const listed: SignedInDevice[] = devices
      .filter(({ revoked }) => !revoked)
      // The server reads along as long as the account is assisted: that is said above the list, and is no device to sign out.
      .filter(({ device }) => kind !== "assisted" || !device.startsWith(serverDevicePrefix))
      .map(({ device, name, addedAt, lastUsedAt }) => ({
        id: device,
        kind: "device",
        name,
        addedAt,
        lastUsedAt,
        isThisOne: device === own,
      }));
    const programs: SignedInDevice[] = sessions
      .filter(({ device }) => device === undefined)
      .map(({ id, createdAt, lastUsedAt }) => ({
        id,
        kind: "session",
        name: "",
        addedAt: createdAt,
        lastUsedAt,
        isThisOne: false,
      }));
    return [...listed, ...programs].sort(
      (left, right) =>
        Number(right.isThisOne) - Number(left.isThisOne) || (right.lastUsedAt ?? 0) - (left.lastUsedAt ?? 0),
    );
  });
}

/** Signs another device, or a program, out: it gets and sends nothing any more, and what comes after is sealed under another key. What it has stays on it. */
export function revoke({ id, kind }: Pick<SignedInDevice, "id" | "kind">): Promise<void> {
  return inWords(async () => {
    const { token } = await openToken();
    await (kind === "device" ? server.revokeDevice(token, id) : server.endSession(token, id));
    // Whatever the server says of it from now on, it is shut out.
    if (kind === "device")
      await useAccountSync
        .getState()
        .sync?.shutOut(id)
        .catch((error: unknown) => console.warn(error));
  });
}
