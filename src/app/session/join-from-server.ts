import { deviceSessions } from "#db/device/device.ts";
import { deriveKeysOfAccount, normalizeEmail } from "#db/sealing/password-key.ts";
import { formatRecoveryCode } from "#db/sealing/recovery-code.ts";
import { importDeviceSecret } from "#db/sealing/sign-in-letters.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import { server } from "./server.ts";
import { SessionError } from "./session-error.ts";
import { settleHere, sharedVault, vaultOfThisDevice } from "./settle-here.ts";
import { readLetters } from "./sync-session.ts";
import { inWords } from "./sync-words.ts";
import { trustAnswer } from "./trusted-answer.ts";

const words = syncTexts.failures;

export interface ServerCredentials {
  email: string;
  password: string;
  /** The letters of a private account's recovery kit; left out for an assisted account. */
  letters?: string | undefined;
  /** Whoever typed the password agreed, here, that the server may read. */
  mayRead?: boolean | undefined;
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
  mayRead,
}: ServerCredentials): Promise<{ recoveryCode?: string | undefined }> {
  return inWords(async () => {
    const letters = typed === undefined ? undefined : readLetters(typed);
    if (letters === undefined && mayRead !== true) throw new SessionError(syncTexts.change.consentMissing);
    const here = await deviceSessions.listDeviceAccounts();
    if (here.some((account) => account.email === normalizeEmail(email))) throw new SessionError(words.alreadyHere);
    const deviceSecret = letters && (await importDeviceSecret(letters));
    const keys = await deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret });
    const answer = await server.login({ email, password: keys.onServer.secret });
    const expected = { email, kind: letters === undefined ? "assisted" : "private" } as const;
    const { bytes, edition } = await trustAnswer(answer, expected, keys.onServer.wrappingKey);
    if (bytes === undefined || letters === undefined) {
      const vault = await vaultOfThisDevice(keys);
      await settleHere({ email, keys, answer, edition, vault, kitKept: true });
      return { recoveryCode: formatRecoveryCode(vault.recoveryCode) };
    }
    const vault = await sharedVault({ bytes, letters }, keys, answer.vault ?? {});
    await settleHere({ email, keys, answer, edition, vault, kitKept: true });
    return {};
  });
}
