import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatClock } from "#features/texts/format-clock.ts";
import { voiceTexts } from "#features/texts/voice.ts";
import { Button } from "#ui/button.tsx";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { noteFile } from "./note-file.ts";
import type { RecorderState } from "./recorder.ts";

const words = voiceTexts.recorder;

/** A finished recording: listen to it, save it, or speak it again. */
export function RecordedNote(props: {
  note: Extract<RecorderState, { phase: "recorded" }>;
  save: (recording: File) => Promise<void>;
  again: () => void;
  discard: () => void;
}) {
  const { recording, seconds, isFull } = props.note;
  const [saving, setSaving] = useState(false);
  const url = useObjectUrl(recording);

  function save() {
    setSaving(true);
    void props.save(noteFile(recording, new Date())).finally(() => setSaving(false));
  }

  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="measure">
        {isFull ? words.full : words.recorded(formatClock(seconds))}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: what was said is written down only after it is saved */}
      {url && <audio controls src={url} aria-label={words.listen} className="w-full" />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" className="grow" busy={saving} onClick={save}>
          {words.save}
        </Button>
        <Button disabled={saving} onClick={props.again} icon={<RotateCcw aria-hidden="true" className="size-5" />}>
          {words.again}
        </Button>
        <Button
          variant="quiet"
          disabled={saving}
          onClick={props.discard}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
        >
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
