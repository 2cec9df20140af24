import type { ComponentProps } from "react";
import { RecordingPlayer } from "#features/voice/recording-player.tsx";

/** The player of voice notes, for the view of a document, which knows no other feature. */
export function playRecording(recording: ComponentProps<typeof RecordingPlayer>) {
  return <RecordingPlayer {...recording} />;
}
