import { FileUp } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import type { ArchiveProgress } from "#core/replication/archive/archive-format.ts";
import { backupTexts as words } from "#features/texts/backup.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { backupFiles } from "./backup-trial.tsx";

const shortestPassword = 6;

export interface RestoreRequest {
  file: File;
  code: string;
  credentials: { email: string; password: string };
}

/** On a device that has nothing: a backup, its code, and a password for the account that comes back. `restore` answers a sentence where it failed. */
export function RestoreForm(props: {
  restore: (request: RestoreRequest, onProgress: (progress: ArchiveProgress) => void) => Promise<string | undefined>;
  signInHref: string;
}) {
  const [file, setFile] = useState<File>();
  const [code, setCode] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<ArchiveProgress>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = [code, email, password].some((value) => value.trim() === "");
    const isShort = password.length < shortestPassword;
    if (file === undefined || isMissing || isShort) {
      setError(file === undefined || isMissing ? words.missing : words.restorePasswordShort);
      return;
    }
    setError(undefined);
    setProgress({ done: 0, total: 0 });
    const credentials = { email: email.trim(), password };
    setError(await props.restore({ file, code, credentials }, setProgress));
    setProgress(undefined);
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="restore-heading" className="flex flex-col gap-5">
      <Lead />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={backupFiles}
          onFiles={([chosen]) => setFile(chosen)}
          icon={<FileUp aria-hidden="true" className="size-5" />}
          className="max-sm:w-full"
        >
          {words.chooseFile}
        </FileButton>
        {file && <p className="min-w-0 break-all text-soft">{words.chosen(file.name)}</p>}
      </div>
      <TextField
        label={words.code}
        hint={words.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={words.newPassword}
        showLabel={words.show}
        hideLabel={words.hide}
        autoComplete="new-password"
        hint={words.passwordHint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p role="alert" className="font-semibold text-thread empty:hidden">
        {error}
      </p>
      <Button type="submit" variant="primary" busy={progress !== undefined}>
        {progress === undefined ? words.restoreTitle : restoringWords(progress)}
      </Button>
      <ButtonLink href={props.signInHref} variant="quiet" className="-ml-4 self-start">
        {words.toSignIn}
      </ButtonLink>
    </form>
  );
}

function Lead(): ReactNode {
  return (
    <div>
      <h1 id="restore-heading" className="font-medium font-serif text-title">
        {words.restoreTitle}
      </h1>
      <p className="mt-2 text-soft">{words.restoreText}</p>
    </div>
  );
}

function restoringWords({ done, total }: ArchiveProgress): string {
  return total === 0 ? words.restoring : words.bringingBack(done, total);
}
