import { type ReactNode, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { apiClient } from "#api/client.ts";
import { OwnAnswerChart } from "#app/answer-charts.tsx";
import { disagreementLink } from "#app/disagreement-link.ts";
import { hubTabFrom, paths } from "#app/paths.ts";
import { useSession } from "#app/session/session-store.ts";
import { useDeviceAccounts } from "#app/use-device-accounts.ts";
import { useDisagreements } from "#app/use-disagreements.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useSwitchPerson } from "#app/use-switch-person.ts";
import { openOwnRecords, rewordingOver, wordingBelow } from "#app/word-answers.tsx";
import type { User } from "#core/domain/account.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { isCheckIn } from "#core/findings/check-ins/check-in-progress.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { useFirstScreen } from "#db/live/use-first-screen.ts";
import { PersonSwitch } from "#features/accounts/person-switch.tsx";
import { RecoveryReminder } from "#features/auth/recovery-reminder.tsx";
import { RecordsChat } from "#features/chat/records-chat.tsx";
import { useRecordsChat } from "#features/chat/use-records-chat.ts";
import { recentDocumentsShown } from "#features/documents/overview-documents.tsx";
import { NowSkeleton } from "#features/now/now-skeleton.tsx";
import { VersionsNotice } from "#features/other-versions/versions-notice.tsx";
import { ProfileDialog } from "#features/settings/profile-dialog.tsx";
import { nowTexts } from "#features/texts/now.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Arrived } from "./arrived.tsx";
import { BackupNeeded } from "./backup-needed.tsx";
import { HubHeading } from "./hub-heading.tsx";
import { HubOverview } from "./hub-overview.tsx";
import { HubTabs } from "./hub-tabs.tsx";
import { HubTimeline } from "./hub-timeline.tsx";
import { HubUploads } from "./hub-uploads.tsx";
import { InstallCoaching } from "./install-coaching.tsx";
import { NotKeptYet } from "./not-kept-yet.tsx";

const words = texts.hub;
const reword = rewordingOver(openOwnRecords);
const loading = <NowSkeleton />;
const failed = <ErrorState title={words.documentsFailed} />;

const isWanted = (document: MedicalDocument) => !isCheckIn(document);

/** Only the tabs that show all records open them all. */
function AllDocuments({ children }: { children: (all: MedicalDocument[]) => ReactNode }) {
  const documents = useDocuments();
  return (
    <Loaded result={documents} loading={loading} failed={failed}>
      {children}
    </Loaded>
  );
}

/** My Health Hub: four tabs, each with an address. A reminder stands after what is to be done, not before it. */
export function HubScreen({ user, onLogout }: { user: User; onLogout: () => void }) {
  usePageTitle(words.title);
  const [search, setSearch] = useSearchParams();
  const tab = hubTabFrom(search);
  const setTab = (next: typeof tab) => setSearch(next === "overview" ? {} : { tab: next });
  const [profile, setProfile] = useState(false);
  const recoveryCode = useSession((session) => session.recoveryCode);
  const navigate = useNavigate();
  const switchPerson = useSwitchPerson();
  const others = useDeviceAccounts().filter(({ id }) => id !== user.id);
  const day = new Date().toISOString().slice(0, 10);
  const first = useFirstScreen({ day, newest: recentDocumentsShown, isWanted });
  const { all: disagreements } = useDisagreements();
  const chat = useRecordsChat(apiClient.askRecords, undefined, reword);

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-5 pt-2 md:pt-6">
      <HubHeading email={user.email} onProfile={() => setProfile(true)} onLogout={onLogout} />
      <HubTabs
        value={tab}
        onChange={setTab}
        content={{
          overview: () => (
            <div className="flex flex-col gap-5.5">
              <VersionsNotice
                count={disagreements.length}
                href={disagreements[0] && disagreementLink(disagreements[0])}
              />
              <NotKeptYet />
              <Arrived />
              <Loaded result={first} loading={loading} failed={failed}>
                {(found) => <HubOverview first={found} day={day} onFirstUpload={() => setTab("upload")} />}
              </Loaded>
              {first.state === "ready" && first.value.counts.total > 0 && <InstallCoaching hasRecords />}
              <BackupNeeded />
              {recoveryCode !== "confirmed" && (
                <RecoveryReminder onRemind={() => navigate(`${paths.profile}#security`)} />
              )}
            </div>
          ),
          upload: () => <AllDocuments>{(all) => <HubUploads documents={all} />}</AllDocuments>,
          timeline: () => <AllDocuments>{(all) => <HubTimeline documents={all} />}</AllDocuments>,
          ask: () => (
            <>
              <ButtonLink href={paths.chat} variant="quiet" className="-mx-4 mb-2">
                {nowTexts.keptConversations}
              </ButtonLink>
              <OwnAnswerChart>
                <RecordsChat chat={chat} citationHref={paths.citation} below={wordingBelow} />
              </OwnAnswerChart>
            </>
          ),
        }}
      />
      <ProfileDialog open={profile} onOpenChange={setProfile} email={user.email} settingsHref={paths.profile}>
        <PersonSwitch others={others} onSwitch={switchPerson} />
      </ProfileDialog>
    </div>
  );
}
