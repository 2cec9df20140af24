import { apiClient } from "#api/client.ts";
import type { SessionResponse } from "#api/contract.ts";
import { deviceSessions } from "#db/device/device.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { deriveKeysOfAccount, normalizeEmail } from "#db/sealing/password-key.ts";
import { formatRecoveryCode, type RecoveryCode } from "#db/sealing/recovery-code.ts";
import { importDeviceSecret, type SignInLetters } from "#db/sealing/sign-in-letters.ts";
import { createVault, openVaultBytes, wrapVault } from "#db/sealing/vault.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import { enter } from "./current-session.ts";
import { joinAccount } from "./kept-sync.ts";
import { server } from "./server.ts";
import { SessionError } from "./session-error.ts";
import { readLetters } from "./sync-session.ts";
import { inWords } from "./sync-words.ts";

const words = syncTexts.failures;

export interface ServerCredentials {
  email: string;
  password: string;
  /** The letters of a private account's recovery kit; left out for an assisted account. */
  letters?: string | undefined;
}

/**
 * Makes an account of a server an account of this device too, and signs in. Answers a recovery code where one was made, which is so for
 * assisted accounts: their records are sealed here under a key of this device alone. Throws SessionError with a sentence, and then the device
 * is as it was.
 */
export function signInFromServer({
  email,
  password,
  letters,
}: ServerCredentials): Promise<{ recoveryCode?: string | undefined }> {
  return inWords(async () => {
    const typed = letters === undefined ? undefined : readLetters(letters);
    const here = await deviceSessions.listDeviceAccounts();
    if (here.some((account) => account.email === normalizeEmail(email))) throw new SessionError(words.alreadyHere);
    const deviceSecret = typed && (await importDeviceSecret(typed));
    const keys = await deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret });
    const answer = await server.login({ email, password: keys.onServer.secret });
    const vault = await vaultHere(answer, keys, typed);
    const local = await apiClient.register({ email, passwordHash: keys.onDevice.secret, vault: vault.envelope });
    try {
      await deviceSessions.keepVaultKey(local.token, vault.vaultKey);
      const session = await deviceSessions.findSession(local.token);
      if (session === undefined) throw new SessionError(words.wrong);
      const sealed = vault.sealed && { vault: vault.sealed };
      const kind = vault.sealed === undefined ? "assisted" : "private";
      const { user, token } = answer;
      await joinAccount({ accountId: local.user.id, owner: session, user, kind, token, ...sealed, kitKept: true });
    } catch (error) {
      await deviceSessions.deleteAccount(local.user.id);
      throw error;
    }
    if (vault.recoveryCode === undefined) await deviceSessions.setRecoveryCodeState(local.user.id, "confirmed");
    await enter(local.token, vault.vaultKey);
    return { recoveryCode: vault.recoveryCode && formatRecoveryCode(vault.recoveryCode) };
  });
}

/** The vault that the account has on this device: the same as everywhere for a private one, one of its own for an assisted one. */
async function vaultHere(
  { vault }: SessionResponse,
  keys: Awaited<ReturnType<typeof deriveKeysOfAccount>>,
  letters: SignInLetters | undefined,
) {
  if (vault === undefined || letters === undefined) {
    const made = await createVault(keys.onDevice);
    return { ...made, recoveryCode: made.recoveryCode as RecoveryCode | undefined, sealed: undefined };
  }
  const bytes = await openVaultBytes(vault.byPassword, keys.onServer.wrappingKey);
  if (!bytes.ok) throw new SessionError(words.wrong);
  return {
    vaultKey: await importDerivationKey(bytes.value),
    envelope: await wrapVault(bytes.value, keys.onDevice, vault),
    recoveryCode: undefined,
    sealed: { bytes: bytes.value, letters },
  };
}
