import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { httpFailure } from "#features/texts/http-failure.ts";
import { lockedTexts as words } from "#features/texts/locked.ts";
import { readingFailure } from "#features/texts/reading-failures.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";
import { FilePasswordField } from "./file-password-field.tsx";

/** Whether a document waits for the password of its file. */
export function isLocked({ processingStatus, waiting }: MedicalDocument): boolean {
  return processingStatus === "pending" && waiting !== undefined && waiting.code !== "no-speech-reader";
}

/** Asks for the password of a locked file, and has the file read with it. A wrong one is told by the document, which waits again. */
export function UnlockButton(props: {
  document: MedicalDocument;
  unlock: (id: string, password: string) => Promise<unknown>;
  className?: string;
}) {
  const { id, originalFilename, waiting } = props.document;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        icon={<KeyRound aria-hidden="true" className="size-5" />}
        aria-label={words.typeNamed(originalFilename)}
        className={props.className}
      >
        {words.type}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.title}
        description={words.text(originalFilename)}
        closeLabel={texts.chrome.close}
      >
        <PasswordForm
          wrong={waiting?.code === "wrong-password" ? readingFailure(waiting) : undefined}
          unlock={(password) => props.unlock(id, password)}
          close={() => setAsking(false)}
        />
      </Dialog>
    </>
  );
}

function PasswordForm(props: {
  /** Said of the password that was tried before. */
  wrong: string | undefined;
  unlock: (password: string) => Promise<unknown>;
  close: () => void;
}) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState(props.wrong);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === "") return setError(words.missing);
    setBusy(true);
    try {
      await props.unlock(password);
      props.close();
    } catch (failure) {
      showToast({ variant: "destructive", ...words.failed, description: httpFailure(failure) });
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <FilePasswordField
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setError(undefined);
        }}
        error={error}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {words.read}
        </Button>
        <Button onClick={props.close} disabled={busy}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
