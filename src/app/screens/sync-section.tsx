import { useNavigate } from "react-router-dom";
import { useAccountSync } from "#app/account-sync-store.ts";
import { paths } from "#app/paths.ts";
import {
  connectSync,
  deleteFromServer,
  listSignedIn,
  reconnectSync,
  revokeSignedIn,
  switchSyncKind,
  turnOffSync,
  turnOnSync,
} from "#app/session/sync-commands.ts";
import { SettingsSection } from "#features/settings/settings-section.tsx";
import type { SyncCommands } from "#features/sync-settings/sync-commands.ts";
import { SyncPanel } from "#features/sync-settings/sync-panel.tsx";
import { syncTexts } from "#features/texts/sync.ts";

const commands: SyncCommands = {
  turnOn: turnOnSync,
  connect: connectSync,
  reconnect: reconnectSync,
  turnOff: turnOffSync,
  switchKind: switchSyncKind,
  deleteFromServer,
  list: listSignedIn,
  revoke: revokeSignedIn,
};

/** The settings of an account on several devices. */
export function SyncSection() {
  const navigate = useNavigate();
  const account = useAccountSync((state) => state.account);
  const isSignedOut = useAccountSync(({ status }) => status.kind === "problem" && status.problem === "signed-out");
  return (
    <SettingsSection id="devices" title={syncTexts.title}>
      <SyncPanel
        account={account}
        isConnected={account?.isOn === true && !isSignedOut}
        kitHref={paths.recoveryKit}
        onKit={() => navigate(paths.recoveryKit)}
        commands={commands}
      />
    </SettingsSection>
  );
}
