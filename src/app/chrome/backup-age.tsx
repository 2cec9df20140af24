import { useBackups } from "#app/backups/backup-store.ts";
import { paths } from "#app/paths.ts";
import { backupTexts } from "#features/texts/backup.ts";
import { formatDay } from "#features/texts/formats.ts";
import { Link } from "#ui/link.tsx";

/** Of which day the last backup is, at the end of every page of one's own. */
export function BackupAge({ className }: { className: string }) {
  const situation = useBackups((state) => state.situation);
  if (situation === undefined || situation.documents === 0) return null;
  const { last } = situation;
  return (
    <li>
      <Link href={`${paths.profile}#backup`} className={className}>
        {last === undefined ? backupTexts.lineNone : backupTexts.line(formatDay(new Date(last.at).toISOString()))}
      </Link>
    </li>
  );
}
