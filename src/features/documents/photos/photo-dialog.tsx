import { Camera, Images } from "lucide-react";
import { useRef, useState } from "react";
import { photosTexts as words } from "#features/texts/photos.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast-store.ts";
import { photoFile, UnreadablePhoto } from "./photo-file.ts";
import { type PhotoPage, PhotoPages } from "./photo-pages.tsx";

interface PhotoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Answers whether the record was stored. */
  save: (file: File) => Promise<boolean>;
}

/**
 * Photos of the pages of one paper record, put together into one. While there are photos, only the dialog's own buttons end it, so that no slip of a
 * finger loses them.
 */
export function PhotoDialog({ open, onClose, save }: PhotoDialogProps) {
  const [pages, setPages] = useState<PhotoPage[]>([]);
  const [saving, setSaving] = useState(false);
  const nextId = useRef(1);

  function add(files: FileList | null) {
    const added = [...(files ?? [])].map((file) => ({ id: nextId.current++, file }));
    setPages((before) => [...before, ...added]);
  }

  function end() {
    setPages([]);
    onClose();
  }

  async function saveAll() {
    setSaving(true);
    try {
      if (
        await save(
          await photoFile(
            pages.map(({ file }) => file),
            new Date(),
          ),
        )
      )
        end();
    } catch (error) {
      console.warn(error);
      const { uploadFailed } = texts.errors;
      const description =
        error instanceof UnreadablePhoto ? words.unreadable(error.file.name) : uploadFailed.description;
      showToast({ variant: "destructive", ...uploadFailed, description });
    }
    setSaving(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && pages.length === 0) onClose();
      }}
      title={words.title}
      description={words.intro}
      closeLabel={words.close}
    >
      <div className="flex flex-col gap-4">
        {pages.length === 0 ? (
          <p className="text-soft">{words.hint}</p>
        ) : (
          <PhotoPages pages={pages} onChange={setPages} />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <PhotoInput label={pages.length === 0 ? words.take : words.takeNext} fromCamera onFiles={add} />
          <PhotoInput label={words.choose} onFiles={add} />
        </div>
        {pages.length > 0 && (
          <div className="grid gap-3 sm:grid-cols-2">
            <Button variant="primary" busy={saving} onClick={saveAll}>
              {words.save}
            </Button>
            <Button variant="quiet" disabled={saving} onClick={end}>
              {words.discard}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A button over a file input: with `fromCamera` a phone opens its camera, for one photo at a time. */
function PhotoInput(props: { label: string; fromCamera?: boolean; onFiles: (files: FileList | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const Icon = props.fromCamera ? Camera : Images;
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(props.fromCamera ? { capture: "environment" } : { multiple: true })}
        aria-label={props.label}
        className="hidden"
        onChange={(event) => {
          props.onFiles(event.currentTarget.files);
          // The same photo can be chosen again after it was removed.
          event.currentTarget.value = "";
        }}
      />
      <Button
        className="w-full"
        onClick={() => input.current?.click()}
        icon={<Icon aria-hidden="true" className="size-5" />}
      >
        {props.label}
      </Button>
    </div>
  );
}
