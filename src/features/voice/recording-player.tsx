import { Pause, Play, Quote } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Page } from "#core/domain/page.ts";
import { spokenTime } from "#core/reading/speech-page.ts";
import { formatClock } from "#features/texts/format-clock.ts";
import { voiceTexts } from "#features/texts/voice.ts";
import { Button } from "#ui/button.tsx";
import { oneSound } from "#ui/one-sound.ts";
import { useObjectUrl } from "#ui/use-object-url.ts";
import { Transcript } from "./transcript.tsx";
import { usePlayback } from "./use-playback.ts";

const words = voiceTexts.player;

/**
 * A recording beside its words: they follow what is heard, and a press on them goes there. `place` are words that are to be heard: their
 * seconds are played as soon as it changes.
 */
export function RecordingPlayer(props: {
  content: Blob;
  /** Undefined until the recording was written down. */
  page: Page | undefined;
  place: { start: number; end: number } | undefined;
}) {
  const { content, page, place } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const home = useRef<HTMLDivElement>(null);
  const url = useObjectUrl(content);
  // The app's one player stands here for as long as this is on the screen. Its words stand below it, and follow it.
  useLayoutEffect(() => {
    const sound = oneSound();
    audio.current = sound;
    home.current?.append(sound);
    return () => {
      sound.pause();
      sound.remove();
      audio.current = null;
    };
  }, []);
  useLayoutEffect(() => {
    const sound = oneSound();
    if (url === undefined) return;
    sound.src = url;
    return () => sound.removeAttribute("src");
  }, [url]);
  const playback = usePlayback(audio, url);
  const { playing, seconds, duration, seek, toggle, playStretch } = playback;
  const asked = useMemo(() => page && place && spokenTime(page, place.start, place.end), [page, place]);

  useEffect(() => {
    if (asked && url) playStretch(asked.startMs / 1000, asked.endMs / 1000);
  }, [asked, url, playStretch]);

  return (
    <div className="flex flex-col gap-4">
      <div ref={home} className="hidden" />
      <div className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
        <Button
          variant="primary"
          aria-label={playing ? words.pause : words.play}
          onClick={toggle}
          className="size-14 shrink-0 rounded-full"
          icon={
            playing ? (
              <Pause aria-hidden="true" className="size-6 fill-current" />
            ) : (
              <Play aria-hidden="true" className="ml-0.5 size-6 fill-current" />
            )
          }
        />
        <div className="min-w-0 grow">
          <input
            type="range"
            aria-label={words.position}
            aria-valuetext={words.at(formatClock(seconds), formatClock(duration ?? 0))}
            min={0}
            max={duration ?? 0}
            step={0.1}
            value={seconds}
            disabled={duration === undefined}
            onChange={(event) => seek(Number(event.currentTarget.value))}
            className="block h-11 w-full cursor-pointer accent-thread"
          />
          <p className="flex justify-between text-fine text-soft tabular-nums">
            <span>{formatClock(seconds)}</span>
            <span>{duration === undefined ? "" : formatClock(duration)}</span>
          </p>
        </div>
      </div>
      {asked && (
        <Button
          className="self-start max-sm:w-full"
          onClick={() => playStretch(asked.startMs / 1000, asked.endMs / 1000)}
          icon={<Quote aria-hidden="true" className="size-5" />}
        >
          {words.playPlace(formatClock(asked.startMs / 1000), formatClock(asked.endMs / 1000))}
        </Button>
      )}
      {page && <Transcript page={page} seconds={seconds} playing={playing} asked={asked} seek={seek} />}
    </div>
  );
}
