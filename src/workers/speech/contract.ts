import type { SpeechSegment } from "#core/reading/speech-page.ts";
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
    { name: "pieces.json", bytes: 307_260 },
  ],
};

/** A recording as the engine hears it: one channel, 16,000 samples a second, from -1 to 1. */
export interface SpeechRequest {
  kind: "transcribe";
  samples: Float32Array<ArrayBuffer>;
}

export type SpeechReply =
  | { kind: "transcribed"; segments: SpeechSegment[] }
  /** How far the engine has listened, in seconds. */
  | { kind: "progress"; seconds: number };
