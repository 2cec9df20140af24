import { LogOut, MonitorSmartphone, Terminal } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { formatDay } from "#features/texts/formats.ts";
import { syncTexts } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { SignedInDevice, SyncCommands } from "./sync-commands.ts";

const words = syncTexts.on;

const dayOf = (milliseconds: number) => formatDay(new Date(milliseconds).toISOString());

function nameOf({ kind, name }: SignedInDevice): string {
  return kind === "session" ? words.program : name || words.unnamed;
}

/** Everything that is signed in to the account, with a way to sign each out that is not this one. */
export function DeviceList({ list, revoke }: Pick<SyncCommands, "list" | "revoke">) {
  const [devices, setDevices] = useState<SignedInDevice[]>();
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState<string>();

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setDevices(await list());
    } catch (error) {
      setFailure(failureMessage(error, words.listFailed));
    }
  }, [list]);
  useEffect(() => void load(), [load]);

  async function signOut(device: SignedInDevice) {
    setLeaving(device.id);
    try {
      await revoke(device);
      showToast({ title: words.signedOutNow });
    } catch (error) {
      setFailure(failureMessage(error, words.listFailed));
    }
    setLeaving(undefined);
    await load();
  }

  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold text-lead">{words.devices}</h3>
      {failure !== undefined && (
        <ErrorState title={failure}>
          <Button onClick={() => void load()}>{words.again}</Button>
        </ErrorState>
      )}
      {devices === undefined && failure === undefined && <p className="text-soft">{words.loading}</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-card empty:hidden">
        {devices?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            busy={leaving === device.id}
            onSignOut={() => void signOut(device)}
          />
        ))}
      </ul>
    </div>
  );
}

function DeviceRow(props: { device: SignedInDevice; busy: boolean; onSignOut: () => void }) {
  const { device } = props;
  const Icon = device.kind === "session" ? Terminal : MonitorSmartphone;
  const used = device.lastUsedAt === undefined ? words.notSignedIn : words.lastUsed(dayOf(device.lastUsedAt));
  const said = device.isThisOne ? words.added(dayOf(device.addedAt)) : used;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-soft" />
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {nameOf(device)}
          {device.isThisOne && (
            <span className="rounded-full bg-well-wash px-2.5 py-0.5 text-fine text-well">{words.thisDevice}</span>
          )}
        </p>
        <p className="text-soft">{said}</p>
      </div>
      {!device.isThisOne && (
        <Button
          busy={props.busy}
          icon={<LogOut aria-hidden="true" className="size-5" />}
          aria-label={words.signOutDevice(nameOf(device))}
          onClick={props.onSignOut}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  );
}
