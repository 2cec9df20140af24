import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import type { AccountKind } from "#core/domain/account.ts";
import { syncTexts as words } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Connect } from "./connect.tsx";
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
  if (step === "connect") return <Connect {...words.connect} connect={commands.connect} onCancel={close} />;
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
