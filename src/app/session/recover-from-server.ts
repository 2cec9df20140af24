import { ServerUnreachable } from "#api/server-client.ts";
import { nextEdition, signEdition } from "#db/sealing/account-statement.ts";
import { randomBytes } from "#db/sealing/bytes.ts";
import { deriveKeysOfAccount } from "#db/sealing/password-key.ts";
import type { RecoveryKeys } from "#db/sealing/recovery-key.ts";
import { importDeviceSecret, makeSignInLetters } from "#db/sealing/sign-in-letters.ts";
import { openVaultBytes, wrapForRecovery, wrapVault } from "#db/sealing/vault.ts";
import { importVaultKey } from "#db/sealing/vault-content.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import { server } from "./server.ts";
import { settleHere, sharedVault } from "./settle-here.ts";
import { inWords } from "./sync-words.ts";
import { trustVault } from "./trusted-answer.ts";

/**
 * Brings a private account to this device by its recovery code alone, with a new password and new letters: every other device is signed out
 * until it is given both. "wrong-code": the code does not open the account's vault; whether there is such an account is not told.
 */
export function recoverFromServer(request: {
  email: string;
  recoveryKeys: RecoveryKeys;
  newPassword: string;
}): Promise<"recovered" | "wrong-code" | "no-server"> {
  const { email, recoveryKeys, newPassword } = request;
  return inWords(async () => {
    const found = await server.findVault(email).catch((error: unknown) => {
      if (error instanceof ServerUnreachable) return undefined;
      throw error;
    });
    if (found === undefined) return "no-server";
    const { byRecoveryCode } = found;
    const opened = await openVaultBytes(byRecoveryCode, recoveryKeys.wrappingKey);
    if (!opened.ok) return "wrong-code";
    const bytes = opened.value;
    const letters = makeSignInLetters(randomBytes);
    const deviceSecret = await importDeviceSecret(letters);
    const keys = await deriveKeysOfAccount({ email, password: newPassword, harden: hardenInWorker, deviceSecret });
    const recovery = await wrapForRecovery(bytes, recoveryKeys);
    const vaultKey = await importVaultKey(bytes);
    const number = nextEdition(0, Date.now());
    const answer = await server.recover({
      email,
      proof: recoveryKeys.proof,
      passwordHash: keys.onServer.secret,
      vault: await signEdition(vaultKey, await wrapVault(bytes, keys.onServer, recovery), number),
    });
    // Which account it is stands in the vault, where its own key says so.
    const edition = await trustVault(vaultKey, answer, { email, kind: "private", edition: number });
    const vault = await sharedVault({ bytes, letters }, keys, recovery);
    await settleHere({ email, keys, answer, edition, vault, kitKept: false });
    return "recovered";
  });
}
