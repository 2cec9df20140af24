import { useEffect, useRef } from "react";
import type { Page } from "#core/domain/page.ts";
import { formatClock } from "#features/texts/format-clock.ts";
import { voiceTexts } from "#features/texts/voice.ts";

const words = voiceTexts.player;

interface Stretch {
  startMs: number;
  endMs: number;
}

/** What was said, sentence by sentence: the one that is heard is marked and kept in sight, and a press on one goes there. */
export function Transcript(props: {
  page: Page;
  seconds: number;
  playing: boolean;
  asked: Stretch | undefined;
  seek: (seconds: number) => void;
}) {
  const { page, seconds, playing, asked, seek } = props;
  const list = useRef<HTMLOListElement>(null);
  const heard = page.lines.findLastIndex(({ startMs = 0 }) => startMs <= seconds * 1000 + 30);

  useEffect(() => {
    const row = list.current?.children[heard];
    if (!playing || !(row instanceof HTMLElement) || !list.current) return;
    // Only the list moves: the page stays where the person has it.
    list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2 + row.clientHeight / 2;
  }, [heard, playing]);

  return (
    <section aria-label={words.transcript}>
      <h2 className="mb-1.5 font-semibold">{words.transcript}</h2>
      <p className="mb-2 text-fine text-soft">{words.seekHint}</p>
      <ol ref={list} data-scrolls className="relative flex max-h-[55dvh] flex-col gap-1 overflow-y-auto">
        {page.lines.map((line, index) => {
          const { startMs = 0 } = line;
          const isAsked = asked !== undefined && startMs >= asked.startMs && startMs < asked.endMs;
          return (
            <li key={line.start}>
              <button
                type="button"
                aria-current={index === heard ? "true" : undefined}
                onClick={() => seek(startMs / 1000)}
                className={`flex min-h-11 w-full items-baseline gap-3 rounded-control px-2 py-1.5 text-left hover:bg-quiet-wash ${
                  index === heard ? "bg-quiet-wash" : ""
                }`}
              >
                <span className="w-12 shrink-0 text-fine text-soft tabular-nums">{formatClock(startMs / 1000)}</span>
                <span lang="en" className={isAsked ? "bg-mark box-decoration-clone" : undefined}>
                  {page.text.slice(line.start, line.end)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
