import { frameSamples } from "#core/reading/speech-cuts.ts";
import { speechSampleRate } from "#core/reading/speech-sound.ts";
import { floats, integers, numbersOf, type Session, type Tensors } from "./onnx.ts";

/** The detector also hears the end of the frame before. Source: Silero VAD v5, `OnnxWrapper`. */
const contextSamples = 64;
const stateShape = [2, 1, 128];
/** Frames between two looks at the signal: about a minute of sound, a second of work. */
const framesInTurn = 1024;

/** How likely each frame of the recording holds a voice, 0 to 1 (Silero VAD v5). `onTurn` is told the samples that are done. */
export async function detectVoice(
  session: Session,
  samples: Float32Array,
  onTurn: (samples: number) => Promise<void>,
): Promise<Float32Array> {
  const frames = Math.ceil(samples.length / frameSamples);
  const probabilities = new Float32Array(frames);
  const rate = integers([speechSampleRate], []);
  let state = floats(new Float32Array(256), stateShape);
  for (let frame = 0; frame < frames; frame++) {
    const from = frame * frameSamples;
    const input = new Float32Array(contextSamples + frameSamples);
    input.set(
      samples.subarray(Math.max(0, from - contextSamples), from + frameSamples),
      from === 0 ? contextSamples : 0,
    );
    const outputs: Tensors = await session.run({ input: floats(input, [1, input.length]), state, sr: rate });
    probabilities[frame] = numbersOf(outputs, "output")[0] ?? 0;
    state = floats(numbersOf(outputs, "stateN"), stateShape);
    if (frame % framesInTurn === framesInTurn - 1) await onTurn(from);
  }
  return probabilities;
}
