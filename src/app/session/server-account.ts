import type { VaultEnvelope, WrappedKey } from "#core/domain/account.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { OpenedSync } from "#db/device/device-syncs.ts";
import { nextEdition, signVault } from "#db/sealing/account-statement.ts";
import { type Bytes, toBase64url } from "#db/sealing/bytes.ts";
import { deriveKeysOfAccount, type KeysOfAccount } from "#db/sealing/password-key.ts";
import type { RecoveryCode } from "#db/sealing/recovery-code.ts";
import { deriveRecoveryKeys } from "#db/sealing/recovery-key.ts";
import type { SignInLetters } from "#db/sealing/sign-in-letters.ts";
import { openVaultBytes, wrapForRecovery, wrapVault } from "#db/sealing/vault.ts";
import { firstKeyOf, importVaultKey, keeperOf, withKeeper } from "#db/sealing/vault-content.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { CurrentSession } from "./current-session.ts";
import { accountKeyOf, joinAccount, openSync } from "./kept-sync.ts";
import { server } from "./server.ts";
import { SessionError } from "./session-error.ts";
import { inWords } from "./sync-words.ts";
import { type Expected, pinnedBy, trustUser, trustVault } from "./trusted-answer.ts";

/** What changes an account of this device as it stands on its server. Each call throws SessionError with a sentence. */
export interface ServerAccount {
  /** For all devices of the account: those that are not this one have to type the new password once. */
  changePassword(request: { current: string; next: string }): Promise<void>;
  /** The same recovery code as on this device opens the account on every other. */
  setRecoveryCode(request: { code: RecoveryCode; password: string }): Promise<void>;
  /** A new password by a recovery code: every other device is signed out. */
  recover(request: { code: RecoveryCode; newPassword: string }): Promise<void>;
}

/** Undefined where syncing is turned off: then nothing is known of the account there. */
export async function openServerAccount(session: CurrentSession): Promise<ServerAccount | undefined> {
  const opened = await openSync(session.user.id, session);
  const token = opened?.secrets.token;
  if (opened === undefined || token === undefined) return undefined;
  const sync: OpenedSync = opened;
  const { email } = session.user;
  const expected: Expected = { ...pinnedBy(sync), email };
  const keysOf = (password: string): Promise<KeysOfAccount> =>
    deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret: sync.deviceSecretKey });

  /** What the key opens must be the vault of this account. */
  async function openOwn(wrapped: WrappedKey, wrappingKey: CryptoKey): Promise<Bytes | undefined> {
    const opened = await openVaultBytes(wrapped, wrappingKey);
    if (!opened.ok) return undefined;
    if (toBase64url(firstKeyOf(opened.value)) !== sync.secrets.accountKey)
      throw new SessionError(syncTexts.failures.altered);
    return opened.value;
  }

  /** What lies in the account's vault as the server keeps it, checked; undefined for an assisted account. */
  async function openKept(live: string, keys: KeysOfAccount) {
    const answer = await server.account(live);
    trustUser(answer, expected);
    if (answer.kind !== sync.kind) throw new SessionError(syncTexts.failures.otherKind);
    const { accountKey } = sync.secrets;
    if (accountKey === undefined || answer.vault === undefined) return undefined;
    const vaultKey = await accountKeyOf(sync.secrets);
    if (vaultKey === undefined) return undefined;
    const isUnsigned = answer.vault.statement === undefined && answer.vault.edition === undefined;
    const last = isUnsigned && expected.unsignedKey !== undefined ? 0 : await trustVault(vaultKey, answer, expected);
    const bytes = await openOwn(answer.vault.byPassword, keys.onServer.wrappingKey);
    if (bytes === undefined) throw new SessionError(syncTexts.failures.wrong);
    const terms = { account: sync.serverAccount, email, edition: nextEdition(last, Date.now()) };
    const sign = (envelope: VaultEnvelope) => signVault(vaultKey, envelope, terms);
    return { bytes, vault: answer.vault, sign, pin: (content: Bytes) => pin(terms.edition, content) };
  }

  /** From now on nothing older is taken. */
  async function pin(edition: number, content: Bytes): Promise<void> {
    const now = (await deviceSyncs.open(sync.accountId, session)) ?? sync;
    const keeper = await keeperOf(content);
    const secrets = { ...now.secrets, ...(keeper === undefined ? {} : { keeper: keeper.publicKey }) };
    await deviceSyncs.keep({ ...now, edition, secrets }, session);
  }

  return {
    changePassword: ({ current, next }) =>
      inWords(async () => {
        const [keys, nextKeys] = [await keysOf(current), await keysOf(next)];
        const kept = await openKept(token, keys);
        const vault = kept && (await kept.sign(await wrapVault(kept.bytes, nextKeys.onServer, kept.vault)));
        await server.changePassword(token, {
          currentPassword: keys.onServer.secret,
          passwordHash: nextKeys.onServer.secret,
          ...(vault === undefined ? {} : { vault }),
        });
        await kept?.pin(kept.bytes);
      }),
    setRecoveryCode: ({ code, password }) =>
      inWords(async () => {
        const keys = await keysOf(password);
        const kept = await openKept(token, keys);
        if (kept === undefined) return;
        const content = await withKeeper(kept.bytes);
        const recovery = await wrapForRecovery(content, await deriveRecoveryKeys(code));
        const vault = await kept.sign(await wrapVault(content, keys.onServer, recovery));
        await server.setRecovery(token, { currentPassword: keys.onServer.secret, vault });
        await kept.pin(content);
      }),
    recover: ({ code, newPassword }) =>
      inWords(async () => {
        const { accountKey, letters } = sync.secrets;
        if (accountKey === undefined || letters === undefined) return;
        const recoveryKeys = await deriveRecoveryKeys(code);
        const { byRecoveryCode } = await server.findVault(email);
        const bytes = await openOwn(byRecoveryCode, recoveryKeys.wrappingKey);
        if (bytes === undefined) throw new SessionError(syncTexts.failures.altered);
        const vaultKey = await importVaultKey(bytes);
        const keys = await keysOf(newPassword);
        const recovery = await wrapForRecovery(bytes, recoveryKeys);
        const number = nextEdition(sync.edition, Date.now());
        const envelope = await wrapVault(bytes, keys.onServer, recovery);
        const vault = await signVault(vaultKey, envelope, { account: sync.serverAccount, email, edition: number });
        const passwordHash = keys.onServer.secret;
        const answer = await server.recover({ email, proof: recoveryKeys.proof, passwordHash, vault });
        const edition = await trustVault(vaultKey, answer, { ...expected, edition: number });
        // The old session ended with all others.
        await joinAccount({
          accountId: sync.accountId,
          owner: session,
          user: answer.user,
          kind: sync.kind,
          token: answer.token,
          edition,
          vault: { bytes, letters: letters as SignInLetters },
          known: sync,
          kitKept: sync.kitKept,
        });
      }),
  };
}
