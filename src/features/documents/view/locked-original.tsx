import { type FormEvent, useState } from "react";
import { FilePasswordField } from "#features/documents/file-password-field.tsx";
import { lockedTexts as words } from "#features/texts/locked.ts";
import { Button } from "#ui/button.tsx";

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
      <FilePasswordField
        className="w-full"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit">{words.showPages}</Button>
    </form>
  );
}
