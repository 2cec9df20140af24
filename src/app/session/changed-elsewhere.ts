import { deviceSyncs } from "#db/device/device.ts";
import type { SyncRow } from "#db/device/device-database.ts";
import { deriveKeysOfAccount } from "#db/sealing/password-key.ts";
import { openVaultBytes, wrapVault } from "#db/sealing/vault.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { Credentials } from "./credentials.ts";
import { server } from "./server.ts";

/**
 * Tries a password that this device does not know at the account's server, where another device may have changed it. Answers the token of a
 * new session there where it was so; from then on the password counts here too. Whatever stands in the way, the answer is undefined: the
 * person is told that the password is wrong.
 */
export async function learnPassword(
  { email, password }: Credentials,
  { accountId, deviceSecretKey }: SyncRow,
): Promise<string | undefined> {
  const keys = await deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret: deviceSecretKey });
  try {
    const { token, vault } = await server.login({ email, password: keys.onServer.secret });
    const bytes = vault && (await openVaultBytes(vault.byPassword, keys.onServer.wrappingKey));
    if (vault === undefined || !bytes?.ok) return undefined;
    await deviceSyncs.adoptPassword(accountId, {
      secret: keys.onDevice.secret,
      vault: await wrapVault(bytes.value, keys.onDevice, vault),
    });
    bytes.value.fill(0);
    return token;
  } catch (error) {
    console.warn("The password could not be tried at the server.", error);
    return undefined;
  }
}
