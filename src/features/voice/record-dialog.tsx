import { useEffect, useState, useSyncExternalStore } from "react";
import { voiceTexts } from "#features/texts/voice.ts";
import { Dialog } from "#ui/dialog.tsx";
import { RecordedNote } from "./recorded-note.tsx";
import { createRecorder, type Recorder } from "./recorder.ts";
import { RecorderTroubles } from "./recorder-troubles.tsx";
import { RunningNote } from "./running-note.tsx";

const words = voiceTexts.recorder;

/**
 * Records a voice note: asks for the microphone, shows that it hears, and saves what was said. While something is recorded, only its own
 * buttons end it, so that no slip of a finger loses it.
 */
export function RecordDialog(props: {
  open: boolean;
  onClose: () => void;
  save: (recording: File) => Promise<boolean>;
  /** Only tests record otherwise. */
  recorder?: Recorder;
}) {
  const [recorder] = useState(() => props.recorder ?? createRecorder());
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);
  const { open } = props;
  const holdsNote = state.phase === "recording" || state.phase === "paused" || state.phase === "recorded";

  useEffect(() => {
    if (open) void recorder.start();
    return () => recorder.discard();
  }, [open, recorder]);

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !holdsNote) props.onClose();
      }}
      title={words.title}
      description={words.intro}
      closeLabel={words.close}
    >
      {/* A new version of the app waits while this is here: the note would be lost. */}
      {holdsNote && <span data-unsaved="" hidden />}
      {state.phase === "trouble" && <RecorderTroubles trouble={state.trouble} again={() => void recorder.start()} />}
      {(state.phase === "idle" || state.phase === "asking") && (
        <p role="status" className="measure text-lead">
          {words.asking}
        </p>
      )}
      {(state.phase === "recording" || state.phase === "paused") && (
        <RunningNote state={state} recorder={recorder} discard={props.onClose} />
      )}
      {state.phase === "recorded" && (
        <RecordedNote
          note={state}
          save={async (recording) => {
            if (await props.save(recording)) props.onClose();
          }}
          again={() => void recorder.start()}
          discard={props.onClose}
        />
      )}
    </Dialog>
  );
}
