import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import type { Sound } from "./speech-sound.ts";

/** "foreign": a WAV whose sound is packed in a way that is not read here; another decoder may know it. */
export type WavFailure = "damaged" | "foreign";

type ReadSample = (view: DataView, at: number) => number;

/** Byte size and reading of one sample, by format code and bits. Source: Microsoft, Multimedia Programming Interface and Data Specifications 1.0. */
const sampleForms: Record<string, { bytes: number; read: ReadSample }> = {
  "1/8": { bytes: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 },
  "1/16": { bytes: 2, read: (view, at) => view.getInt16(at, true) / 32_768 },
  "1/24": { bytes: 3, read: (view, at) => (view.getUint8(at) | (view.getInt16(at + 1, true) << 8)) / 8_388_608 },
  "1/32": { bytes: 4, read: (view, at) => view.getInt32(at, true) / 2_147_483_648 },
  "3/32": { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
  "3/64": { bytes: 8, read: (view, at) => view.getFloat64(at, true) },
};

/** In an extensible header the true format code is the beginning of an identifier at this place. */
const extensible = 0xfffe;

interface WavParts {
  format: DataView;
  data: DataView;
}

/** Decodes a WAV. A file that was cut off gives the sound that it still holds. */
export function readWav(bytes: Uint8Array): Outcome<Sound, WavFailure> {
  const parts = findParts(bytes);
  if (parts === undefined || parts.format.byteLength < 16) return fail("damaged");
  const { format, data } = parts;
  const stated = format.getUint16(0, true);
  const code = stated === extensible && format.byteLength >= 26 ? format.getUint16(24, true) : stated;
  const channelCount = format.getUint16(2, true);
  const sampleRate = format.getUint32(4, true);
  const form = sampleForms[`${code}/${format.getUint16(14, true)}`];
  if (form === undefined) return fail("foreign");
  if (channelCount === 0 || channelCount > 32 || sampleRate < 1000 || sampleRate > 768_000) return fail("damaged");
  const frameBytes = form.bytes * channelCount;
  const frames = Math.floor(data.byteLength / frameBytes);
  if (frames === 0) return fail("damaged");
  const channels = Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frames);
    for (let frame = 0; frame < frames; frame++) {
      const sample = form.read(data, frame * frameBytes + channel * form.bytes);
      samples[frame] = Number.isFinite(sample) ? sample : 0;
    }
    return samples;
  });
  return succeed({ sampleRate, channels });
}

/** How long a WAV says that it is, in seconds, from its header alone. */
export function wavSeconds(bytes: Uint8Array): number | undefined {
  const parts = findParts(bytes);
  if (parts === undefined || parts.format.byteLength < 16) return undefined;
  const bytesPerSecond = parts.format.getUint32(8, true);
  return bytesPerSecond === 0 ? undefined : parts.data.byteLength / bytesPerSecond;
}

function findParts(bytes: Uint8Array): WavParts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: DataView | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const start = at + 8;
    // Recorders that were stopped hard leave a size of nothing or of everything.
    const length = Math.min(size, bytes.length - start);
    const part = new DataView(bytes.buffer, bytes.byteOffset + start, length);
    if (name === "fmt ") format = part;
    if (name === "data") {
      const whole = size === 0 ? new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start) : part;
      return format === undefined ? undefined : { format, data: whole };
    }
    at = start + size + (size % 2);
  }
  return undefined;
}
