import { backupCommands } from "#app/backups/backup-commands.ts";
import { useShownBackups } from "#app/backups/use-shown-backups.ts";
import { BackupPanel } from "#features/backup/backup-panel.tsx";
import { BackupTrial } from "#features/backup/backup-trial.tsx";
import { SettingsSection } from "#features/settings/settings-section.tsx";
import { backupTexts } from "#features/texts/backup.ts";
import { Spinner } from "#ui/spinner.tsx";

/** Sealed copies of the open account, in the settings. */
export function BackupSection() {
  const shown = useShownBackups();
  return (
    <SettingsSection id="backup" title={backupTexts.title} open>
      {shown === undefined ? (
        <Spinner />
      ) : (
        <>
          <BackupPanel shown={shown} commands={backupCommands} />
          <BackupTrial triedAt={shown.triedAt} commands={backupCommands} />
        </>
      )}
    </SettingsSection>
  );
}
