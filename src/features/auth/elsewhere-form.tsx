import { type FormEvent, useState } from "react";
import { syncTexts } from "#features/texts/sync.ts";
import { texts } from "#features/texts/texts.ts";
import { Agreement } from "#ui/agreement.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { FormError } from "./form-error.tsx";
import { validateCredentials } from "./validate-credentials.ts";

const words = syncTexts.elsewhere;
const lettersWords = syncTexts.letters;

export interface ElsewhereRequest {
  email: string;
  password: string;
  /** Left out for an account that has none. */
  letters?: string;
  /** Of an account without letters: whoever typed the password agreed that the server may read. */
  mayRead?: boolean;
}

/** Brings an account from another device to this one. `initial` is what a recovery kit's square says. */
export function ElsewhereForm(props: {
  initial?: { email: string; letters: string } | undefined;
  /** Throws Error with a sentence for the person. */
  onSubmit: (request: ElsewhereRequest) => Promise<void>;
  onBack: () => void;
}) {
  const [email, setEmail] = useState(props.initial?.email ?? "");
  const [letters, setLetters] = useState(props.initial?.letters ?? "");
  const [hasLetters, setHasLetters] = useState(true);
  const [agreed, setAgreed] = useState(false);
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = hasLetters
      ? letters.trim() === "" && syncTexts.failures.missingLetters
      : !agreed && syncTexts.change.consentMissing;
    const sentence =
      validateCredentials("sign-in", { email, password, confirmation: password }) ?? (missing || undefined);
    setError(sentence);
    if (sentence !== undefined) return;
    setBusy(true);
    try {
      await props.onSubmit({ email: email.trim(), password, ...(hasLetters ? { letters } : { mayRead: agreed }) });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : words.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} aria-labelledby="elsewhere-heading" className="flex flex-col gap-5">
      <div>
        <h1 id="elsewhere-heading" className="font-medium font-serif text-title">
          {words.heading}
        </h1>
        <p className="mt-2 text-soft">{words.text}</p>
      </div>
      <TextField
        label={texts.auth.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label={texts.auth.password}
        showLabel={texts.auth.show}
        hideLabel={texts.auth.hide}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {hasLetters ? (
        <TextField
          label={lettersWords.label}
          hint={lettersWords.hint}
          name="letters"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={letters}
          onChange={({ target }) => setLetters(target.value)}
        />
      ) : (
        <>
          <p className="text-soft">{lettersWords.noneText}</p>
          <Agreement text={syncTexts.turnOn.consent} given={agreed} onChange={setAgreed} />
        </>
      )}
      <Button variant="quiet" tight className="-mt-2 -ml-2 self-start" onClick={() => setHasLetters(!hasLetters)}>
        {hasLetters ? lettersWords.none : lettersWords.some}
      </Button>
      <FormError sentence={error} />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? words.busy : words.submit}
      </Button>
      <Button variant="quiet" onClick={props.onBack} tight className="-ml-2 self-start">
        {texts.auth.backToSignIn}
      </Button>
    </form>
  );
}
