import type { VaultEnvelope } from "#core/domain/account.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { OpenedSync } from "#db/device/device-syncs.ts";
import { fromBase64url } from "#db/sealing/bytes.ts";
import { deriveKeysOfAccount, type KeysOfAccount } from "#db/sealing/password-key.ts";
import type { RecoveryCode } from "#db/sealing/recovery-code.ts";
import { deriveRecoveryKeys } from "#db/sealing/recovery-key.ts";
import type { SignInLetters } from "#db/sealing/sign-in-letters.ts";
import { wrapForRecovery, wrapVault } from "#db/sealing/vault.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import type { CurrentSession } from "./current-session.ts";
import { joinAccount } from "./kept-sync.ts";
import { server } from "./server.ts";
import { inWords } from "./sync-words.ts";

/** What changes an account of this device as it stands on its server. Each call throws SessionError with a sentence. */
export interface ServerAccount {
  /** For all devices of the account: those that are not this one have to type the new password once. */
  changePassword(request: { current: string; next: string }): Promise<void>;
  /** The same recovery code as on this device opens the account on every other. */
  setRecoveryCode(code: RecoveryCode): Promise<void>;
  /** A new password by a recovery code: every other device is signed out. */
  recover(request: { code: RecoveryCode; newPassword: string }): Promise<void>;
}

/** Undefined where syncing is turned off: then nothing is known of the account there. */
export async function openServerAccount(session: CurrentSession): Promise<ServerAccount | undefined> {
  const opened = await deviceSyncs.open(session.user.id, session);
  const token = opened?.secrets.token;
  if (opened === undefined || token === undefined) return undefined;
  const sync: OpenedSync = opened;
  const { email } = session.user;
  const keysOf = (password: string): Promise<KeysOfAccount> =>
    deriveKeysOfAccount({ email, password, harden: hardenInWorker, deviceSecret: sync.deviceSecretKey });
  /** The envelope for the account's vault key, or nothing for an assisted account. */
  async function envelopeFor(keys: KeysOfAccount, kept?: VaultEnvelope): Promise<{ vault?: VaultEnvelope }> {
    const { accountKey } = sync.secrets;
    return accountKey === undefined
      ? {}
      : { vault: await wrapVault(fromBase64url(accountKey), keys.onServer, kept ?? {}) };
  }

  return {
    changePassword: ({ current, next }) =>
      inWords(async () => {
        const [keys, nextKeys] = [await keysOf(current), await keysOf(next)];
        const { vault } = await server.account(token);
        await server.changePassword(token, {
          currentPassword: keys.onServer.secret,
          passwordHash: nextKeys.onServer.secret,
          ...(await envelopeFor(nextKeys, vault)),
        });
      }),
    setRecoveryCode: (code) =>
      inWords(async () => {
        const { accountKey } = sync.secrets;
        const { vault } = await server.account(token);
        if (accountKey === undefined || vault === undefined) return;
        const recovery = await wrapForRecovery(fromBase64url(accountKey), await deriveRecoveryKeys(code));
        await server.setRecovery(token, { vault: { ...vault, ...recovery } });
      }),
    recover: ({ code, newPassword }) =>
      inWords(async () => {
        const { accountKey, letters } = sync.secrets;
        if (accountKey === undefined || letters === undefined) return;
        const recoveryKeys = await deriveRecoveryKeys(code);
        const keys = await keysOf(newPassword);
        const recovery = await wrapForRecovery(fromBase64url(accountKey), recoveryKeys);
        const vault = await wrapVault(fromBase64url(accountKey), keys.onServer, recovery);
        const passwordHash = keys.onServer.secret;
        const answer = await server.recover({ email, proof: recoveryKeys.proof, passwordHash, vault });
        // The old session ended with all others.
        await joinAccount({
          accountId: sync.accountId,
          owner: session,
          user: answer.user,
          kind: sync.kind,
          token: answer.token,
          vault: { bytes: fromBase64url(accountKey), letters: letters as SignInLetters },
          known: sync,
          kitKept: sync.kitKept,
        });
      }),
  };
}
