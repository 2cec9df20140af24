import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Where a player is; times in seconds. `duration` is undefined until the browser knows it. */
export interface Playback {
  playing: boolean;
  seconds: number;
  duration: number | undefined;
  /** Goes there; plays on where it played. */
  seek(seconds: number): void;
  toggle(): void;
  /** Plays one stretch and stops at its end. Where the browser wants a press first, it only goes there. */
  playStretch(from: number, to: number): void;
}

/** Far beyond the end of every recording: browsers write no length into what they record, and find it when they are sent to the end. */
const beyondTheEnd = 1e7;

export function usePlayback(audio: RefObject<HTMLAudioElement | null>, url: string | undefined): Playback {
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState<number>();
  const stopAt = useRef(Number.POSITIVE_INFINITY);
  /** What was asked for before the length was known. */
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const element = audio.current;
    if (!element || !url) return;
    const know = () => {
      if (element.duration === Number.POSITIVE_INFINITY) {
        element.currentTime = beyondTheEnd;
        return;
      }
      if (Number.isNaN(element.duration)) return;
      setDuration(element.duration);
      if (element.currentTime >= element.duration && element.paused) element.currentTime = 0;
      waiting.current?.();
      waiting.current = undefined;
    };
    const show = () => {
      if (element.currentTime >= stopAt.current) {
        stopAt.current = Number.POSITIVE_INFINITY;
        element.pause();
      }
      setSeconds(Math.min(element.currentTime, element.duration || 0));
    };
    const change = () => setPlaying(!element.paused && !element.ended);
    // The browser tells the time four times a second, which is too coarse to stop at the end of a sentence.
    const timer = setInterval(() => !element.paused && show(), 50);
    const events = [
      ["loadedmetadata", know],
      ["durationchange", know],
      ["timeupdate", show],
      ["seeked", show],
      ["play", change],
      ["pause", change],
      ["ended", change],
    ] as const;
    for (const [name, listener] of events) element.addEventListener(name, listener);
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) know();
    return () => {
      clearInterval(timer);
      for (const [name, listener] of events) element.removeEventListener(name, listener);
    };
  }, [audio, url]);

  const whenKnown = useCallback(
    (work: (element: HTMLAudioElement) => void) => {
      const run = () => audio.current && work(audio.current);
      if (Number.isFinite(audio.current?.duration)) run();
      else waiting.current = run;
    },
    [audio],
  );

  const seek = useCallback(
    (to: number) => {
      stopAt.current = Number.POSITIVE_INFINITY;
      whenKnown((element) => {
        element.currentTime = to;
      });
    },
    [whenKnown],
  );

  const toggle = useCallback(() => {
    stopAt.current = Number.POSITIVE_INFINITY;
    const element = audio.current;
    if (element?.paused) void element.play().catch(() => undefined);
    else element?.pause();
  }, [audio]);

  const playStretch = useCallback(
    (from: number, to: number) =>
      whenKnown((element) => {
        element.currentTime = from;
        stopAt.current = to;
        void element.play().catch(() => undefined);
      }),
    [whenKnown],
  );

  return { playing, seconds, duration, seek, toggle, playStretch };
}
