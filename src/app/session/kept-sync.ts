import { ApiError } from "#api/api-error.ts";
import type { AccountKind, User } from "#core/domain/account.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { SyncSecrets } from "#db/device/device-database.ts";
import type { OpenedSync, SyncOwner } from "#db/device/device-syncs.ts";
import { type Bytes, fromBase64url, randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { deriveBytes, importDerivationKey } from "#db/sealing/derived-keys.ts";
import { importDeviceSecret, type SignInLetters } from "#db/sealing/sign-in-letters.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { createKeyPair, deviceIdentity } from "#sync/device-identity.ts";
import { vouchFor } from "#sync/device-vouching.ts";
import { nameOfDevice } from "./device-name.ts";
import { deviceProofs, server } from "./server.ts";

/** An account's vault key as a key that others are derived from; undefined for an assisted account. */
export async function accountKeyOf({ accountKey }: SyncSecrets): Promise<CryptoKey | undefined> {
  return accountKey === undefined ? undefined : importDerivationKey(fromBase64url(accountKey));
}

/** Whether the bytes are those of this key, which itself cannot be read. */
export async function isSameVault(bytes: Bytes, vaultKey: VaultKey): Promise<boolean> {
  const print = async (key: CryptoKey) => toBase64url(await deriveBytes(key, "red-thread:vault-print:1"));
  return (await print(vaultKey)) === (await print(await importDerivationKey(bytes)));
}

/** How the account takes part, opened; its token can be used from here on, because its device's key is at hand. */
export async function openSync(accountId: string, owner: SyncOwner): Promise<OpenedSync | undefined> {
  const opened = await deviceSyncs.open(accountId, owner);
  const token = opened?.secrets.token;
  if (opened === undefined || token === undefined) return opened;
  const { sign } = await deviceIdentity(crypto.subtle, opened.device, opened.keys);
  deviceProofs.hold(token, sign);
  return opened;
}

async function newIdentity(): Promise<Pick<OpenedSync, "device" | "keys">> {
  return { device: toBase64url(randomBytes(16)), keys: await createKeyPair(crypto.subtle) };
}

/**
 * Makes this device one of the account's, and keeps how it takes part. A device that was revoked, or whose account's records were purged,
 * takes part under a new name. Throws ApiError or ServerUnreachable, and then nothing is kept.
 */
export async function joinAccount(request: {
  accountId: string;
  owner: SyncOwner;
  user: User;
  kind: AccountKind;
  token: string;
  /** Of the account's vault, as it was checked; 0 for an assisted account. */
  edition: number;
  /** Of a private account: its vault key, and its device secret. */
  vault?: { bytes: Bytes; letters: SignInLetters };
  /** How it took part until now. */
  known?: OpenedSync | undefined;
  kitKept: boolean;
}): Promise<void> {
  const { accountId, owner, user, kind, token, edition, vault, known, kitKept } = request;
  const accountKey = vault && (await importDerivationKey(vault.bytes));
  const register = async ({ device, keys }: Pick<OpenedSync, "device" | "keys">) => {
    const { publicKey, sign } = await deviceIdentity(crypto.subtle, device, keys);
    deviceProofs.hold(token, sign);
    const vouch = accountKey && (await vouchFor(accountKey, user.id, { device, publicKey }));
    const name = nameOfDevice(navigator.userAgent);
    await server.addDevice(token, { device, publicKey, name, ...(vouch === undefined ? {} : { vouch }) });
  };
  let identity = known?.serverAccount === user.id ? known : await newIdentity();
  try {
    await register(identity);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    identity = await newIdentity();
    await register(identity);
  }
  const secrets: SyncSecrets = {
    token,
    ...(vault === undefined ? {} : { accountKey: toBase64url(vault.bytes), letters: vault.letters }),
  };
  await deviceSyncs.keep(
    {
      accountId,
      serverAccount: user.id,
      kind,
      device: identity.device,
      keys: identity.keys,
      ...(vault === undefined ? {} : { deviceSecretKey: await importDeviceSecret(vault.letters) }),
      sharesVault: vault !== undefined && (await isSameVault(vault.bytes, owner.vaultKey)),
      startsAnew:
        known === undefined || known.startsAnew || !isSameLog(known, { serverAccount: user.id, kind, secrets }),
      kitKept,
      edition,
      secrets,
    },
    owner,
  );
}

/** Whether what this device exchanged with the server is still worth something: with another kind, key or letters, the log began anew. */
function isSameLog(known: OpenedSync, next: Pick<OpenedSync, "serverAccount" | "kind" | "secrets">): boolean {
  return (
    known.serverAccount === next.serverAccount &&
    known.kind === next.kind &&
    known.secrets.accountKey === next.secrets.accountKey &&
    known.secrets.letters === next.secrets.letters
  );
}

/** Keeps new letters before a server hears of them: whoever is interrupted can go on with the same. */
export async function keepLetters(request: {
  accountId: string;
  owner: SyncOwner;
  letters: SignInLetters;
  known?: OpenedSync | undefined;
}): Promise<void> {
  const { accountId, owner, letters, known } = request;
  const secrets: SyncSecrets = { ...known?.secrets, letters };
  const base = known ?? {
    accountId,
    serverAccount: "",
    kind: "private" as const,
    ...(await newIdentity()),
    sharesVault: true,
    startsAnew: true,
    edition: 0,
  };
  // While the account is still an assisted one, its password is proved without them.
  const deviceSecret = base.kind === "private" ? { deviceSecretKey: await importDeviceSecret(letters) } : {};
  await deviceSyncs.keep({ ...base, ...deviceSecret, kitKept: false, secrets }, owner);
}
