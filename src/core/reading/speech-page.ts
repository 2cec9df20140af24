import type { Line, Page } from "#core/records/page.ts";
import { splitSentences } from "./sentences.ts";

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

/** How far from its reckoned place the end of a sentence may be moved to a pause, as a share of the piece. */
const widestShift = 0.2;

/**
 * Parts a piece into its sentences, each with its own time: reckoned by its share of the letters, moved to a pause that is near. The model
 * itself says no times.
 */
export function splitSegment(segment: SpeechSegment, pauses: readonly Pause[]): SpeechSegment[] {
  const sentences = splitSentences(segment.text, 0, segment.text.length).map(({ start, end }) =>
    segment.text.slice(start, end),
  );
  const duration = segment.endMs - segment.startMs;
  const letters = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const parts: SpeechSegment[] = [];
  let { startMs } = segment;
  let before = 0;
  for (const [index, sentence] of sentences.entries()) {
    before += sentence.length;
    const reckoned = segment.startMs + (duration * before) / letters;
    const near = pauses
      .filter((pause) => pause.startMs > startMs && Math.abs(middleOf(pause) - reckoned) <= duration * widestShift)
      .sort((one, other) => Math.abs(middleOf(one) - reckoned) - Math.abs(middleOf(other) - reckoned))[0];
    const isLast = index === sentences.length - 1;
    const endMs = isLast ? segment.endMs : Math.round(near === undefined ? reckoned : middleOf(near));
    parts.push({ text: sentence, startMs, endMs, confidence: segment.confidence });
    startMs = endMs;
  }
  return parts;
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
