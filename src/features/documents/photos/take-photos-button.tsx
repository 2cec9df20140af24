import { Camera } from "lucide-react";
import { useState } from "react";
import { photosTexts } from "#features/texts/photos.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { PhotoDialog } from "./photo-dialog.tsx";

/** Opens the place where photos of several pages become one record. */
export function TakePhotosButton(props: {
  /** Answers how many documents were stored. */
  upload: (files: File[]) => Promise<{ documents: unknown[] }>;
  onUploaded: (files: number) => void;
}) {
  const [open, setOpen] = useState(false);

  async function save(file: File): Promise<boolean> {
    const { documents } = await props.upload([file]);
    if (documents.length > 0) props.onUploaded(1);
    else showToast({ variant: "destructive", ...texts.errors.uploadFailed });
    return documents.length > 0;
  }

  return (
    <>
      <Button className="w-full" onClick={() => setOpen(true)} icon={<Camera aria-hidden="true" className="size-5" />}>
        {photosTexts.open}
      </Button>
      <PhotoDialog open={open} onClose={() => setOpen(false)} save={save} />
    </>
  );
}
