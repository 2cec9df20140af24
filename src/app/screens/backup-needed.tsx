import { useBackups } from "#app/backups/backup-store.ts";
import { paths } from "#app/paths.ts";
import { remindsOfBackup } from "#core/domain/backup.ts";
import { BackupReminder } from "#features/backup/backup-reminder.tsx";

/** On the hub, while the only copy of the records is this browser's and no backup holds them. */
export function BackupNeeded() {
  const situation = useBackups((state) => state.situation);
  if (situation === undefined || !remindsOfBackup(situation)) return null;
  return <BackupReminder lastAt={situation.last?.at} href={`${paths.profile}#backup`} />;
}
