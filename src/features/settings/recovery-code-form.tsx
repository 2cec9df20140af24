import { type FormEvent, useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";

const words = texts.settings;

/** A new recovery code: only for whoever knows the password. */
export function RecoveryCodeForm(props: {
  remake: (request: { password: string }) => Promise<void>;
  /** Why a new one should be made. */
  warning?: string | undefined;
}) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(password === "" ? texts.auth.fillAll : undefined);
    if (password === "") return;
    setBusy(true);
    try {
      await props.remake({ password });
    } catch (failure) {
      setError(failureMessage(failure, words.codeFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-labelledby="new-code-heading" className="flex flex-col gap-4">
      <h3 id="new-code-heading" className="font-semibold text-lead">
        {words.newCode}
      </h3>
      {props.warning !== undefined && <p className="measure text-wait">{props.warning}</p>}
      <p className="text-soft">{words.newCodeText}</p>
      <PasswordField
        label={words.current}
        showLabel={texts.auth.show}
        hideLabel={texts.auth.hide}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p role="alert" className="font-semibold text-thread empty:hidden">
        {error}
      </p>
      <Button type="submit" busy={busy} className="self-start">
        {words.makeCode}
      </Button>
    </form>
  );
}
