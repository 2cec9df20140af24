import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { httpFailure } from "#features/texts/http-failure.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";

export function RetryButton(props: {
  document: MedicalDocument;
  retry: (id: string) => Promise<unknown>;
  className?: string;
}) {
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    try {
      await props.retry(props.document.id);
      showToast(texts.errors.retried);
    } catch (error) {
      showToast({ variant: "destructive", ...texts.errors.retryFailed, description: httpFailure(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      busy={busy}
      onClick={retry}
      icon={<RotateCcw aria-hidden="true" className="size-5" />}
      aria-label={texts.documents.retryNamed(props.document.originalFilename)}
      className={props.className}
    >
      {texts.documents.retry}
    </Button>
  );
}
