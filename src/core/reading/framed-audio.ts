/** Kilobits a second by bitrate index, layers II and III. Source: ISO/IEC 11172-3 and 13818-3. */
const firstVersionLayer2 = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const firstVersionLayer3 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const laterVersions = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

type FrameLength = (bytes: Uint8Array, at: number) => number | undefined;

/**
 * The media type of bytes that begin with a frame of MPEG audio (MP3 or MP2) or AAC in ADTS, and go on with another. One header alone is
 * no proof: its bits of sync also begin other things.
 */
export function detectFramedAudio(bytes: Uint8Array): "audio/mpeg" | "audio/aac" | undefined {
  if (hasTwoFrames(bytes, mpegFrameLength)) return "audio/mpeg";
  return hasTwoFrames(bytes, adtsFrameLength) ? "audio/aac" : undefined;
}

/** How long the frames of MPEG audio or AAC in ADTS sound together, in seconds; undefined where there are none. Bytes between them are passed over. */
export function framedSeconds(bytes: Uint8Array): number | undefined {
  let seconds = 0;
  for (let at = tagEnd(bytes); at + 6 < bytes.length; ) {
    const length = mpegFrameLength(bytes, at) ?? adtsFrameLength(bytes, at);
    if (length === undefined || length < 7) {
      at = bytes.indexOf(0xff, at + 1);
      if (at < 0) break;
      continue;
    }
    seconds += frameSeconds(bytes, at);
    at += length;
  }
  return seconds === 0 ? undefined : seconds;
}

/** The end of an ID3v2 tag, whose length has 7 bits a byte. Source: id3.org, ID3v2.4.0, section 3.1. */
function tagEnd(bytes: Uint8Array): number {
  if (bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
  return 10 + bytes.subarray(6, 10).reduce((length, byte) => length * 128 + (byte & 127), 0);
}

const adtsRates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];

/** Samples of a frame over its sample rate: AAC has 1024, MPEG audio 1152, layer III of the later versions 576. */
function frameSeconds(bytes: Uint8Array, at: number): number {
  const [, second = 0, third = 0] = bytes.subarray(at, at + 3);
  const layer = 4 - ((second >> 1) & 3);
  if (layer === 4) return 1024 / (adtsRates[(third >> 2) & 15] ?? 44_100);
  const version = (second >> 3) & 3;
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  const samples = version !== 3 && layer === 3 ? 576 : 1152;
  return (samples * divisor) / (sampleRates[(third >> 2) & 3] ?? 44_100);
}

function hasTwoFrames(bytes: Uint8Array, frameLength: FrameLength): boolean {
  const length = frameLength(bytes, 0);
  if (length === undefined) return false;
  return bytes.length < length + 4 ? bytes.length >= length : frameLength(bytes, length) !== undefined;
}

/** The length stands in the header: 13 bits from bit 30. Source: ISO/IEC 13818-7, 6.2. */
function adtsFrameLength(bytes: Uint8Array, at: number): number | undefined {
  const [sync, second = 0, , fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(at, at + 6);
  if (sync !== 0xff || (second & 0xf6) !== 0xf0) return undefined;
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  return length >= 7 ? length : undefined;
}

/** The frame's length in bytes: 144 (72 for layer III of the later versions) × bit rate ÷ sample rate, plus padding. */
function mpegFrameLength(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || second < 0xe0) return undefined;
  const version = (second >> 3) & 3;
  const layer = 4 - ((second >> 1) & 3);
  const rateIndex = (third >> 2) & 3;
  const sampleRate = sampleRates[rateIndex];
  if (version === 1 || layer === 4 || layer === 1 || sampleRate === undefined) return undefined;
  const isFirst = version === 3;
  const table = !isFirst ? laterVersions : layer === 2 ? firstVersionLayer2 : firstVersionLayer3;
  const kilobits = table[(third >> 4) - 1];
  if (kilobits === undefined) return undefined;
  const divisor = isFirst ? 1 : version === 2 ? 2 : 4;
  const coefficient = !isFirst && layer === 3 ? 72 : 144;
  return Math.floor((coefficient * kilobits * 1000 * divisor) / sampleRate) + ((third >> 1) & 1);
}
