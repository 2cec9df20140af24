import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { ReadingBatchLine } from "#features/documents/reading-batch-line.tsx";
import { RecentUploads } from "#features/documents/recent-uploads.tsx";
import { UploadZones } from "#features/documents/upload-zones.tsx";
import { texts } from "#features/texts/texts.ts";
import { RecordButton } from "#features/voice/record-button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Arrived } from "./arrived.tsx";
import { VoicePackOffer } from "./voice-pack-offer.tsx";

const { uploadSuccessful } = texts.errors;

export function UploadScreen() {
  usePageTitle(texts.documents.uploadPage);
  const documents = useDocuments();
  const uploading = {
    upload: apiClient.uploadDocuments,
    onUploaded: (files: number) =>
      showToast({ title: uploadSuccessful.title, description: uploadSuccessful.description(files) }),
  };
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-5 pt-2 md:pt-6">
      <div>
        <h1 className="font-medium font-serif text-title">{texts.documents.uploadPage}</h1>
        <p className="mt-1 text-soft">{texts.documents.uploadPageText}</p>
      </div>
      <Arrived />
      <UploadZones {...uploading} belowVoice={<RecordButton {...uploading} />} />
      <VoicePackOffer documents={documents.state === "ready" ? documents.value : []} />
      {documents.state === "ready" && <ReadingBatchLine documents={documents.value} />}
      <RecentUploads
        documents={documents}
        documentHref={paths.document}
        retry={apiClient.retryDocument}
        unlock={apiClient.unlockDocument}
        remove={apiClient.deleteDocument}
      />
    </div>
  );
}
