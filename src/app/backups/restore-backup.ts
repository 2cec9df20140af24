import { ApiError } from "#api/api-error.ts";
import { apiClient } from "#api/client.ts";
import { wakePipelineOf } from "#app/account-pipelines.ts";
import type { Credentials } from "#app/session/credentials.ts";
import { enter } from "#app/session/current-session.ts";
import { describeMistake } from "#app/session/recovery-code-mistakes.ts";
import { inTurn } from "#app/session/session-commands.ts";
import { answerRecoveryCode } from "#app/session/vault-session.ts";
import { fail, type Outcome } from "#core/domain/outcome.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import { openArchive } from "#core/replication/archive/open-archive.ts";
import { type RestoreReport, restoreArchive } from "#core/replication/archive/restore-archive.ts";
import { currentAccount } from "#db/current-account.ts";
import { derivePasswordKeys } from "#db/sealing/password-key.ts";
import { parseRecoveryCode } from "#db/sealing/recovery-code.ts";
import { deriveRecoveryKeys } from "#db/sealing/recovery-key.ts";
import { recoverVault } from "#db/sealing/vault.ts";
import { hardenInWorker } from "#workers/password/client.ts";
import { sha256 } from "./make-backup.ts";
import { type OpenedBackup, type OpenFailure, openBackup } from "./open-backup.ts";

/**
 * Makes the account of a backup on a device that does not have it: the same key and the same recovery code, under a new password. Nothing is
 * made before the backup was seen to open. Throws ApiError where the e-mail has an account here.
 */
export function restoreAccount(request: {
  file: Blob;
  code: string;
  credentials: Credentials;
  onProgress: (progress: ArchiveProgress) => void;
}): Promise<Outcome<RestoreReport, OpenFailure>> {
  const { file, code, credentials, onProgress } = request;
  return inTurn(async () => {
    const opened = await openBackup(file, code, describeMistake);
    if (!opened.ok) return opened;
    if (!(await openArchive(opened.value.content, sha256)).ok) return fail({ kind: "damaged" });
    await signUpAgain(opened.value, code, credentials);
    return bringBack(opened.value, onProgress);
  });
}

/** Puts the records of a backup into the account that is open: whatever is there stays. */
export async function restoreInto(
  file: Blob,
  code: string,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Outcome<RestoreReport, OpenFailure>> {
  const opened = await openBackup(file, code, describeMistake);
  return opened.ok ? bringBack(opened.value, onProgress) : opened;
}

async function signUpAgain({ head, vaultKey }: OpenedBackup, typed: string, credentials: Credentials): Promise<void> {
  const code = parseRecoveryCode(typed);
  if (!code.ok) throw new Error("The code was read before.");
  const keys = await derivePasswordKeys({ ...credentials, harden: hardenInWorker });
  const recovered = await recoverVault(head.byRecoveryCode, await deriveRecoveryKeys(code.value), keys);
  if (!recovered.ok) throw new Error("The code opened it before.");
  const { envelope } = recovered.value;
  const { token } = await apiClient.register({ email: credentials.email, passwordHash: keys.secret, vault: envelope });
  await enter(token, vaultKey);
  // Whoever has just typed it has it.
  await answerRecoveryCode("confirmed").catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

async function bringBack(
  { content }: OpenedBackup,
  onProgress: (progress: ArchiveProgress) => void,
): Promise<Outcome<RestoreReport, OpenFailure>> {
  const store = currentAccount();
  if (store === undefined) throw new Error("No account is open.");
  try {
    const restored = await restoreArchive({ store, source: content, sha256, onProgress });
    return restored.ok ? restored : fail({ kind: "damaged" });
  } finally {
    wakePipelineOf(store);
  }
}
