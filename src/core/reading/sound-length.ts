import { framedSeconds } from "./framed-audio.ts";
import { wavSeconds } from "./speech-wav.ts";

/** Longer recordings are not decoded: half an hour of sound is 350 MB while a browser unpacks it, in stereo twice as much. */
export const longestRecordingSeconds = 30 * 60;

/**
 * How long a recording says that it is, in seconds, without decoding it; undefined where its file does not tell. Each container by its own
 * specification, named at its function.
 */
export function recordingSeconds(bytes: Uint8Array, mediaType: string): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (mediaType) {
    case "audio/wav":
      return wavSeconds(bytes);
    case "audio/mpeg":
    case "audio/aac":
      return framedSeconds(bytes);
    case "audio/flac":
      return flacSeconds(view);
    case "audio/ogg":
      return oggSeconds(bytes, view);
    case "audio/mp4":
      return baseMediaSeconds(bytes, view);
    case "audio/webm":
    case "audio/matroska":
      return matroskaSeconds(bytes, view);
    default:
      return undefined;
  }
}

/** STREAMINFO comes first: 20 bits of sample rate, 3 of channels, 5 of sample size, 36 of samples. Source: RFC 9639, 8.2. */
function flacSeconds(view: DataView): number | undefined {
  if (view.byteLength < 26) return undefined;
  const rate = view.getUint32(18) >>> 12;
  const samples = (view.getUint8(21) & 15) * 2 ** 32 + view.getUint32(22);
  return rate === 0 || samples === 0 ? undefined : samples / rate;
}

/** The last page says the sample at its end; Opus always counts 48,000 a second. Source: RFC 3533, 6; RFC 7845, 4; Vorbis I, 4.2.2. */
function oggSeconds(bytes: Uint8Array, view: DataView): number | undefined {
  const vorbis = find(bytes, "\x01vorbis", 0, 512);
  const rate = vorbis >= 0 && vorbis + 16 <= bytes.length ? view.getUint32(vorbis + 12, true) : 48_000;
  const last = findLast(bytes, "OggS");
  if (last < 0 || last + 14 > bytes.length || rate === 0) return undefined;
  return (view.getUint32(last + 6, true) + view.getUint32(last + 10, true) * 2 ** 32) / rate;
}

/** The movie header has a time scale and a duration in it. Source: ISO/IEC 14496-12, 8.2.2. */
function baseMediaSeconds(bytes: Uint8Array, view: DataView): number | undefined {
  const header = find(bytes, "mvhd", 0, bytes.length);
  if (header < 0 || header + 36 > bytes.length) return undefined;
  const isLong = view.getUint8(header + 4) === 1;
  const scale = view.getUint32(header + (isLong ? 24 : 16));
  const duration = isLong
    ? view.getUint32(header + 28) * 2 ** 32 + view.getUint32(header + 32)
    : view.getUint32(header + 20);
  return scale === 0 || duration === 0 || duration === 2 ** 32 - 1 ? undefined : duration / scale;
}

/** A recorder in a browser writes no duration; its last cluster begins less than 33 seconds before the end. Source: RFC 9559, 5.1. */
function matroskaSeconds(bytes: Uint8Array, view: DataView): number | undefined {
  const cluster = findLast(bytes, "\x1f\x43\xb6\x75");
  if (cluster < 0) return undefined;
  const time = find(bytes, "\xe7", cluster + 5, cluster + 16);
  if (time < 0) return undefined;
  const size = (bytes[time + 1] ?? 0) & 0x7f;
  if (size === 0 || size > 6 || time + 2 + size > bytes.length) return undefined;
  let milliseconds = 0;
  for (let at = 0; at < size; at++) milliseconds = milliseconds * 256 + view.getUint8(time + 2 + at);
  return milliseconds / 1000;
}

/** Where the bytes stand, at `from` or after it and before `to`; -1 where they do not. */
function find(bytes: Uint8Array, wanted: string, from: number, to: number): number {
  const end = Math.min(to, bytes.length) - wanted.length;
  const first = wanted.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0 && at <= end; at = bytes.indexOf(first, at + 1)) {
    if (standsAt(bytes, wanted, at)) return at;
  }
  return -1;
}

function findLast(bytes: Uint8Array, wanted: string): number {
  for (let at = bytes.length - wanted.length; at >= 0; at--) if (standsAt(bytes, wanted, at)) return at;
  return -1;
}

function standsAt(bytes: Uint8Array, wanted: string, at: number): boolean {
  for (let index = 0; index < wanted.length; index++) if (bytes[at + index] !== wanted.charCodeAt(index)) return false;
  return true;
}
