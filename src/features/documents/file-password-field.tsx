import { lockedTexts as words } from "#features/texts/locked.ts";
import { PasswordField } from "#ui/password-field.tsx";

/** The password of a locked file. It is not the account's: no password manager shall keep or fill it. */
export function FilePasswordField(props: {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
  className?: string;
}) {
  return (
    <PasswordField
      className={props.className}
      label={words.password}
      showLabel={words.show}
      hideLabel={words.hide}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
      error={props.error}
      autoComplete="off"
    />
  );
}
