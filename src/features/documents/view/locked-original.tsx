import { type FormEvent, useState } from "react";
import { lockedTexts as words } from "#features/texts/locked.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";

/** The original's pages are drawn from the file as it was uploaded, which is still locked: asks for its password, for this look only. */
export function LockedOriginal(props: {
  /** The last password did not open it. */
  wrong: boolean;
  open: (password: string) => void;
}) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState(props.wrong ? words.wrong : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === "") setError(words.missing);
    else props.open(password);
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col items-start gap-4 py-6">
      <p className="text-soft">{words.original}</p>
      <PasswordField
        className="w-full"
        label={words.password}
        showLabel={words.show}
        hideLabel={words.hide}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
        error={error}
        autoComplete="off"
      />
      <Button type="submit">{words.showPages}</Button>
    </form>
  );
}
