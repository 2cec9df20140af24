import { useMemo } from "react";
import { holdsNews } from "#core/domain/backup.ts";
import type { ShownBackups } from "#features/backup/backup-commands.ts";
import { canPickFolder } from "./backup-folder.ts";
import { useBackups } from "./backup-store.ts";

/** The open account's backups for a screen; undefined until they are known. */
export function useShownBackups(): ShownBackups | undefined {
  const { row, situation, folder, running, made, failed } = useBackups();
  return useMemo(() => {
    if (row === undefined || situation === undefined) return undefined;
    return {
      last: row.last,
      hasNews: holdsNews(situation),
      folder: row.folder && folder && { name: row.folder.name, state: folder },
      canPickFolder: canPickFolder(),
      running,
      isMade: made !== undefined,
      failed,
      triedAt: row.triedAt,
    };
  }, [row, situation, folder, running, made, failed]);
}
