import { FileKey, LockKeyhole, Server } from "lucide-react";
import { useState } from "react";
import type { AccountKind } from "#core/domain/account.ts";
import { syncTexts as words } from "#features/texts/sync.ts";
import { texts } from "#features/texts/texts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";
import { DeviceList } from "./device-list.tsx";
import { Consent } from "./kind-choice.tsx";
import { PasswordStep } from "./password-step.tsx";
import type { SyncCommands } from "./sync-commands.ts";

type Asking = "nothing" | "change" | "turn-off" | "remove";

/** The account is on several devices: who may read, who is signed in, and every way out. */
export function SyncOn(props: {
  kind: AccountKind;
  kitKept: boolean;
  kitHref: string;
  commands: SyncCommands;
  onKit: () => void;
}) {
  const { kind, commands } = props;
  const [asking, setAsking] = useState<Asking>("nothing");
  const close = () => setAsking("nothing");
  const Icon = kind === "private" ? LockKeyhole : Server;

  return (
    <div className="flex flex-col gap-6">
      <p className="flex items-start gap-2 font-semibold">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-well" />
        {words.on[kind]}
      </p>
      {kind === "private" && !props.kitKept && (
        <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-wait-wash p-4">
          <div className="min-w-0 grow basis-64">
            <p className="font-semibold">{words.on.kitReminder}</p>
            <p>{words.on.kitReminderText}</p>
          </div>
        </aside>
      )}
      {kind === "private" && (
        <ButtonLink
          href={props.kitHref}
          icon={<FileKey aria-hidden="true" className="size-5" />}
          className="self-start max-sm:w-full"
        >
          {words.on.showKit}
        </ButtonLink>
      )}
      <DeviceList list={commands.list} revoke={commands.revoke} />
      {(asking === "nothing" || asking === "turn-off") && <Ways onAsk={setAsking} />}
      {asking === "change" && <Change {...props} onClose={close} />}
      {asking === "turn-off" && <TurnOff turnOff={commands.turnOff} onClose={close} />}
      {asking === "remove" && (
        <PasswordStep
          {...words.remove}
          danger
          onSubmit={async (password) => {
            await commands.deleteFromServer({ password });
            showToast(words.remove.done);
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}

function Ways({ onAsk }: { onAsk: (asking: Asking) => void }) {
  const ways = [
    { asking: "change", label: words.on.change },
    { asking: "turn-off", label: words.on.turnOff },
    { asking: "remove", label: words.on.remove },
  ] as const;
  return (
    <div className="-mx-4 flex flex-wrap gap-y-1">
      {ways.map(({ asking, label }) => (
        <Button key={asking} variant="quiet" onClick={() => onAsk(asking)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Change(props: { kind: AccountKind; commands: SyncCommands; onKit: () => void; onClose: () => void }) {
  const [agreed, setAgreed] = useState(false);
  const next = props.kind === "private" ? "assisted" : "private";
  const { heading, text } = next === "private" ? words.change.toPrivate : words.change.toAssisted;
  return (
    <PasswordStep
      heading={heading}
      text={text}
      submit={words.change.submit}
      busy={words.change.busy}
      validate={() => (next === "assisted" && !agreed ? words.change.consentMissing : undefined)}
      onSubmit={async (password) => {
        await props.commands.switchKind({ password, kind: next });
        props.onClose();
        showToast(words.change.done);
        if (next === "private") props.onKit();
      }}
      onCancel={props.onClose}
    >
      {next === "assisted" && <Consent given={agreed} onChange={setAgreed} />}
    </PasswordStep>
  );
}

function TurnOff(props: { turnOff: SyncCommands["turnOff"]; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const turnOff = () => {
    setBusy(true);
    void props.turnOff().finally(props.onClose);
  };
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={words.turnOff.heading}
      description={words.turnOff.text}
      closeLabel={texts.chrome.close}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={turnOff}>
          {words.turnOff.submit}
        </Button>
        <Button variant="quiet" onClick={props.onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
