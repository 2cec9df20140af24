import { env, InferenceSession, Tensor } from "onnxruntime-web/wasm";

export type Session = InferenceSession;
export type Tensors = Record<string, Tensor>;

/**
 * Makes sessions of ONNX Runtime on WebAssembly, in a worker and in Node. One thread: the engine's own threads would start this script again,
 * and one is fast enough.
 *
 * @param wasm - The engine itself, as bytes: it is not fetched.
 * @param script - Address of the engine's own script; Node finds it in its package.
 */
export function startOnnx(wasm: Uint8Array<ArrayBuffer>, script?: string): (model: Uint8Array) => Promise<Session> {
  env.wasm.wasmBinary = wasm.buffer;
  if (script !== undefined) env.wasm.wasmPaths = { mjs: script };
  env.wasm.numThreads = 1;
  env.wasm.proxy = false;
  env.logLevel = "error";
  return (model) => InferenceSession.create(model, { executionProviders: ["wasm"], logSeverityLevel: 3 });
}

export function floats(data: Float32Array, shape: readonly number[]): Tensor {
  return new Tensor("float32", data, shape);
}

export function integers(numbers: readonly number[], shape: readonly number[]): Tensor {
  return new Tensor("int64", BigInt64Array.from(numbers, BigInt), shape);
}

export function flag(value: boolean): Tensor {
  return new Tensor("bool", [value], [1]);
}

/** An output of the model as numbers. Throws where the model has no such output: it is another model. */
export function numbersOf(outputs: Tensors, name: string): Float32Array {
  const data = outputs[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`The model gave no numbers named ${name}.`);
  return data;
}
