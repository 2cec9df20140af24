import { deviceSessions } from "#db/device/device.ts";
import { deriveKeysOfAccount, normalizeEmail } from "#db/sealing/password-key.ts";
import { formatRecoveryCode } from "#db/sealing/recovery-code.ts";
import { importDeviceSecret } from "#db/sealing/sign-in-letters.ts";
import { openVaultBytes } from "#db/sealing/vault.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import { server } from "./server.ts";
import { SessionError } from "./session-error.ts";
import { settleHere, sharedVault, vaultOfThisDevice } from "./settle-here.ts";
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
  letters: typed,
}: ServerCredentials): Promise<{ recoveryCode?: string | undefined }> {
  return inWords(async () => {
    const letters = typed === undefined ? undefined : readLetters(typed);
    const here = await deviceSessions.listDeviceAccounts();
    if (here.some((account) => account.email === normalizeEmail(email))) throw new SessionError(words.alreadyHere);
    const deviceSecret = letters && (await importDeviceSecret(letters));
    const keys = await deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret });
    const answer = await server.login({ email, password: keys.onServer.secret });
    if (answer.vault === undefined || letters === undefined) {
      const vault = await vaultOfThisDevice(keys);
      await settleHere({ email, keys, answer, vault, kitKept: true });
      return { recoveryCode: formatRecoveryCode(vault.recoveryCode) };
    }
    const bytes = await openVaultBytes(answer.vault.byPassword, keys.onServer.wrappingKey);
    if (!bytes.ok) throw new SessionError(words.wrong);
    const vault = await sharedVault({ bytes: bytes.value, letters }, keys, answer.vault);
    await settleHere({ email, keys, answer, vault, kitKept: true });
    return {};
  });
}
