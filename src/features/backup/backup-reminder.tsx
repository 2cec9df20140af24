import { HardDriveDownload } from "lucide-react";
import { backupTexts as words } from "#features/texts/backup.ts";
import { formatDay } from "#features/texts/formats.ts";
import { ButtonLink } from "#ui/button.tsx";

/** Stands on the hub while what is here is the only copy and no backup holds it; on a phone one line of it. `lastAt`: epoch milliseconds. */
export function BackupReminder({ lastAt, href }: { lastAt: number | undefined; href: string }) {
  const isFirst = lastAt === undefined;
  return (
    <aside className="flex items-center gap-3 rounded-card bg-wait-wash p-3 sm:gap-4 sm:p-4">
      <HardDriveDownload aria-hidden="true" className="hidden size-6 shrink-0 text-wait sm:block" />
      <div className="min-w-0 grow">
        <p className={isFirst ? "font-semibold" : "hidden font-semibold sm:block"}>{words.reminderTitle}</p>
        <p className={isFirst ? "hidden sm:block" : undefined}>
          {isFirst ? words.reminderNever : words.reminderOld(formatDay(new Date(lastAt).toISOString()))}
        </p>
      </div>
      <ButtonLink href={href}>{words.backUp}</ButtonLink>
    </aside>
  );
}
