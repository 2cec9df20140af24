import { type Sound, toSpeechSamples } from "#core/reading/speech-sound.ts";
import { readWav } from "#core/reading/speech-wav.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import { readPackFile } from "#workers/packs/contract.ts";
import { type SpeechReply, type SpeechRequest, voicePackContents } from "./contract.ts";
import { createTranscriber, type Transcriber } from "./transcriber.ts";

let starting: Promise<Transcriber> | undefined;

answerCalls<SpeechRequest, SpeechReply>(self, async (request, { signal, reply }) => {
  const sound = soundOf(request);
  if (typeof sound === "string") return reply({ kind: "refused", because: sound });
  const samples = toSpeechSamples(sound);
  reply({ kind: "progress", seconds: 0, totalSeconds: secondsOf(sound) });
  starting ??= createTranscriber({
    read: (name) => readPackFile(voicePackContents, name),
    // The service worker answers it from the pack.
    engineScript: new URL(`${voicePackContents.address}ort-wasm-simd-threaded.mjs`, self.location.origin).href,
  });
  const transcriber = await starting;
  const segments = await transcriber.transcribe(samples, {
    signal,
    onProgress: (seconds) => reply({ kind: "progress", seconds, totalSeconds: secondsOf(sound) }),
  });
  if (!signal.aborted) reply({ kind: "transcribed", segments });
});

function soundOf(request: SpeechRequest): Sound | "damaged" | "foreign" {
  if (request.kind === "transcribe-sound") return request.sound;
  const read = readWav(request.bytes);
  return read.ok ? read.value : read.failure;
}

function secondsOf({ sampleRate, channels }: Sound): number {
  return (channels[0]?.length ?? 0) / sampleRate;
}
