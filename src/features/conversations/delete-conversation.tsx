import { useState } from "react";
import { conversationsTexts as words } from "#features/texts/conversations.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Asks once. */
export function DeleteConversation(props: { title: string; remove: () => Promise<unknown>; onClose: () => void }) {
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await props.remove();
      showToast(words.deleted);
      props.onClose();
    } catch (error) {
      const description = failureMessage(error, words.deleteFailed);
      showToast({ variant: "destructive", title: words.deleteFailed, description });
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={words.deleteTitle}
      description={words.deleteText(props.title)}
      closeLabel={texts.chrome.close}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={remove}>
          {words.deleteConfirm}
        </Button>
        <Button disabled={busy} onClick={props.onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
