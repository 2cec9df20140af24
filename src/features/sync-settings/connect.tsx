import { useState } from "react";
import { syncTexts as words } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Consent } from "./kind-choice.tsx";
import { PasswordStep } from "./password-step.tsx";
import type { SyncCommands } from "./sync-commands.ts";

/** Joins this device to an account that is on the server: by its letters, or without where it has none. */
export function Connect(props: {
  heading: string;
  text: string;
  connect: SyncCommands["connect"];
  onCancel: () => void;
}) {
  const [letters, setLetters] = useState("");
  const [hasLetters, setHasLetters] = useState(true);
  const [agreed, setAgreed] = useState(false);
  const missing = hasLetters
    ? letters.trim() === "" && words.failures.missingLetters
    : !agreed && words.change.consentMissing;
  return (
    <PasswordStep
      heading={props.heading}
      text={props.text}
      submit={words.connect.submit}
      busy={words.connect.busy}
      validate={() => missing || undefined}
      onSubmit={async (password) => {
        await props.connect({ password, ...(hasLetters ? { letters } : { mayRead: agreed }) });
        showToast(words.turnOn.done);
      }}
      onCancel={props.onCancel}
    >
      {hasLetters ? (
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
      ) : (
        <Consent given={agreed} onChange={setAgreed} />
      )}
      <Button variant="quiet" tight className="-ml-2 self-start" onClick={() => setHasLetters(!hasLetters)}>
        {hasLetters ? words.letters.none : words.letters.some}
      </Button>
    </PasswordStep>
  );
}
