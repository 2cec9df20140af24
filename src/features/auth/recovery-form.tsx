import { type FormEvent, useState } from "react";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormError } from "./form-error.tsx";
import { validateCredentials } from "./validate-credentials.ts";

const words = texts.auth;

export interface RecoveryRequest {
  email: string;
  code: string;
  newPassword: string;
}

/** A forgotten password: the recovery code opens the records and a new password is set. */
export function RecoveryForm(props: { onSubmit: (request: RecoveryRequest) => Promise<void>; onBack: () => void }) {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sentence =
      code.trim() === ""
        ? words.fillAll
        : validateCredentials("sign-in", { email, password: newPassword, confirmation: newPassword });
    setError(sentence);
    if (sentence) return;
    setBusy(true);
    try {
      await props.onSubmit({ email: email.trim(), code: code.trim(), newPassword });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-labelledby="recovery-heading" className="flex flex-col gap-5">
      <div>
        <h1 id="recovery-heading" className="font-medium font-serif text-title">
          {words.recoverHeading}
        </h1>
        <p className="mt-2 text-soft">{words.recoverText}</p>
      </div>
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={words.code}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <PasswordField
        label={words.newPassword}
        showLabel={words.show}
        hideLabel={words.hide}
        name="new-password"
        autoComplete="new-password"
        hint={words.passwordHint}
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <FormError sentence={error} />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? words.recovering : words.recover}
      </Button>
      <Button variant="quiet" onClick={props.onBack} tight className="-ml-2 self-start">
        {words.backToSignIn}
      </Button>
    </form>
  );
}
