import type { Line, Page } from "#core/domain/page.ts";
import { splitSentences } from "./sentences.ts";
import { withWholePressures } from "./speech-numbers.ts";

/** What was said in one stretch of a recording; times in milliseconds from its start. */
export interface SpeechSegment {
  text: string;
  startMs: number;
  endMs: number;
  /** 0 to 1. */
  confidence: number;
}

/** A pause inside of a piece: `atMs` is its middle. */
export interface Pause {
  startMs: number;
  endMs: number;
}

/** How far from its reckoned place the end of a sentence may be moved to a pause, in milliseconds. */
const widestShift = 1200;

/**
 * Parts a piece into its sentences, each with its own time: reckoned by its share of the letters in the time that somebody speaks, moved to
 * the longest pause that is near. The model itself says no times.
 */
export function splitSegment(segment: SpeechSegment, pauses: readonly Pause[]): SpeechSegment[] {
  const text = withWholePressures(segment.text.trim());
  const sentences = splitSentences(text, 0, text.length).map(({ start, end }) => text.slice(start, end));
  if (sentences.length < 2) return text === "" ? [] : [{ ...segment, text }];
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const parts: SpeechSegment[] = [];
  let { startMs } = segment;
  let before = 0;
  for (const [index, sentence] of sentences.entries()) {
    before += sentence.length;
    const isLast = index === sentences.length - 1;
    const endMs = isLast ? segment.endMs : endOfSentence(segment, pauses, startMs, before / letters);
    parts.push({ text: sentence, startMs, endMs, confidence: segment.confidence });
    startMs = endMs;
  }
  return parts;
}

/** When a share of what is said has been said; not before `after`. */
function endOfSentence(segment: SpeechSegment, pauses: readonly Pause[], after: number, share: number): number {
  const reckoned = timeOfShare(segment, pauses, share);
  const worth = (pause: Pause) => pause.endMs - pause.startMs - Math.abs(middleOf(pause) - reckoned) / 2;
  const near = pauses.filter((pause) => pause.startMs > after && Math.abs(middleOf(pause) - reckoned) <= widestShift);
  const best = near.reduce<Pause | undefined>(
    (one, other) => (one && worth(one) >= worth(other) ? one : other),
    undefined,
  );
  return Math.max(after, Math.round(best === undefined ? reckoned : middleOf(best)));
}

/** The instant at which a share of the spoken time of a piece, without its pauses, is over. */
function timeOfShare({ startMs, endMs }: SpeechSegment, pauses: readonly Pause[], share: number): number {
  const silence = pauses.reduce((sum, pause) => sum + pause.endMs - pause.startMs, 0);
  let time = startMs + share * (endMs - startMs - silence);
  for (const pause of pauses) if (pause.startMs < time) time += pause.endMs - pause.startMs;
  return Math.min(time, endMs);
}

function middleOf({ startMs, endMs }: Pause): number {
  return (startMs + endMs) / 2;
}

/** The page of a recording: a line for each segment, with its time. */
export function speechToPage(segments: readonly SpeechSegment[]): Page {
  const lines: Line[] = [];
  let text = "";
  for (const segment of segments) {
    if (text !== "") text += "\n";
    const start = text.length;
    text += segment.text;
    const { startMs, endMs, confidence } = segment;
    lines.push({ start, end: text.length, startMs, endMs, confidence });
  }
  return { number: 1, text, lines, source: "speech" };
}

/** The seconds that a range of the page's text was spoken in; undefined where the page is no recording. */
export function spokenTime(page: Page, start: number, end: number): { startMs: number; endMs: number } | undefined {
  const lines = page.lines.filter((line) => line.start < Math.max(end, start + 1) && line.end > start);
  const first = lines[0]?.startMs;
  const last = lines.at(-1)?.endMs;
  return first === undefined || last === undefined ? undefined : { startMs: first, endMs: last };
}
