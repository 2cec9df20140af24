import { useState } from "react";
import { syncTexts as words } from "#features/texts/sync.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast-store.ts";
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
  return (
    <PasswordStep
      heading={props.heading}
      text={props.text}
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
