import { apiClient } from "#api/client.ts";
import type { SessionResponse } from "#api/contract.ts";
import type { VaultEnvelope } from "#core/domain/account.ts";
import { deviceSessions } from "#db/device/device.ts";
import type { Bytes } from "#db/sealing/bytes.ts";
import type { KeysOfAccount } from "#db/sealing/password-key.ts";
import type { SignInLetters } from "#db/sealing/sign-in-letters.ts";
import { createVault, type VaultKey, wrapVault } from "#db/sealing/vault.ts";
import { importVaultKey } from "#db/sealing/vault-content.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { enter } from "./current-session.ts";
import { joinAccount } from "./kept-sync.ts";
import { SessionError } from "./session-error.ts";

interface Vault {
  vaultKey: VaultKey;
  envelope: VaultEnvelope;
  /** Of a private account: what its other devices have too. */
  shared?: { bytes: Bytes; letters: SignInLetters };
}

/** An account's vault on this device: the same as everywhere. */
export async function sharedVault(
  shared: { bytes: Bytes; letters: SignInLetters },
  keys: KeysOfAccount,
  recovery: Pick<VaultEnvelope, "byRecoveryCode" | "recoveryVerifier">,
): Promise<Vault> {
  const { bytes } = shared;
  return {
    vaultKey: await importVaultKey(bytes),
    envelope: await wrapVault(bytes, keys.onDevice, recovery),
    shared,
  };
}

/** Of an assisted account, whose server has no vault: one of this device alone, with a recovery code of its own. */
export function vaultOfThisDevice(keys: KeysOfAccount) {
  return createVault(keys.onDevice);
}

/**
 * Makes the account that a server has just opened an account of this device, and opens it. Where that fails, the device is as it was.
 */
export async function settleHere(request: {
  email: string;
  keys: KeysOfAccount;
  /** Its user and its vault were checked. */
  answer: SessionResponse;
  /** Of the account's vault on the server; 0 where it has none. */
  edition: number;
  vault: Vault;
  kitKept: boolean;
}): Promise<void> {
  const { email, keys, answer, edition, vault, kitKept } = request;
  const { vaultKey, envelope, shared } = vault;
  const { token, user } = await apiClient.register({ email, passwordHash: keys.onDevice.secret, vault: envelope });
  try {
    await deviceSessions.keepVaultKey(token, vaultKey);
    const session = await deviceSessions.findSession(token);
    if (session === undefined) throw new SessionError(syncTexts.failures.failed);
    await joinAccount({
      accountId: user.id,
      owner: session,
      user: answer.user,
      token: answer.token,
      edition,
      kind: shared === undefined ? "assisted" : "private",
      ...(shared === undefined ? {} : { vault: shared }),
      kitKept,
    });
  } catch (error) {
    await deviceSessions.deleteAccount(user.id);
    throw error;
  }
  // Whoever has a shared vault has its code already, or was asked for it where it was made.
  if (shared !== undefined) await deviceSessions.setRecoveryCodeState(user.id, "confirmed");
  await enter(token, vaultKey);
}
