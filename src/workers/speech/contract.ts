import type { SpeechSegment } from "#core/reading/speech-page.ts";
import type { Sound } from "#core/reading/speech-sound.ts";
import type { WavFailure } from "#core/reading/speech-wav.ts";
import type { PackContents } from "#workers/packs/contract.ts";

/** Models and weights that recordings are written down with. */
export const speechVersion = "moonshine-tiny/0.1.29";

/** The speech model, the voice detector, the pieces of words, and the engine that runs them. */
export const voicePackContents: PackContents = {
  address: "/packs/voice/moonshine-tiny-0.1.29/",
  cache: "red-thread voice pack moonshine-tiny-0.1.29",
  files: [
    { name: "encoder_model.onnx", bytes: 7_937_661 },
    { name: "decoder_model_merged.onnx", bytes: 20_243_286 },
    { name: "silero_vad_v5.onnx", bytes: 2_327_524 },
    { name: "ort-wasm-simd-threaded.wasm", bytes: 11_210_254 },
    { name: "ort-wasm-simd-threaded.mjs", bytes: 20_856 },
    { name: "pieces.json", bytes: 307_260 },
  ],
};

/** A recording that the page has decoded, or a WAV, which the worker decodes itself. */
export type SpeechRequest = { kind: "transcribe-sound"; sound: Sound } | { kind: "transcribe-wav"; bytes: Uint8Array };

export type SpeechReply =
  | { kind: "transcribed"; segments: SpeechSegment[] }
  /** How far the engine has listened, of how much, in seconds. */
  | { kind: "progress"; seconds: number; totalSeconds: number }
  /** The WAV holds no sound, or a kind of sound that only the browser may know. */
  | { kind: "refused"; because: WavFailure };
