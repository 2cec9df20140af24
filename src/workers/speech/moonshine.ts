import { speechSampleRate } from "#core/reading/speech-sound.ts";
import { findCircle } from "#core/reading/speech-trust.ts";
import { flag, floats, integers, numbersOf, type Session, type Tensors } from "./onnx.ts";

const layers = 6;
const heads = 8;
const headSize = 36;
const beginToken = 1;
const endToken = 2;
/** Nobody says more in a second; a model that does invents. Source: Moonshine (Jeffries et al. 2024), section 3.2. */
const mostTokensASecond = 6.5;

/** What the model wrote for one piece of sound, token by token, with the natural logarithm of each one's probability. */
export interface HeardTokens {
  tokens: number[];
  logProbabilities: number[];
  repeated: boolean;
}

/** Moonshine: the encoder hears the sound once, the decoder writes token after token, each time the likeliest. */
export async function hear(encoder: Session, decoder: Session, samples: Float32Array): Promise<HeardTokens> {
  const heard: Tensors = await encoder.run({ input_values: floats(samples, [1, samples.length]) });
  const { last_hidden_state: sound } = heard;
  if (sound === undefined) throw new Error("The speech model's encoder said nothing.");
  const most = Math.ceil((samples.length / speechSampleRate) * mostTokensASecond) + 2;
  const tokens: number[] = [];
  const logProbabilities: number[] = [];
  let memory = emptyMemory();
  for (let token = beginToken; tokens.length < most; ) {
    const outputs: Tensors = await decoder.run({
      input_ids: integers([token], [1, 1]),
      encoder_hidden_states: sound,
      use_cache_branch: flag(token !== beginToken),
      ...memory,
    });
    const best = likeliest(numbersOf(outputs, "logits"));
    logProbabilities.push(best.logProbability);
    if (best.token === endToken) break;
    tokens.push(best.token);
    const circle = findCircle(tokens);
    if (circle !== undefined) {
      return { tokens: tokens.slice(0, circle), logProbabilities: logProbabilities.slice(0, circle), repeated: true };
    }
    memory = remember(memory, outputs, token === beginToken);
    token = best.token;
  }
  return { tokens, logProbabilities, repeated: false };
}

function emptyMemory(): Tensors {
  const names = Array.from({ length: layers }, (_, layer) =>
    ["decoder", "encoder"].flatMap((part) =>
      ["key", "value"].map((kind) => `past_key_values.${layer}.${part}.${kind}`),
    ),
  );
  return Object.fromEntries(names.flat().map((name) => [name, floats(new Float32Array(), [0, heads, 1, headSize])]));
}

/** What the decoder knows of the sound comes with its first answer only and stays; what it knows of its own words grows. */
function remember(memory: Tensors, outputs: Tensors, isFirst: boolean): Tensors {
  const next = { ...memory };
  for (const [name, tensor] of Object.entries(outputs)) {
    if (!name.startsWith("present.")) continue;
    if (isFirst || name.includes(".decoder.")) next[name.replace("present", "past_key_values")] = tensor;
  }
  return next;
}

function likeliest(logits: Float32Array): { token: number; logProbability: number } {
  let token = 0;
  for (let at = 1; at < logits.length; at++) if ((logits[at] ?? 0) > (logits[token] ?? 0)) token = at;
  const highest = logits[token] ?? 0;
  let sum = 0;
  for (let at = 0; at < logits.length; at++) sum += Math.exp((logits[at] ?? 0) - highest);
  return { token, logProbability: -Math.log(sum) };
}
