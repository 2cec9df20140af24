import { type FormEvent, type ReactNode, useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { syncTexts as words } from "#features/texts/sync.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";

export interface PasswordStepProps {
  heading: string;
  text?: string;
  submit: string;
  busy: string;
  danger?: boolean;
  /** Stands above the password: what else has to be said. */
  children?: ReactNode;
  /** The sentence that stands against going on, or undefined. */
  validate?: () => string | undefined;
  onSubmit: (password: string) => Promise<void>;
  onCancel?: () => void;
}

/** Something that only happens for whoever knows the password. */
export function PasswordStep(props: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sentence = props.validate?.() ?? (password === "" ? texts.auth.fillAll : undefined);
    setError(sentence);
    if (sentence !== undefined) return;
    setBusy(true);
    try {
      await props.onSubmit(password);
    } catch (failure) {
      setError(failureMessage(failure, words.failures.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-label={props.heading} className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold text-lead">{props.heading}</h3>
        {props.text && <p className="measure text-soft">{props.text}</p>}
      </div>
      {props.children}
      <PasswordField
        label={words.password}
        showLabel={texts.auth.show}
        hideLabel={texts.auth.hide}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        className="max-w-md"
      />
      <p role="alert" className="measure font-semibold text-thread empty:hidden">
        {error}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={props.danger ? "danger" : "primary"} busy={busy} className="max-sm:grow">
          {busy ? props.busy : props.submit}
        </Button>
        {props.onCancel && (
          <Button variant="quiet" onClick={props.onCancel} disabled={busy}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
