import { Mic } from "lucide-react";
import { useState } from "react";
import { texts } from "#features/texts/texts.ts";
import { voiceTexts } from "#features/texts/voice.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { RecordDialog } from "./record-dialog.tsx";

/** Opens the recorder; what was recorded is a record like any other. */
export function RecordButton(props: {
  /** Answers how many documents were stored. */
  upload: (files: File[]) => Promise<{ documents: unknown[] }>;
  onUploaded: (files: number) => void;
}) {
  const [open, setOpen] = useState(false);

  async function save(recording: File): Promise<boolean> {
    try {
      const { documents } = await props.upload([recording]);
      if (documents.length === 0) throw new Error("The recording was not stored.");
      props.onUploaded(1);
      return true;
    } catch (error) {
      console.warn(error);
      showToast({ variant: "destructive", ...texts.errors.uploadFailed });
      return false;
    }
  }

  return (
    <>
      <Button className="w-full" onClick={() => setOpen(true)} icon={<Mic aria-hidden="true" className="size-5" />}>
        {voiceTexts.recorder.open}
      </Button>
      <RecordDialog open={open} onClose={() => setOpen(false)} save={save} />
    </>
  );
}
