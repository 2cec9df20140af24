import { en } from "#features/texts/en.ts";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";

const words = en.settings;

export interface ProfileCommands {
  changePassword: (request: { current: string; next: string }) => Promise<void>;
  /** Makes a new code and shows it. */
  remakeRecoveryCode: (request: { password: string }) => Promise<void>;
}

/** The account: its e-mail, a new password, a new recovery code. */
export function ProfileDialog(props: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  email: string;
  commands: ProfileCommands;
}) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.text}
      closeLabel={en.chrome.close}
    >
      <dl className="mb-6">
        <dt className="font-semibold">{words.email}</dt>
        <dd className="break-words">{props.email}</dd>
      </dl>
      <PasswordForm change={props.commands.changePassword} />
      <hr className="my-7 border-line" />
      <RecoveryCodeForm remake={props.commands.remakeRecoveryCode} />
    </Dialog>
  );
}
