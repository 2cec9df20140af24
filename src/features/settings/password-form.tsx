import { type FormEvent, useState } from "react";
import { failureMessage } from "#features/texts/failure-message.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast-store.ts";

const words = texts.settings;
const minimumPasswordLength = 6;

/** The sentence that stands against these passwords, or undefined. */
function validate({ current, next, confirmation }: Record<"current" | "next" | "confirmation", string>) {
  if (current === "" || next === "") return texts.auth.fillAll;
  if (next !== confirmation) return texts.auth.mismatch;
  return next.length < minimumPasswordLength ? texts.auth.tooShort : undefined;
}

const empty = { current: "", next: "", confirmation: "" };
const fields = [
  { name: "current", label: words.current, autoComplete: "current-password" },
  { name: "next", label: words.next, autoComplete: "new-password" },
  { name: "confirmation", label: words.confirm, autoComplete: "new-password" },
] as const;

export function PasswordForm(props: { change: (request: { current: string; next: string }) => Promise<void> }) {
  const [typed, setTyped] = useState(empty);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sentence = validate(typed);
    setError(sentence);
    if (sentence) return;
    setBusy(true);
    try {
      await props.change({ current: typed.current, next: typed.next });
      setTyped(empty);
      showToast(words.changed);
    } catch (failure) {
      setError(failureMessage(failure, words.changeFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-labelledby="password-heading" className="flex flex-col gap-4">
      <h3 id="password-heading" className="font-semibold text-lead">
        {words.changePassword}
      </h3>
      {fields.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          label={label}
          showLabel={texts.auth.show}
          hideLabel={texts.auth.hide}
          autoComplete={autoComplete}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <p role="alert" className="font-semibold text-thread empty:hidden">
        {error}
      </p>
      <Button type="submit" busy={busy} className="self-start">
        {busy ? words.changing : words.change}
      </Button>
    </form>
  );
}
