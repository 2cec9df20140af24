import { voiceTexts } from "#features/texts/voice.ts";
import { Button } from "#ui/button.tsx";
import type { RecorderTrouble } from "./recorder.ts";

const words = voiceTexts.recorder;

/** Why nothing can be recorded, and what to do about it. */
export function RecorderTroubles({ trouble, again }: { trouble: RecorderTrouble; again: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert" className="measure border-wait border-l-4 bg-wait-wash px-4 py-3">
        {words.troubles[trouble]}
      </p>
      {trouble !== "unsupported" && <Button onClick={again}>{words.tryAgain}</Button>}
    </div>
  );
}
