import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutIntoPieces, findSpeech, frameTime } from "#core/reading/speech-cuts.ts";
import { type SpeechSegment, speechToPage, splitSegment, spokenTime } from "#core/reading/speech-page.ts";
import { speechSampleRate, toSpeechSamples } from "#core/reading/speech-sound.ts";
import { createTokenWriter } from "#core/reading/speech-tokens.ts";
import { findCircle, isTrustworthy } from "#core/reading/speech-trust.ts";
import { readWav, wavSeconds } from "#core/reading/speech-wav.ts";
import { wavFile } from "../../support/wav-file.ts";

const tone = (hertz: number, sampleRate: number, seconds: number) =>
  Float32Array.from(
    { length: Math.round(sampleRate * seconds) },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  );

function loudness(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length);
}

describe("resampling", () => {
  it.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000])("keeps a tone of 1 kHz from %d a second", (sampleRate) => {
    const samples = toSpeechSamples({ sampleRate, channels: [tone(1000, sampleRate, 0.5)] });
    expect(samples.length).toBeCloseTo(speechSampleRate / 2, -1);
    const wanted = tone(1000, speechSampleRate, 0.5);
    const worst = Math.max(
      ...samples.subarray(500, 7400).map((sample, at) => Math.abs(sample - (wanted[at + 500] ?? 0))),
    );
    expect(worst).toBeLessThan(0.005);
  });

  it("lets no tone above half of the rate fold back", () => {
    const samples = toSpeechSamples({ sampleRate: 48_000, channels: [tone(11_000, 48_000, 0.5)] });
    expect(loudness(samples)).toBeLessThan(0.001);
  });

  it("mixes channels to their mean", () => {
    const left = tone(500, 16_000, 0.1);
    const samples = toSpeechSamples({ sampleRate: 16_000, channels: [left, left.map((sample) => -sample)] });
    expect(loudness(samples)).toBe(0);
  });
});

describe("WAV", () => {
  it("comes back as it was written, to a step of its 16 bits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(8000, 44_100),
        (samples, channelCount, sampleRate) => {
          const channels = Array.from({ length: channelCount }, () => Float32Array.from(samples));
          const read = readWav(wavFile({ sampleRate, channels }));
          expect(read.ok && read.value.sampleRate).toBe(sampleRate);
          const back = read.ok ? read.value.channels : [];
          expect(back).toHaveLength(channelCount);
          for (const channel of back) {
            for (const [at, sample] of samples.entries())
              expect(Math.abs((channel[at] ?? 9) - sample)).toBeLessThan(1e-4);
          }
        },
      ),
    );
  });

  it("never throws, whatever the bytes", () => {
    const whole = wavFile({ sampleRate: 8000, channels: [tone(300, 8000, 0.05)] });
    fc.assert(
      fc.property(fc.nat(60), fc.nat(255), fc.nat(whole.length), (at, byte, length) => {
        const bytes = whole.slice(0, length);
        if (at < bytes.length) bytes[at] = byte;
        const read = readWav(bytes);
        expect(read.ok || ["damaged", "foreign"].includes(read.failure)).toBe(true);
        wavSeconds(bytes);
      }),
    );
  });

  it("says its length from its header, and that it does not know a packed kind", () => {
    const bytes = wavFile({ sampleRate: 8000, channels: [new Float32Array(12_000)] });
    expect(wavSeconds(bytes)).toBe(1.5);
    bytes[20] = 7;
    expect(readWav(bytes)).toEqual({ ok: false, failure: "foreign" });
  });
});

describe("cutting", () => {
  const voice = (...stretches: [probability: number, seconds: number][]) =>
    stretches.flatMap(([probability, seconds]) =>
      Array.from({ length: Math.round((seconds * 1000) / 32) }, () => probability),
    );

  it("finds speech between silences, and passes over a click", () => {
    const spans = findSpeech(voice([0, 1], [0.9, 2], [0, 1], [0.9, 0.1], [0, 1], [0.8, 1]));
    expect(spans.map(({ start, end }) => [frameTime(start), frameTime(end)])).toEqual([
      [992, 3008],
      [5088, 6080],
    ]);
  });

  it("keeps a short breath inside of a piece, and ends a long one at a pause", () => {
    expect(cutIntoPieces(voice([0.9, 3], [0.1, 0.4], [0.9, 3]))).toHaveLength(1);
    expect(cutIntoPieces(voice([0.9, 8], [0.1, 0.6], [0.9, 3]))).toHaveLength(2);
    expect(cutIntoPieces(voice([0.9, 1], [0, 3], [0.9, 1]))).toHaveLength(2);
  });

  it("never hears longer than 21 seconds at once, never twice, and misses no speech", () => {
    const probabilities = fc.array(fc.tuple(fc.constantFrom(0, 0.2, 0.45, 0.7, 1), fc.integer({ min: 1, max: 400 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(probabilities, (stretches) => {
        const frames = stretches.flatMap(([probability, length]) => Array.from({ length }, () => probability));
        const pieces = cutIntoPieces(frames);
        let before = 0;
        for (const { start, end } of pieces) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(frameTime(end) - frameTime(start)).toBeLessThan(21_000);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(frames.length);
        for (const span of findSpeech(frames)) {
          for (let frame = span.start; frame < span.end; frame++) {
            const isHeard = pieces.some(({ start, end }) => frame >= start && frame < end);
            // A pause between two pieces belongs to neither.
            if (!isHeard) expect(frames[frame]).toBeLessThan(0.5);
          }
        }
      }),
    );
  });
});

describe("sentences", () => {
  const segment: SpeechSegment = {
    text: "I saw Dr. Hill. My knee is better now. It was 7.5 before.",
    startMs: 1000,
    endMs: 7000,
    confidence: 0.9,
  };

  it("have each their time, moved to a pause that is near", () => {
    const parts = splitSegment(segment, [{ startMs: 2300, endMs: 2700 }]);
    expect(parts.map(({ text }) => text)).toEqual(["I saw Dr. Hill.", "My knee is better now.", "It was 7.5 before."]);
    expect(parts.map(({ startMs }) => startMs)).toEqual([1000, 2500, expect.any(Number)]);
    expect(parts.at(-1)?.endMs).toBe(7000);
    for (const [index, part] of parts.entries()) expect(part.startMs).toBe(parts[index - 1]?.endMs ?? 1000);
  });

  it("tell where in the recording a range of the page was said", () => {
    const page = speechToPage(splitSegment(segment, []));
    const at = page.text.indexOf("better");
    const time = spokenTime(page, at, at + 6);
    expect(time).toEqual({ startMs: page.lines[1]?.startMs, endMs: page.lines[1]?.endMs });
    expect(spokenTime(page, 0, page.text.length)).toEqual({ startMs: 1000, endMs: 7000 });
    expect(spokenTime({ ...page, lines: [{ start: 0, end: 10 }] }, 0, 5)).toBeUndefined();
  });
});

describe("what the model says", () => {
  it("is put together of pieces, bytes and nothing else", () => {
    const write = createTokenWriter(["<unk>", "<s>", "</s>", "<0xC3>", "<0xA9>", "▁caf", "▁time", "s"]);
    expect(write([1, 5, 3, 4, 6, 7, 2, 99])).toBe("café times");
  });

  it("is believed where it is sure, and left out where it is not, goes round or is too much", () => {
    const heard = { text: "My knee hurts.", logProbabilities: [-0.1, -0.2], repeated: false, voicedSeconds: 1 };
    expect(isTrustworthy(heard)).toBe(true);
    expect(isTrustworthy({ ...heard, logProbabilities: [-1.5, -0.9] })).toBe(false);
    expect(isTrustworthy({ ...heard, repeated: true })).toBe(false);
    expect(isTrustworthy({ ...heard, text: "..." })).toBe(false);
    expect(isTrustworthy({ ...heard, text: "words ".repeat(30) })).toBe(false);
  });

  it("goes round in a circle when a unit comes again and again", () => {
    expect(findCircle([1, 2, 3, 4])).toBeUndefined();
    expect(findCircle([9, 9, 9, 9])).toBeUndefined();
    expect(findCircle([5, 6, ...Array.from({ length: 10 }, () => 9)])).toBe(3);
    expect(findCircle([5, ...[1, 2, 3], ...[1, 2, 3], ...[1, 2, 3], ...[1, 2, 3]])).toBe(4);
  });
});
