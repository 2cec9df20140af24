import type { Sound } from "#core/reading/speech-sound.ts";

/** A sound as a WAV of 16 bits. */
export function wavFile({ sampleRate, channels }: Sound): Uint8Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0;
  const frameBytes = channels.length * 2;
  const bytes = new Uint8Array(44 + frames * frameBytes);
  const view = new DataView(bytes.buffer);
  const write = (at: number, name: string) => bytes.set(new TextEncoder().encode(name), at);
  write(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, frames * frameBytes, true);
  for (let frame = 0; frame < frames; frame++) {
    for (const [channel, samples] of channels.entries()) {
      const sample = Math.max(-1, Math.min(1, samples[frame] ?? 0));
      view.setInt16(44 + frame * frameBytes + channel * 2, Math.round(sample * 32_767), true);
    }
  }
  return bytes;
}
