import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { texts } from "#features/texts/texts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormError } from "./form-error.tsx";
import { type AuthMode, validateCredentials } from "./validate-credentials.ts";

const words = texts.auth;

export interface CredentialsFormProps {
  onSubmit: (mode: AuthMode, credentials: { email: string; password: string }) => Promise<void>;
  /** Left out where a password cannot be set anew. */
  onForgot?: () => void;
  /** Left out where no account can be brought from another device. */
  onElsewhere?: (() => void) | undefined;
  /** Where a backup brings an account back. */
  restoreHref?: string | undefined;
  /** Signing in, where nothing is said. */
  initialMode?: AuthMode;
  /** Stands below the heading. */
  lead?: (mode: AuthMode) => string;
  /** Fills in the e-mail: the person is known, only the password is missing. */
  initialEmail?: string;
  /** Stands above the fields of signing in: the people of this device. */
  people?: (chosen: string, onChoose: (email: string) => void) => ReactNode;
}

/** E-mail and password, and for a new account the password again. `onSubmit` gets only what has passed validation. */
export function CredentialsForm(props: CredentialsFormProps) {
  const [mode, setMode] = useState<AuthMode>(props.initialMode ?? "sign-in");
  const [email, setEmail] = useState(props.initialEmail ?? "");
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const signingUp = mode === "sign-up";

  function toggle() {
    setMode(signingUp ? "sign-in" : "sign-up");
    setPassword("");
    setConfirmation("");
    setError(undefined);
  }

  const focusPassword = useCallback(() => {
    form.current?.querySelector<HTMLInputElement>("input[name=password]")?.focus();
  }, []);
  useEffect(() => {
    if (props.initialEmail) focusPassword();
  }, [props.initialEmail, focusPassword]);

  function choose(person: string) {
    setEmail(person);
    setError(undefined);
    focusPassword();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const sentence = validateCredentials(mode, { email, password, confirmation });
    setError(sentence);
    if (sentence) return;
    setBusy(true);
    try {
      await props.onSubmit(mode, { email: email.trim(), password });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} onSubmit={submit} aria-labelledby="auth-heading" className="flex flex-col gap-5">
      <h1 id="auth-heading" className="font-medium font-serif text-title">
        {signingUp ? words.signUpHeading : words.signInHeading}
      </h1>
      {props.lead && <p className="-mt-2 measure text-soft">{props.lead(mode)}</p>}
      {!signingUp && props.people?.(email, choose)}
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        key={mode}
        label={words.password}
        showLabel={words.show}
        hideLabel={words.hide}
        name="password"
        autoComplete={signingUp ? "new-password" : "current-password"}
        hint={signingUp ? words.passwordHint : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {signingUp && (
        <TextField
          label={words.confirm}
          type="password"
          name="confirmation"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
      )}
      <FormError sentence={error} />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? (signingUp ? words.signingUp : words.signingIn) : signingUp ? words.signUp : words.signIn}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex flex-wrap items-center text-soft">
          {signingUp ? words.toSignIn : words.toSignUp}
          <Button variant="quiet" onClick={toggle} disabled={busy} tight>
            {signingUp ? words.signIn : words.signUp}
          </Button>
        </p>
        {!signingUp && props.onForgot && (
          <Button variant="quiet" onClick={props.onForgot} tight className="-mx-2">
            {words.forgot}
          </Button>
        )}
        {!signingUp && props.onElsewhere && (
          <Button variant="quiet" onClick={props.onElsewhere} tight className="-ml-2">
            {words.elsewhere}
          </Button>
        )}
        {!signingUp && props.restoreHref && (
          <ButtonLink href={props.restoreHref} variant="quiet" className="-mx-4">
            {words.restore}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
