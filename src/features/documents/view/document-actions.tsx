import { Download, NotebookPen, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { binTexts } from "#features/texts/bin.ts";
import { checkInsTexts } from "#features/texts/check-ins.ts";
import { correctionsTexts } from "#features/texts/corrections.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { texts } from "#features/texts/texts.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useObjectUrl } from "#ui/use-object-url.ts";

const words = texts.document;

/** Download the file as it was uploaded; move the record to the bin, asked once, where it may be. `remove` ends on another screen. */
export function DocumentActions(props: {
  document: MedicalDocument;
  content: Blob | undefined;
  remove: (() => Promise<void>) | undefined;
  /** Brings it back after it was removed. */
  bringBack?: ((id: string) => Promise<unknown>) | undefined;
  /** Where it can be written anew; left out for what was uploaded. */
  editHref?: string | undefined;
  /** Left out where it may not be read anew. */
  readAgain?: ((id: string) => Promise<unknown>) | undefined;
}) {
  const url = useObjectUrl(props.content);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await props.remove?.();
      const { bringBack } = props;
      const undo = bringBack && { action: { label: binTexts.bringBack, press: () => void undoRemove(bringBack) } };
      showToast({ ...words.deleted, ...undo });
    } catch (error) {
      const description = failureMessage(error, words.deleteFailed.title);
      showToast({ variant: "destructive", ...words.deleteFailed, description });
      setBusy(false);
      setAsking(false);
    }
  }

  /** Pressed on the toast, when this is no longer on the screen. */
  async function undoRemove(bringBack: (id: string) => Promise<unknown>) {
    try {
      await bringBack(props.document.id);
      showToast(binTexts.broughtBack(props.document.title ?? props.document.originalFilename));
    } catch (error) {
      const description = failureMessage(error, binTexts.bringBackFailed);
      showToast({ variant: "destructive", title: binTexts.bringBackFailed, description });
    }
  }

  async function readAgain() {
    setBusy(true);
    try {
      await props.readAgain?.(props.document.id);
      showToast(correctionsTexts.readingAgain);
    } catch (error) {
      const description = failureMessage(error, correctionsTexts.readAgainFailed);
      showToast({ variant: "destructive", title: correctionsTexts.readAgainFailed, description });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      {props.editHref && (
        <ButtonLink href={props.editHref} icon={<NotebookPen aria-hidden="true" className="size-5" />}>
          {checkInsTexts.edit}
        </ButtonLink>
      )}
      {url && props.document.type !== "entry" && (
        <ButtonLink
          href={url}
          download={props.document.originalFilename}
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          {words.download}
        </ButtonLink>
      )}
      {props.readAgain && (
        <Button icon={<RotateCw aria-hidden="true" className="size-5" />} disabled={busy} onClick={readAgain}>
          {correctionsTexts.readAgain}
        </Button>
      )}
      {props.remove && (
        <Button variant="quiet" icon={<Trash2 aria-hidden="true" className="size-5" />} onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.deleteTitle}
        description={words.deleteText(props.document.originalFilename)}
        closeLabel={texts.chrome.close}
      >
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={busy} onClick={remove}>
            {words.deleteConfirm}
          </Button>
          <Button onClick={() => setAsking(false)} disabled={busy}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
