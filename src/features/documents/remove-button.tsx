import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { failureMessage } from "#features/texts/failure-message.ts";
import { nowTexts } from "#features/texts/now.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";

/** Puts a record into the bin from where it is shown: no question before it, because it can be brought back for 30 days. */
export function RemoveButton(props: { document: MedicalDocument; remove: (id: string) => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await props.remove(props.document.id);
      showToast(texts.document.deleted);
    } catch (error) {
      const { title } = texts.document.deleteFailed;
      showToast({ variant: "destructive", title, description: failureMessage(error, title) });
      setBusy(false);
    }
  }

  return (
    <Button
      busy={busy}
      onClick={remove}
      icon={<Trash2 aria-hidden="true" className="size-5" />}
      aria-label={nowTexts.removeNamed(props.document.originalFilename)}
    >
      {nowTexts.remove}
    </Button>
  );
}
