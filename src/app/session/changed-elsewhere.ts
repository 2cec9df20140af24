import { deviceSyncs } from "#db/device/device.ts";
import type { SyncRow } from "#db/device/device-database.ts";
import type { Bytes } from "#db/sealing/bytes.ts";
import { deriveKeysOfAccount } from "#db/sealing/password-key.ts";
import { wrapVault } from "#db/sealing/vault.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { Credentials } from "./credentials.ts";
import { server } from "./server.ts";
import { trustAnswer } from "./trusted-answer.ts";

/**
 * Tries a password that this device does not know at the account's server, where another device may have changed it. Answers the new session
 * there where it was so; from then on the password counts here too. Whatever stands in the way, an older password that the server brings back
 * among it, the answer is undefined: the person is told that the password is wrong.
 */
export async function learnPassword(
  { email, password }: Credentials,
  { accountId, deviceSecretKey, serverAccount, edition: seen }: SyncRow,
): Promise<{ token: string; edition: number; bytes: Bytes } | undefined> {
  const keys = await deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret: deviceSecretKey });
  try {
    const answer = await server.login({ email, password: keys.onServer.secret });
    const expected = { email, kind: "private", account: serverAccount, edition: seen } as const;
    const { bytes, edition } = await trustAnswer(answer, expected, keys.onServer.wrappingKey);
    if (bytes === undefined) return undefined;
    await deviceSyncs.adoptPassword(accountId, {
      secret: keys.onDevice.secret,
      vault: await wrapVault(bytes, keys.onDevice, answer.vault),
    });
    return { token: answer.token, edition, bytes };
  } catch (error) {
    console.warn("The password could not be tried at the server.", error);
    return undefined;
  }
}
