import { HardDriveDownload } from "lucide-react";
import { backupTexts as words } from "#features/texts/backup.ts";
import { formatDay } from "#features/texts/formats.ts";
import { ButtonLink } from "#ui/button.tsx";

/** Stands on the hub while what is here is the only copy and no backup holds it. `lastAt`: epoch milliseconds. */
export function BackupReminder({ lastAt, href }: { lastAt: number | undefined; href: string }) {
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-wait-wash p-4">
      <HardDriveDownload aria-hidden="true" className="hidden size-6 shrink-0 text-wait sm:block" />
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">{words.reminderTitle}</p>
        <p>
          {lastAt === undefined ? words.reminderNever : words.reminderOld(formatDay(new Date(lastAt).toISOString()))}
        </p>
      </div>
      <ButtonLink href={href}>{words.backUp}</ButtonLink>
    </aside>
  );
}
