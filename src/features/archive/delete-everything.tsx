import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { archiveTexts as words } from "#features/texts/archive.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { showToast } from "#ui/toast-store.ts";

/** The account and all its records go, after the words for it were typed. `remove` ends on another screen. */
export function DeleteEverything(props: { email: string; documentCount: number; remove: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const matches = typed.trim().toLowerCase() === words.deleteWords;

  function ask(open: boolean) {
    if (busy) return;
    setTyped("");
    setAsking(open);
  }

  async function remove(event: FormEvent) {
    event.preventDefault();
    if (!matches) return;
    setBusy(true);
    try {
      await props.remove();
      showToast(words.deleted);
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...words.deleteFailed });
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure">{words.deleteText}</p>
      <Button
        variant="danger"
        onClick={() => ask(true)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        className="max-sm:w-full"
      >
        {words.delete}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title={words.deleteDialogTitle}
        description={words.deleteDialogText(props.email, props.documentCount)}
        closeLabel={texts.chrome.close}
      >
        <form onSubmit={remove} className="flex flex-col gap-5">
          <p>{words.deleteExportFirst}</p>
          <TextField
            label={words.deleteField(words.deleteWords)}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={busy}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={busy} disabled={!matches}>
              {busy ? words.deleting : words.deleteConfirm}
            </Button>
            <Button disabled={busy} onClick={() => ask(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </div>
  );
}
