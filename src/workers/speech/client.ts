import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Recording, SpeechEngine } from "#core/reading/engines.ts";
import { longestRecordingSeconds } from "#core/reading/sound-length.ts";
import type { SpeechSegment } from "#core/reading/speech-page.ts";
import type { Sound } from "#core/reading/speech-sound.ts";
import { type CallEnd, createWorkerCalls } from "#workers/calls/client.ts";
import { createPack } from "#workers/packs/client.ts";
import { type SpeechReply, type SpeechRequest, voicePackContents } from "./contract.ts";
import workerAddress from "./worker.ts?worker&url";

/** Loading the models and a piece of 20 seconds take less, even on an old phone; in milliseconds. */
const longestSilence = 90_000;
/** The models hold about 200 MB: they are freed when nothing has been recorded for so long, in milliseconds. */
const idleMs = 20_000;

/** Unpacks a recording on the page, because only a page can; "unknown-sound" where this browser does not know its kind. */
export type DecodeSound = (recording: Recording) => Promise<Outcome<Sound, ReadingFailureCode>>;

const calls = createWorkerCalls<SpeechRequest, SpeechReply>({
  start: () => new Worker(workerAddress, { type: "module", name: "speech" }),
  idleMs,
});

/** The voice pack of this device. */
export const voicePack = createPack({ contents: voicePackContents, workerAddress }, calls.stop);

/** Writes recordings down in a worker of its own, one after the other. Needs the voice pack on this device. */
export function createSpeechClient(decode: DecodeSound): SpeechEngine {
  let queue: Promise<unknown> = Promise.resolve();

  async function ask(request: SpeechRequest, listening: Listening): Promise<SpeechReply | CallEnd> {
    let answer: SpeechReply | undefined;
    const end = await calls.call(request, {
      signal: listening.signal,
      silenceMs: longestSilence,
      endsWorker: true,
      onReply(reply) {
        if (reply.kind === "progress") listening.onProgress(reply.seconds, reply.totalSeconds);
        else answer = reply;
      },
    });
    return end === "answered" ? (answer ?? "stopped") : end;
  }

  async function transcribe(recording: Recording, listening: Listening): Promise<Transcribed> {
    if (recording.mediaType === "audio/wav") {
      const answer = await ask({ kind: "transcribe-wav", bytes: recording.bytes }, listening);
      const isForeign = typeof answer === "object" && answer.kind === "refused" && answer.because === "foreign";
      if (!isForeign) return outcomeOf(answer);
    }
    if (listening.signal.aborted) return fail("cancelled");
    const sound = await decode(recording);
    if (!sound.ok) return sound;
    const samples = sound.value.channels[0]?.length ?? 0;
    if (samples > longestRecordingSeconds * sound.value.sampleRate) return fail("too-long");
    return outcomeOf(await ask({ kind: "transcribe-sound", sound: sound.value }, listening));
  }

  return {
    transcribe(recording, listening) {
      const result = queue.then(() => transcribe(recording, listening));
      queue = result.catch(() => undefined);
      return result;
    },
  };
}

type Listening = Parameters<SpeechEngine["transcribe"]>[1];
type Transcribed = Outcome<SpeechSegment[], ReadingFailureCode>;

function outcomeOf(answer: SpeechReply | CallEnd): Transcribed {
  if (typeof answer === "object") return answer.kind === "transcribed" ? succeed(answer.segments) : fail("damaged");
  if (answer === "cancelled") return fail("cancelled");
  return fail(answer === "silent" ? "timed-out" : "reader-stopped");
}
