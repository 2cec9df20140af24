import { FileText, Image, Mic } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type DocumentType, maximumFileBytes } from "#core/records/medical-document.ts";
import { en } from "#features/texts/en.ts";
import { DropZone } from "#ui/drop-zone.tsx";
import { showToast } from "#ui/toast-store.ts";
import { acceptedTypes } from "./accepted-types.ts";

const words = en.documents;

const zones: { type: DocumentType; icon: ReactNode }[] = [
  { type: "pdf", icon: <FileText className="size-6" /> },
  { type: "image", icon: <Image className="size-6" /> },
  { type: "voice", icon: <Mic className="size-6" /> },
];

/** The three places to drop or choose files. `onUploaded` is told how many files went in. */
export function UploadZones(props: {
  upload: (files: File[]) => Promise<unknown>;
  onUploaded: (files: number) => void;
}) {
  return (
    <section aria-label={words.zonesTogether} className="grid gap-4 lg:grid-cols-3">
      {zones.map((zone) => (
        <UploadZone key={zone.type} {...zone} {...props} />
      ))}
    </section>
  );
}

function UploadZone(props: {
  type: DocumentType;
  icon: ReactNode;
  upload: (files: File[]) => Promise<unknown>;
  onUploaded: (files: number) => void;
}) {
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);

  async function upload(files: File[]) {
    const fitting = files.filter(({ size }) => size <= maximumFileBytes);
    setRefused(files.filter((file) => !fitting.includes(file)).map(({ name }) => name));
    const failed = () => showToast({ variant: "destructive", ...en.errors.uploadFailed });
    if (fitting.length === 0) {
      failed();
      return;
    }
    setUploading(true);
    try {
      await props.upload(fitting);
      props.onUploaded(fitting.length);
    } catch {
      failed();
    } finally {
      setUploading(false);
    }
  }

  return (
    <div>
      <DropZone
        label={words.zones[props.type]}
        hint={words.limit}
        icon={props.icon}
        accept={acceptedTypes[props.type].join(",")}
        uploading={uploading}
        uploadingLabel={words.uploading}
        onFiles={upload}
      />
      <ul role="alert" className="mt-2 break-words text-thread empty:hidden">
        {refused.map((name) => (
          <li key={name}>{words.tooLarge(name)}</li>
        ))}
      </ul>
    </div>
  );
}
