import { backupCommands } from "#app/backups/backup-commands.ts";
import { useShownBackups } from "#app/backups/use-shown-backups.ts";
import { BackupPanel } from "#features/backup/backup-panel.tsx";
import { BackupTrial } from "#features/backup/backup-trial.tsx";
import { SettingsSection } from "#features/settings/settings-section.tsx";
import { backupTexts } from "#features/texts/backup.ts";
import { Folded } from "#ui/folded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";

/** Sealed copies of the open account, in the settings. */
export function BackupSection() {
  const shown = useShownBackups();
  const isWide = useMediaQuery("(min-width: 48rem)");
  const trial = shown && <BackupTrial triedAt={shown.triedAt} commands={backupCommands} />;
  return (
    <SettingsSection id="backup" title={backupTexts.title} open>
      {shown === undefined ? (
        <Spinner />
      ) : (
        <>
          <BackupPanel shown={shown} commands={backupCommands} />
          {isWide ? (
            <div>
              <h3 className="mb-3 font-semibold text-lead">{backupTexts.tryTitle}</h3>
              {trial}
            </div>
          ) : (
            <Folded label={backupTexts.tryTitle}>
              <div className="pt-1 pb-2">{trial}</div>
            </Folded>
          )}
        </>
      )}
    </SettingsSection>
  );
}
