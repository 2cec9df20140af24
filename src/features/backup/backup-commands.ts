import type { Outcome } from "#core/domain/outcome.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import type { ArchiveCheck } from "#core/replication/archive/check-archive.ts";
import type { RestoreReport } from "#core/replication/archive/restore-archive.ts";

/** Why a backup does not open. "mistyped" says in its sentence where to look. */
export type OpenFailure =
  | { kind: "not-a-backup" | "newer-version" | "damaged" | "wrong-code" }
  | { kind: "mistyped"; sentence: string };

export interface BackupCommands {
  /** Has a folder picked, and makes the first backup in it. Nothing where none is picked. */
  chooseFolder(): Promise<void>;
  forgetFolder(): Promise<void>;
  /** Into the folder where there is one; else a file that is given away. Rejects where that needs another press: the file is then offered. */
  backUp(): Promise<void>;
  /** Gives away the file that was made. Rejects with an AbortError where the person changed their mind. */
  giveAway(): Promise<void>;
  /** Reads a backup to its end and compares it with what is here. */
  tryOut(
    file: File,
    code: string,
    onProgress: (progress: ArchiveProgress) => void,
  ): Promise<Outcome<ArchiveCheck, OpenFailure>>;
  /** Brings back what of a backup is not here; whatever is here stays. */
  bringBack(
    file: File,
    code: string,
    onProgress: (progress: ArchiveProgress) => void,
  ): Promise<Outcome<RestoreReport, OpenFailure>>;
}

/** What a screen knows of the account's backups. */
export interface ShownBackups {
  last: { at: number; documents: number; bytes: number } | undefined;
  /** Something was added or changed since. */
  hasNews: boolean;
  folder: { name: string; state: "open" | "asks" } | undefined;
  canPickFolder: boolean;
  running: ArchiveProgress | undefined;
  /** A file was made and waits for the press that gives it away. */
  isMade: boolean;
  failed: boolean;
  triedAt: number | undefined;
}
