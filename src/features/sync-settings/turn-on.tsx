import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import type { AccountKind } from "#core/records/account.ts";
import { syncTexts as words } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Consent, KindChoice } from "./kind-choice.tsx";
import { PasswordStep } from "./password-step.tsx";
import type { SyncCommands } from "./sync-commands.ts";

type Step = "closed" | "kind" | "connect";

/** From "only this device" to several: who may read, the password, and for an account that is there already its letters. */
export function TurnOn(props: { commands: Pick<SyncCommands, "turnOn" | "connect">; onKit: () => void }) {
  const { commands, onKit } = props;
  const [step, setStep] = useState<Step>("closed");
  const [kind, setKind] = useState<AccountKind>("private");
  const [agreed, setAgreed] = useState(false);
  const close = () => setStep("closed");

  async function turnOn(password: string) {
    if (!(await commands.turnOn({ password, kind }))) {
      setStep("connect");
      return;
    }
    if (kind === "private") onKit();
    else showToast(words.turnOn.done);
  }

  if (step === "closed")
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="measure">{words.off.text}</p>
        <Button
          icon={<MonitorSmartphone aria-hidden="true" className="size-5" />}
          onClick={() => setStep("kind")}
          className="max-sm:w-full"
        >
          {words.off.turnOn}
        </Button>
      </div>
    );
  if (step === "connect") return <Connect connect={commands.connect} onCancel={close} />;
  return (
    <PasswordStep
      heading={words.turnOn.heading}
      submit={words.turnOn.submit}
      busy={words.turnOn.busy}
      validate={() => (kind === "assisted" && !agreed ? words.turnOn.consentMissing : undefined)}
      onSubmit={turnOn}
      onCancel={close}
    >
      <KindChoice value={kind} onChange={setKind} />
      {kind === "assisted" && <Consent given={agreed} onChange={setAgreed} />}
    </PasswordStep>
  );
}

function Connect(props: { connect: SyncCommands["connect"]; onCancel: () => void }) {
  const [letters, setLetters] = useState("");
  const [hasLetters, setHasLetters] = useState(true);
  return (
    <PasswordStep
      heading={words.connect.heading}
      text={words.connect.text}
      submit={words.connect.submit}
      busy={words.connect.busy}
      validate={() => (hasLetters && letters.trim() === "" ? words.failures.missingLetters : undefined)}
      onSubmit={async (password) => {
        await props.connect({ password, ...(hasLetters ? { letters } : {}) });
        showToast(words.turnOn.done);
      }}
      onCancel={props.onCancel}
    >
      {hasLetters && (
        <TextField
          label={words.letters.label}
          hint={words.letters.hint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={letters}
          onChange={({ target }) => setLetters(target.value)}
          className="max-w-md"
        />
      )}
      <Button variant="quiet" tight className="-ml-2 self-start" onClick={() => setHasLetters(!hasLetters)}>
        {hasLetters ? words.letters.none : words.letters.some}
      </Button>
    </PasswordStep>
  );
}
