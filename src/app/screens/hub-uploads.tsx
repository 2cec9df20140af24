import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import { ProcessingStatus } from "#features/documents/processing-status.tsx";
import { UploadZones } from "#features/documents/upload-zones.tsx";
import { texts } from "#features/texts/texts.ts";
import { showToast } from "#ui/toast-store.ts";

/** The hub's second tab: the three widgets, and what is still being read or has failed. */
export function HubUploads({ documents }: { documents: MedicalDocument[] }) {
  return (
    <div className="flex flex-col gap-9">
      <UploadZones
        upload={apiClient.uploadDocuments}
        onUploaded={() => showToast(texts.errors.uploadSuccessfulOnHub)}
      />
      <ProcessingStatus
        documents={documents}
        documentHref={paths.document}
        retry={apiClient.retryDocument}
        unlock={apiClient.unlockDocument}
      />
    </div>
  );
}
