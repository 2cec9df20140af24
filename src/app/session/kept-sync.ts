import { ApiError } from "#api/api-error.ts";
import type { AccountKind, User } from "#core/domain/account.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { SyncSecrets } from "#db/device/device-database.ts";
import type { OpenedSync, SyncOwner } from "#db/device/device-syncs.ts";
import { type Bytes, fromBase64url, randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { deriveBytes, importDerivationKey } from "#db/sealing/derived-keys.ts";
import { agreementKeyOf, createAgreementKeys } from "#db/sealing/key-agreement.ts";
import { importDeviceSecret, type SignInLetters } from "#db/sealing/sign-in-letters.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import { firstKeyOf, importVaultKey, keeperOf } from "#db/sealing/vault-content.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { createKeyPair, deviceIdentity } from "#sync/device-identity.ts";
import { vouchFor } from "#sync/device-vouching.ts";
import { type EpochKey, openEpochKeys } from "#sync/epoch-keys.ts";
import { joinEpochs } from "#sync/join-epochs.ts";
import { nameOfDevice } from "./device-name.ts";
import { deviceProofs, server } from "./server.ts";
import { SessionError } from "./session-error.ts";

/** An account's first key as a key that others are derived from; undefined for an assisted account. */
export async function accountKeyOf({ accountKey }: SyncSecrets): Promise<CryptoKey | undefined> {
  return accountKey === undefined ? undefined : importDerivationKey(fromBase64url(accountKey));
}

/** Whether a vault's first key is this one, which itself cannot be read. */
export async function isSameVault(content: Bytes, vaultKey: VaultKey): Promise<boolean> {
  const print = async (key: CryptoKey) => toBase64url(await deriveBytes(key, "red-thread:vault-print:1"));
  return (await print(vaultKey)) === (await print(await importVaultKey(content)));
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

type Identity = Required<Pick<OpenedSync, "device" | "keys" | "agreementKeys">>;

async function newIdentity(): Promise<Identity> {
  const [keys, agreementKeys] = await Promise.all([createKeyPair(crypto.subtle), createAgreementKeys()]);
  return { device: toBase64url(randomBytes(16)), keys, agreementKeys };
}

/** Adds a device to its account, vouched for under the account's newest key. */
export async function registerDevice(request: {
  token: string;
  account: string;
  identity: Identity;
  /** Of a private account: its newest key. */
  newest?: { key: CryptoKey; epoch: number } | undefined;
}): Promise<void> {
  const { token, account, identity, newest } = request;
  const { device } = identity;
  const { publicKey, sign } = await deviceIdentity(crypto.subtle, device, identity.keys);
  deviceProofs.hold(token, sign);
  const name = nameOfDevice(navigator.userAgent);
  const agreementKey = await agreementKeyOf(identity.agreementKeys);
  const vouched = newest && {
    vouch: await vouchFor(newest.key, account, { device, publicKey, agreementKey }),
    agreementKey,
    ...(newest.epoch === 0 ? {} : { epoch: newest.epoch }),
  };
  await server.addDevice(token, { device, publicKey, name, ...vouched });
}

/** The account's later keys, as far as its server shows them; none for an assisted account. Throws SessionError. */
async function fetchEpochs(request: {
  token: string;
  account: string;
  content: Bytes | undefined;
  known: readonly EpochKey[];
}): Promise<EpochKey[]> {
  const { token, account, content, known } = request;
  if (content === undefined) return [];
  const { operations } = await server.epochs(token);
  const [firstKey, keeper] = await Promise.all([importVaultKey(content), keeperOf(content)]);
  const joined = await joinEpochs({ account, firstKey, keeper, operations, known });
  if (!joined.ok) throw new SessionError(syncTexts.failures[joined.failure]);
  return joined.value;
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
  /** Of a private account: what lies in its vault, and its device secret. */
  vault?: { bytes: Bytes; letters: SignInLetters };
  /** How it took part until now. */
  known?: OpenedSync | undefined;
  kitKept: boolean;
}): Promise<void> {
  const { accountId, owner, user, kind, token, edition, vault, known, kitKept } = request;
  const firstKey = vault && toBase64url(firstKeyOf(vault.bytes));
  const letters = vault?.letters;
  const goesOn = known !== undefined && isSameLog(known, { serverAccount: user.id, kind, firstKey, letters });
  const epochs = await fetchEpochs({
    token,
    account: user.id,
    content: vault?.bytes,
    known: goesOn ? (known.secrets.epochs ?? []) : [],
  });
  const keys = vault && (await openEpochKeys(await importVaultKey(vault.bytes), epochs));
  const epoch = keys?.current() ?? 0;
  const key = keys?.of(epoch);
  const newest = key && { key, epoch };
  const register = (own: Identity) => registerDevice({ token, account: user.id, identity: own, newest });
  const agreementKeys = known?.agreementKeys;
  let identity =
    known?.serverAccount === user.id && known.isShutOut !== true
      ? { device: known.device, keys: known.keys, agreementKeys: agreementKeys ?? (await createAgreementKeys()) }
      : await newIdentity();
  try {
    await register(identity);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
    identity = await newIdentity();
    await register(identity);
  }
  const keeper = vault && (await keeperOf(vault.bytes));
  const secrets: SyncSecrets = {
    token,
    ...(firstKey === undefined || letters === undefined ? {} : { accountKey: firstKey, letters }),
    ...(epochs.length === 0 ? {} : { epochs }),
    ...(keeper === undefined ? {} : { keeper: keeper.publicKey }),
  };
  await deviceSyncs.keep(
    {
      accountId,
      serverAccount: user.id,
      kind,
      device: identity.device,
      keys: identity.keys,
      agreementKeys: identity.agreementKeys,
      ...(vault === undefined ? {} : { deviceSecretKey: await importDeviceSecret(vault.letters) }),
      sharesVault: vault !== undefined && (await isSameVault(vault.bytes, owner.vaultKey)),
      startsAnew: !goesOn || known.startsAnew,
      kitKept,
      edition,
      secrets,
    },
    owner,
  );
}

/** Whether what this device exchanged with the server is still worth something: with another kind, key or letters, the log began anew. */
function isSameLog(
  known: OpenedSync,
  next: Pick<OpenedSync, "serverAccount" | "kind"> & { firstKey: string | undefined; letters: string | undefined },
): boolean {
  return (
    known.serverAccount === next.serverAccount &&
    known.kind === next.kind &&
    known.secrets.accountKey === next.firstKey &&
    known.secrets.letters === next.letters
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
