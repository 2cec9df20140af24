import type { Pause } from "./speech-page.ts";
import { speechSampleRate } from "./speech-sound.ts";

/** Samples that the voice detector judges at a time: 32 ms. */
export const frameSamples = 512;
const frameMs = (frameSamples * 1000) / speechSampleRate;

/** A stretch of the recording in frames of the voice detector; `end` is the first frame after it. */
export interface FrameSpan {
  start: number;
  end: number;
}

/** Speech begins above the first and ends below the second: the detector's authors' own values. Source: Silero VAD, `get_speech_timestamps`. */
const voiceBegins = 0.5;
const voiceEnds = 0.35;
const framesOf = (milliseconds: number) => Math.round(milliseconds / frameMs);
/** A silence shorter than this belongs to the speech around it. */
const shortestPause = framesOf(320);
/** Between two sentences there is at least so much of one. */
const shortestBreath = framesOf(120);
/** What is shorter is a click or a cough. */
const shortestSpeech = framesOf(200);
/** Kept before and after speech: consonants begin and end softly. */
const margin = framesOf(160);

/** Where somebody speaks, by the voice detector's probabilities, one for each frame. */
export function findSpeech(probabilities: ArrayLike<number>): FrameSpan[] {
  const spans: FrameSpan[] = [];
  let start: number | undefined;
  let quietSince: number | undefined;
  for (let frame = 0; frame <= probabilities.length; frame++) {
    const voice = probabilities[frame] ?? 0;
    const isOver = frame === probabilities.length;
    if (start === undefined) {
      if (voice >= voiceBegins) start = frame;
      continue;
    }
    if (voice >= voiceEnds) quietSince = undefined;
    else quietSince ??= frame;
    if (quietSince === undefined || (!isOver && frame - quietSince < shortestPause)) continue;
    if (quietSince - start >= shortestSpeech) spans.push({ start, end: quietSince });
    start = undefined;
    quietSince = undefined;
  }
  return spans;
}

/** The longest that the model hears at once: it was trained on up to 30 seconds, and costs grow with the square. */
const longestPiece = framesOf(20_000);
/** From this length on, a pause of half a second ends a piece: short pieces lack what a word needs around it. */
const goodPiece = framesOf(7_000);
const goodPause = framesOf(500);
/** A silence so long is not listened to. */
const longPause = framesOf(1_500);

/**
 * The pieces that the model hears, one after the other, each of at most 20 seconds: cut at pauses, and where somebody speaks without one,
 * at the quietest frame. They do not overlap.
 */
export function cutIntoPieces(probabilities: ArrayLike<number>): FrameSpan[] {
  const pieces: FrameSpan[] = [];
  for (const span of findSpeech(probabilities)) {
    for (const part of splitLong(span, probabilities)) {
      const last = pieces.at(-1);
      const pause = last === undefined ? 0 : part.start - last.end;
      const isFull = last === undefined || part.end - last.start > longestPiece;
      const isGood = last !== undefined && last.end - last.start >= goodPiece && pause >= goodPause;
      if (last === undefined || isFull || isGood || pause >= longPause) pieces.push({ ...part });
      else last.end = part.end;
    }
  }
  return widen(pieces, probabilities.length);
}

function splitLong(span: FrameSpan, probabilities: ArrayLike<number>): FrameSpan[] {
  const parts: FrameSpan[] = [];
  let { start } = span;
  while (span.end - start > longestPiece) {
    let cut = start + longestPiece;
    for (let frame = start + Math.round(longestPiece * 0.6); frame < start + longestPiece; frame++) {
      if ((probabilities[frame] ?? 0) < (probabilities[cut] ?? 0)) cut = frame;
    }
    parts.push({ start, end: cut });
    start = cut;
  }
  parts.push({ start, end: span.end });
  return parts;
}

/** The pauses inside of a piece, where a sentence may end; in milliseconds from the start of the recording. */
export function findPauses({ start, end }: FrameSpan, probabilities: ArrayLike<number>): Pause[] {
  const pauses: Pause[] = [];
  let from: number | undefined;
  for (let frame = start; frame < end; frame++) {
    const isQuiet = (probabilities[frame] ?? 0) < voiceEnds;
    if (isQuiet) from ??= frame;
    if (isQuiet || from === undefined) continue;
    if (frame - from >= shortestBreath) pauses.push({ startMs: frameTime(from), endMs: frameTime(frame) });
    from = undefined;
  }
  return pauses;
}

/** Gives each piece its margins, as far as its neighbours leave room. */
function widen(pieces: readonly FrameSpan[], frames: number): FrameSpan[] {
  return pieces.map(({ start, end }, index) => {
    const before = pieces[index - 1]?.end ?? 0;
    const after = pieces[index + 1]?.start ?? frames;
    const middleBefore = index === 0 ? 0 : Math.ceil((before + start) / 2);
    const middleAfter = index === pieces.length - 1 ? frames : Math.floor((end + after) / 2);
    return { start: Math.max(start - margin, middleBefore), end: Math.min(end + margin, middleAfter) };
  });
}

/** The instant at which a frame begins, in milliseconds from the start of the recording. */
export function frameTime(frame: number): number {
  return Math.round(frame * frameMs);
}
