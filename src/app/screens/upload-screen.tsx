import { useDeferredValue, useMemo } from "react";
import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { useDocuments } from "#db/live/use-documents.ts";
import { useFirstScreen } from "#db/live/use-first-screen.ts";
import { ReadingBatchLine } from "#features/documents/reading-batch-line.tsx";
import { RecentUploads, recentUploadsShown } from "#features/documents/recent-uploads.tsx";
import { sameFiles } from "#features/documents/same-files.ts";
import { UploadZones } from "#features/documents/upload-zones.tsx";
import { texts } from "#features/texts/texts.ts";
import { RecordButton } from "#features/voice/record-button.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { showToast } from "#ui/toast-store.ts";
import { Arrived } from "./arrived.tsx";
import { VoicePackOffer } from "./voice-pack-offer.tsx";

const { uploadSuccessful } = texts.errors;

const isWanted = () => true;
const noneYet: ReadonlyMap<string, MedicalDocument> = new Map();

/** Which records are of one file: all are looked at, behind what is shown of the newest. */
function useSameFiles(): ReadonlyMap<string, MedicalDocument> {
  const documents = useDeferredValue(useDocuments());
  return useMemo(() => (documents.state === "ready" ? sameFiles(documents.value) : noneYet), [documents]);
}

export function UploadScreen() {
  usePageTitle(texts.documents.uploadPage);
  const recent = useFirstScreen({ newest: recentUploadsShown, isWanted });
  const documents = useMemo<Loadable<MedicalDocument[]>>(
    () => (recent.state === "ready" ? { state: "ready", value: recent.value.newest } : recent),
    [recent],
  );
  const same = useSameFiles();
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
      {recent.state === "ready" && (
        <>
          <VoicePackOffer documents={recent.value.sinceDay} />
          <ReadingBatchLine documents={recent.value.batch} />
        </>
      )}
      <RecentUploads
        documents={documents}
        same={same}
        documentHref={paths.document}
        retry={apiClient.retryDocument}
        unlock={apiClient.unlockDocument}
        remove={apiClient.deleteDocument}
      />
    </div>
  );
}
