import { create } from "zustand";
import type { Backup, BackupSituation } from "#core/domain/backup.ts";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import type { BackupRow } from "#db/device/device-database.ts";

export interface BackupState {
  /** What is known of the open account's backups; undefined until that was read, or where nobody is signed in. */
  row: BackupRow | undefined;
  situation: BackupSituation | undefined;
  /** Whether the folder may be written to without asking; undefined where none was picked. */
  folder: "open" | "asks" | undefined;
  running: ArchiveProgress | undefined;
  /** A backup that was made and waits for the press with which the browser lets it be given away. */
  made: { file: File; backup: Backup } | undefined;
  /** The last attempt that nobody was asked for has failed. */
  failed: boolean;
}

export const noBackups: BackupState = {
  row: undefined,
  situation: undefined,
  folder: undefined,
  running: undefined,
  made: undefined,
  failed: false,
};

/** The open account's backups as screens see them. Changed in this folder only. */
export const useBackups = create<BackupState>()(() => noBackups);
