import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAccountSync } from "#app/account-sync-store.ts";
import { exportRecords, importRecords } from "#app/archive-commands.ts";
import { chooseLanguage } from "#app/choose-language.ts";
import { paths } from "#app/paths.ts";
import { showRecoveryCode } from "#app/recovery-code-store.ts";
import { changePassword, deleteAccount, remakeRecoveryCode } from "#app/session/session-commands.ts";
import { useDeviceAccounts } from "#app/use-device-accounts.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useSwitchPerson } from "#app/use-switch-person.ts";
import type { User } from "#core/domain/account.ts";
import { useBin } from "#db/live/use-bin.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { useFilesToCome } from "#db/live/use-file-on-its-way.ts";
import { PersonSwitch } from "#features/accounts/person-switch.tsx";
import { DeleteEverything } from "#features/archive/delete-everything.tsx";
import { ExportPanel } from "#features/archive/export-panel.tsx";
import { ImportPanel } from "#features/archive/import-panel.tsx";
import { BinLink } from "#features/bin/bin-link.tsx";
import { ModelLink } from "#features/models/model-link.tsx";
import { PackPanel } from "#features/packs/pack-panel.tsx";
import { LanguageChoice } from "#features/settings/language-choice.tsx";
import { PasswordForm } from "#features/settings/password-form.tsx";
import { RecoveryCodeForm } from "#features/settings/recovery-code-form.tsx";
import { SettingsSection } from "#features/settings/settings-section.tsx";
import { StoragePanel } from "#features/settings/storage-panel.tsx";
import { useDeviceStorage } from "#features/settings/use-device-storage.ts";
import { modelsTexts } from "#features/texts/models.ts";
import { packsTexts } from "#features/texts/packs.ts";
import { profileTexts as words } from "#features/texts/profile.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { texts } from "#features/texts/texts.ts";
import { BackLink } from "#ui/back-link.tsx";
import { searchPack } from "#workers/embedding/client.ts";
import { chosenModel } from "#workers/language/chosen-model.ts";
import { storedModels } from "#workers/language/client.ts";
import { voicePack } from "#workers/speech/client.ts";
import { BackupSection } from "./backup-section.tsx";
import { EmergencySection } from "./emergency-section.tsx";
import { InstallCoaching } from "./install-coaching.tsx";
import { SyncSection } from "./sync-section.tsx";

/** Profile and settings: the account, what is kept here, taking it along, and deleting it. */
export function ProfileScreen({ user }: { user: User }) {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const switchPerson = useSwitchPerson();
  const others = useDeviceAccounts().filter(({ id }) => id !== user.id);
  const documents = useDocuments();
  const all = documents.state === "ready" ? documents.value : [];
  const bin = useBin();
  const coming = useFilesToCome();
  const binCount = bin.state === "ready" ? bin.value.length : 0;
  const storage = useDeviceStorage(all.length);
  const isShared = useAccountSync(({ account }) => account !== undefined);
  const needsNewCode = useAccountSync((state) => state.needsNewCode);

  useEffect(() => {
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView({ block: "start" });
  }, [hash]);

  async function remakeCode(request: { password: string }) {
    const { recoveryCode } = await remakeRecoveryCode(request);
    showRecoveryCode(user.email, recoveryCode);
  }

  async function remove() {
    await deleteAccount();
    navigate(paths.home, { replace: true });
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col px-5 pt-2 md:pt-6">
      <BackLink href={paths.dashboard}>{words.back}</BackLink>
      <h1 className="mt-1 mb-4 font-medium font-serif text-title">{words.title}</h1>
      <SettingsSection id="account" title={words.account} open>
        <div>
          <p className="break-words font-semibold text-lead">{user.email}</p>
          <p className="text-soft">{isShared ? syncTexts.accountText : words.accountText}</p>
        </div>
        <PersonSwitch others={others} onSwitch={switchPerson} />
      </SettingsSection>
      <BackupSection />
      <SyncSection />
      <EmergencySection />
      <SettingsSection id="language" title={texts.chrome.language} open>
        <LanguageChoice choose={chooseLanguage} />
      </SettingsSection>
      <SettingsSection id="storage" title={words.storage}>
        <StoragePanel
          documentCount={all.length}
          recordBytes={all.reduce((sum, { byteSize }) => sum + byteSize, 0)}
          storage={storage}
        />
        <InstallCoaching hasRecords={all.length > 0} always />
        <BinLink href={paths.bin} count={binCount} />
      </SettingsSection>
      <SettingsSection id="search-pack" title={packsTexts.search.title}>
        <PackPanel pack={searchPack} words={packsTexts.search} />
      </SettingsSection>
      <SettingsSection id="voice-pack" title={packsTexts.voice.title}>
        <PackPanel pack={voicePack} words={packsTexts.voice} />
      </SettingsSection>
      <SettingsSection id="language-model" title={modelsTexts.title}>
        <ModelLink models={storedModels} chosen={chosenModel} href={paths.languageModel} />
      </SettingsSection>
      <SettingsSection id="archive" title={words.archive}>
        <ExportPanel
          exportRecords={exportRecords}
          binCount={binCount}
          comingCount={coming.state === "ready" ? coming.value : 0}
        />
        <ImportPanel importRecords={importRecords} />
      </SettingsSection>
      <SettingsSection id="security" title={words.security}>
        <PasswordForm change={changePassword} />
        <RecoveryCodeForm remake={remakeCode} warning={needsNewCode ? words.oldCode : undefined} />
      </SettingsSection>
      <SettingsSection id="delete" title={words.danger}>
        {isShared && <p className="measure text-wait">{syncTexts.deleteText}</p>}
        <DeleteEverything email={user.email} documentCount={all.length} remove={remove} />
      </SettingsSection>
    </div>
  );
}
