import { FolderCheck, HardDriveDownload } from "lucide-react";
import { backupTexts as words } from "#features/texts/backup.ts";
import { formatInstant, formatSize } from "#features/texts/formats.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { BackupCommands, ShownBackups } from "./backup-commands.ts";

type Commands = Pick<BackupCommands, "chooseFolder" | "forgetFolder" | "backUp" | "giveAway">;

/** When the last sealed copy was made, how the next one comes about, and the press that makes it. */
export function BackupPanel({ shown, commands }: { shown: ShownBackups; commands: Commands }) {
  const { folder, running, last } = shown;
  const offersFolder = folder === undefined && shown.canPickFolder;

  async function run(command: () => Promise<void>) {
    const before = last?.at;
    try {
      await command();
      if (before !== undefined || !shown.isMade) showToast(words.done);
    } catch (error) {
      tell(error);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure">{words.text}</p>
      <div>
        <p className="font-semibold">
          {last === undefined ? words.none : words.last(formatInstant(last.at), last.documents, formatSize(last.bytes))}
        </p>
        {last !== undefined && (
          <p className={shown.hasNews ? "text-wait" : "text-soft"}>{shown.hasNews ? words.news : words.noNews}</p>
        )}
      </div>
      <p className="measure text-soft">{howItComes(shown)}</p>
      <p role="alert" className="measure text-thread empty:hidden">
        {shown.failed ? words.folderFailed : ""}
      </p>
      {shown.isMade ? (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-well-wash p-4">
          <p className="font-semibold">{words.made}</p>
          <Button onClick={() => run(commands.giveAway)}>{words.save}</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {offersFolder && (
            <Button
              disabled={running !== undefined}
              onClick={() => run(commands.chooseFolder)}
              icon={<FolderCheck aria-hidden="true" className="size-5" />}
              className="max-sm:w-full"
            >
              {words.chooseFolder}
            </Button>
          )}
          <Button
            busy={running !== undefined}
            onClick={() => run(commands.backUp)}
            icon={<HardDriveDownload aria-hidden="true" className="size-5" />}
            className="max-sm:w-full"
          >
            {running ? words.running(running.done, running.total) : words.backUp}
          </Button>
        </div>
      )}
      {folder !== undefined && (
        <div className="-ml-2 flex flex-wrap">
          <Button variant="quiet" tight onClick={() => run(commands.chooseFolder)}>
            {words.otherFolder}
          </Button>
          <Button variant="quiet" tight onClick={() => commands.forgetFolder().catch(tell)}>
            {words.forgetFolder}
          </Button>
        </div>
      )}
    </div>
  );
}

function howItComes({ folder, canPickFolder }: ShownBackups): string {
  if (folder !== undefined)
    return folder.state === "open" ? words.inFolder(folder.name) : words.folderAsks(folder.name);
  return canPickFolder ? words.chooseFolderText : words.byHand;
}

function tell(error: unknown): void {
  const { name = "" } = error instanceof Error ? error : {};
  // The person closed the share sheet, or the browser wants another press: the file is offered where it was made.
  if (name === "AbortError" || name === "NotAllowedError") return;
  console.warn(error);
  showToast({ variant: "destructive", ...(name === "NoRecoveryCodeError" ? words.noCode : words.failed) });
}
