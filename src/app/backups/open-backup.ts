import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { ByteSource } from "#core/replication/archive/zip-directory.ts";
import { parseRecoveryCode, type RecoveryCodeMistake } from "#db/sealing/recovery-code.ts";
import {
  type BackupFailure,
  type BackupHead,
  openBackupHead,
  readBackupHead,
  unsealBackup,
} from "#db/sealing/sealed-backup.ts";
import type { VaultKey } from "#db/sealing/vault.ts";
import type { OpenFailure } from "#features/backup/backup-commands.ts";
import { sourceOf } from "./make-backup.ts";

export type { OpenFailure };

export interface OpenedBackup {
  head: BackupHead;
  vaultKey: VaultKey;
  content: ByteSource;
}

/** Opens a backup with the code as a person typed it. Nothing of it is read yet but its head. */
export async function openBackup(
  file: Blob,
  typed: string,
  describe: (mistake: RecoveryCodeMistake) => string,
): Promise<Outcome<OpenedBackup, OpenFailure>> {
  const source = sourceOf(file);
  const head = await readBackupHead(source);
  if (!head.ok) return fail({ kind: head.failure satisfies BackupFailure });
  const code = parseRecoveryCode(typed);
  if (!code.ok) return fail({ kind: "mistyped", sentence: describe(code.failure) });
  const opened = await openBackupHead(head.value.head, code.value);
  if (!opened.ok) return fail({ kind: "wrong-code" });
  const content = await unsealBackup(source, head.value, opened.value);
  return succeed({ head: head.value.head, vaultKey: opened.value, content });
}
