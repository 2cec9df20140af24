import { type FormEvent, useState } from "react";
import { conversationsTexts as words } from "#features/texts/conversations.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";

/** The longest title, in UTF-16 units: what the routes take. */
const longestTitle = 200;

export function RenameConversation(props: {
  title: string;
  rename: (title: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const [title, setTitle] = useState(props.title.slice(0, longestTitle));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    setError(title.trim() === "" ? words.titleMissing : undefined);
    if (title.trim() === "") return;
    setBusy(true);
    try {
      await props.rename(title.trim());
      props.onClose();
    } catch (failure) {
      setError(failureMessage(failure, words.renameFailed));
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={props.onClose} title={words.renameTitle} closeLabel={texts.chrome.close}>
      <form onSubmit={save} className="flex flex-col gap-5">
        <TextField
          label={words.titleField}
          value={title}
          maxLength={longestTitle}
          error={error}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {words.save}
          </Button>
          <Button disabled={busy} onClick={props.onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
