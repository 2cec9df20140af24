import { Mic, Pause, Square, Trash2 } from "lucide-react";
import { formatClock } from "#features/texts/format-clock.ts";
import { voiceTexts } from "#features/texts/voice.ts";
import { Button } from "#ui/button.tsx";
import { LevelBars } from "./level-bars.tsx";
import { longestNoteSeconds, type Recorder, type RecorderState } from "./recorder.ts";

const words = voiceTexts.recorder;
/** From here on the remaining time is told aloud too. */
const lastMinute = 60;

/** A recording that goes on or rests: its time, what is left of it, how loud it is, and its buttons. */
export function RunningNote(props: {
  state: Extract<RecorderState, { phase: "recording" | "paused" }>;
  recorder: Pick<Recorder, "pause" | "resume" | "finish">;
  discard: () => void;
}) {
  const { state, recorder } = props;
  const isPaused = state.phase === "paused";
  const left = Math.max(0, longestNoteSeconds - state.seconds);
  const isShort = left <= lastMinute;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="flex items-center gap-2.5 font-semibold" role="status">
          <span
            aria-hidden="true"
            className={`size-3 rounded-full ${isPaused ? "bg-edge" : "bg-thread motion-safe:animate-pulse"}`}
          />
          {isPaused ? words.paused : words.recording}
        </p>
        <p className="font-serif text-title tabular-nums">{formatClock(state.seconds)}</p>
      </div>
      <LevelBars levels={state.levels} label={words.level} still={isPaused} />
      <p aria-live={isShort ? "polite" : "off"} className={`tabular-nums ${isShort ? "text-wait" : "text-soft"}`}>
        {words.left(formatClock(isShort ? Math.ceil(left / 10) * 10 : left))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          className="grow"
          onClick={recorder.finish}
          icon={<Square aria-hidden="true" className="size-4 fill-current" />}
        >
          {words.finish}
        </Button>
        {isPaused ? (
          <Button className="grow" onClick={recorder.resume} icon={<Mic aria-hidden="true" className="size-5" />}>
            {words.resume}
          </Button>
        ) : (
          <Button className="grow" onClick={recorder.pause} icon={<Pause aria-hidden="true" className="size-5" />}>
            {words.pause}
          </Button>
        )}
        <Button variant="quiet" onClick={props.discard} icon={<Trash2 aria-hidden="true" className="size-5" />}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
}
