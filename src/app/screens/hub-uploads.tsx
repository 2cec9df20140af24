import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { ProcessingStatus } from "#features/documents/processing-status.tsx";
import { ReadingBatchLine } from "#features/documents/reading-batch-line.tsx";
import { UploadZones } from "#features/documents/upload-zones.tsx";
import { AddByHandLink } from "#features/entries/add-by-hand-link.tsx";
import { texts } from "#features/texts/texts.ts";
import { RecordButton } from "#features/voice/record-button.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { VoicePackOffer } from "./voice-pack-offer.tsx";

/** The hub's second tab: the three widgets, and what is still being read or has failed. */
export function HubUploads({ documents }: { documents: MedicalDocument[] }) {
  const uploading = {
    upload: apiClient.uploadDocuments,
    onUploaded: () => showToast(texts.errors.uploadSuccessfulOnHub),
  };
  return (
    <div className="flex flex-col gap-9">
      <UploadZones {...uploading} belowVoice={<RecordButton {...uploading} />} />
      <AddByHandLink href={paths.addByHand} className="self-start" />
      <VoicePackOffer documents={documents} />
      <ReadingBatchLine documents={documents} />
      <ProcessingStatus
        documents={documents}
        documentHref={paths.document}
        retry={apiClient.retryDocument}
        unlock={apiClient.unlockDocument}
        remove={apiClient.deleteDocument}
      />
      <ButtonLink href={paths.upload} variant="quiet" className="-mx-4 self-start">
        {texts.documents.recentUploads}
      </ButtonLink>
    </div>
  );
}
