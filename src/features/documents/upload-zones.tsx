import { FileText, Image, Mic } from "lucide-react";
import { type ReactNode, useState } from "react";
import { failureSentences } from "#core/domain/failure.ts";
import { type MedicalDocument, maximumFileBytes, type UploadType } from "#core/domain/medical-document.ts";
import { texts } from "#features/texts/texts.ts";
import { writtenTexts } from "#features/texts/written.ts";
import { DropZone } from "#ui/drop-zone.tsx";
import { showToast } from "#ui/toast-store.ts";
import { acceptedTypes, acceptedWritten } from "./accepted-types.ts";
import { TakePhotosButton } from "./photos/take-photos-button.tsx";

const words = texts.documents;

const zones: { type: UploadType; icon: ReactNode }[] = [
  { type: "pdf", icon: <FileText className="size-6" /> },
  { type: "image", icon: <Image className="size-6" /> },
  { type: "voice", icon: <Mic className="size-6" /> },
];

export interface UploadResult {
  documents: MedicalDocument[];
  /** Files that were not stored, each with the sentence that says why. */
  refused: RefusedFile[];
}

interface RefusedFile {
  originalFilename: string;
  message: string;
}

interface UploadProps {
  upload: (files: File[]) => Promise<UploadResult>;
  /** Told how many files went in. */
  onUploaded: (files: number) => void;
  /** Stands below the place for voice notes: another way to bring one. */
  belowVoice?: ReactNode;
}

/** The three places to drop or choose files. */
export function UploadZones(props: UploadProps) {
  return (
    <section aria-label={words.zonesTogether} className="grid gap-4 lg:grid-cols-3">
      {zones.map((zone) => (
        <UploadZone key={zone.type} {...zone} {...props} />
      ))}
    </section>
  );
}

function UploadZone({
  type,
  icon,
  upload,
  onUploaded,
  belowVoice,
}: UploadProps & { type: UploadType; icon: ReactNode }) {
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<RefusedFile[]>([]);

  async function take(files: File[]) {
    const tooLarge = files.filter(({ size }) => size > maximumFileBytes);
    const refusedHere = tooLarge.map(({ name }) => ({
      originalFilename: name,
      message: failureSentences["too-large"],
    }));
    setRefused(refusedHere);
    setUploading(true);
    try {
      const stored = await send(files.filter((file) => !tooLarge.includes(file)));
      setRefused([...refusedHere, ...stored.refused]);
      if (stored.documents.length > 0) onUploaded(stored.documents.length);
      else showToast({ variant: "destructive", ...texts.errors.uploadFailed });
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...texts.errors.uploadFailed });
    } finally {
      setUploading(false);
    }
  }

  const send = async (files: File[]): Promise<UploadResult> =>
    files.length === 0 ? { documents: [], refused: [] } : upload(files);

  return (
    <div>
      <DropZone
        label={words.zones[type]}
        hint={words.limit}
        icon={icon}
        accept={[...acceptedTypes[type], ...(type === "pdf" ? acceptedWritten : [])].join(",")}
        uploading={uploading}
        uploadingLabel={words.uploading}
        onFiles={take}
      />
      {type === "pdf" && <p className="mt-2 text-soft">{writtenTexts.accepted}</p>}
      {type === "image" && (
        <div className="mt-3">
          <TakePhotosButton upload={upload} onUploaded={onUploaded} />
        </div>
      )}
      {type === "voice" && belowVoice && <div className="mt-3">{belowVoice}</div>}
      <ul role="alert" className="mt-2 break-words text-thread empty:hidden">
        {refused.map(({ originalFilename, message }) => (
          <li key={originalFilename}>{words.refused(originalFilename, message)}</li>
        ))}
      </ul>
    </div>
  );
}
