import { type FormEvent, useState } from "react";
import { en } from "#features/texts/en.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";

const words = en.settings;

/** A new recovery code: only for whoever knows the password. */
export function RecoveryCodeForm(props: { remake: (request: { password: string }) => Promise<void> }) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setError(password === "" ? en.auth.fillAll : undefined);
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
      <p className="text-soft">{words.newCodeText}</p>
      <PasswordField
        label={words.current}
        showLabel={en.auth.show}
        hideLabel={en.auth.hide}
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
