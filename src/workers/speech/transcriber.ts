import type { AbortSignalLike } from "#core/reading/engines.ts";
import { cutIntoPieces, type FrameSpan, findPauses, frameSamples, frameTime } from "#core/reading/speech-cuts.ts";
import { type SpeechSegment, splitSegment } from "#core/reading/speech-page.ts";
import { speechSampleRate } from "#core/reading/speech-sound.ts";
import { createTokenWriter } from "#core/reading/speech-tokens.ts";
import { confidenceOf, type HeardPiece, isTrustworthy } from "#core/reading/speech-trust.ts";
import { hear } from "./moonshine.ts";
import { startOnnx } from "./onnx.ts";
import { detectVoice } from "./voice-detector.ts";

/** The share of the work that is finding where somebody speaks; the rest is listening to it. */
const detectionShare = 0.2;
const voiceFrame = 0.5;

export interface SpeechFiles {
  /** Answers one of the voice pack's files by its name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Address of the engine's script, which is loaded as a module and not read; Node finds it in its package. */
  engineScript?: string;
}

export interface Listening {
  signal: AbortSignalLike;
  /** Told how far it has listened, in seconds of the recording. */
  onProgress(seconds: number): void;
  /** Told of every piece before it is judged, the left out ones too: for the evaluation. */
  onPiece?(piece: HeardPiece & { startMs: number; endMs: number }): void;
}

export interface Transcriber {
  /** What is said in a recording of 16,000 samples a second; nothing where nobody speaks. Ends early, with what it has, when aborted. */
  transcribe(samples: Float32Array, listening: Listening): Promise<SpeechSegment[]>;
}

/**
 * Silero's voice detector and Moonshine's speech model on ONNX Runtime: the same in a worker and in Node, where only the way to the files
 * differs. Throws where a file is missing or the engine does not start.
 */
export async function createTranscriber(files: SpeechFiles): Promise<Transcriber> {
  const createSession = startOnnx(await files.read("ort-wasm-simd-threaded.wasm"), files.engineScript);
  const session = async (name: string) => createSession(await files.read(name));
  const detector = await session("silero_vad_v5.onnx");
  const encoder = await session("encoder_model.onnx");
  const decoder = await session("decoder_model_merged.onnx");
  // It comes with the pack, in a fixed version.
  const write = createTokenWriter(JSON.parse(new TextDecoder().decode(await files.read("pieces.json"))) as string[]);

  async function listen(samples: Float32Array, span: FrameSpan, voice: Float32Array): Promise<HeardPiece> {
    const sound = samples.slice(span.start * frameSamples, span.end * frameSamples);
    const { tokens, ...heard } = await hear(encoder, decoder, sound);
    const frames = voice.subarray(span.start, span.end).filter((probability) => probability >= voiceFrame).length;
    return { ...heard, text: write(tokens), voicedSeconds: frameTime(frames) / 1000 };
  }

  return {
    async transcribe(samples, { signal, onProgress, onPiece }) {
      const seconds = samples.length / speechSampleRate;
      const voice = await detectVoice(detector, samples, async (done) => {
        onProgress((detectionShare * done) / speechSampleRate);
        await turn();
      });
      const segments: SpeechSegment[] = [];
      for (const span of cutIntoPieces(voice)) {
        if (signal.aborted) return segments;
        const heard = await listen(samples, span, voice);
        const time = { startMs: frameTime(span.start), endMs: frameTime(span.end) };
        onPiece?.({ ...heard, ...time });
        if (isTrustworthy(heard)) {
          const { text } = heard;
          segments.push(...splitSegment({ text, ...time, confidence: confidenceOf(heard) }, findPauses(span, voice)));
        }
        onProgress(detectionShare * seconds + ((1 - detectionShare) * time.endMs) / 1000);
        await turn();
      }
      return segments;
    },
  };
}

/** Between two pieces, word of a cancelled call gets its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
