import { speechSampleRate } from "#core/reading/speech-sound.ts";
import { createChance } from "../simulate/random.ts";

type Samples = Float32Array<ArrayBuffer>;

function filled(seconds: number, sample: (time: number, index: number) => number): Samples {
  return Float32Array.from({ length: seconds * speechSampleRate }, (_, index) =>
    sample(index / speechSampleRate, index),
  );
}

const tone = (hertz: number, time: number) => Math.sin(2 * Math.PI * hertz * time);

/** White noise, smoothed by `weight` of the sample before: 0 hisses, 0.99 rumbles. */
function noise(seconds: number, loudness: number, weight: number, seed: number): Samples {
  const next = createChance(seed).uniform;
  let last = 0;
  return filled(seconds, () => {
    last = last * weight + (1 - weight) * (next() * 2 - 1);
    return (last * loudness) / Math.sqrt(1 - weight);
  });
}

/** A tune of plucked notes with their overtones over held chords, as a telephone records it from a loudspeaker. */
function music(seconds: number, seed: number): Samples {
  const next = createChance(seed).uniform;
  const scale = [0, 2, 4, 7, 9, 12, 14];
  const notes = Array.from(
    { length: seconds * 3 },
    () => 220 * 2 ** ((scale[Math.floor(next() * scale.length)] ?? 0) / 12),
  );
  const chords = [
    [110, 138.6, 164.8],
    [146.8, 185, 220],
    [123.5, 155.6, 185],
  ];
  return filled(seconds, (time) => {
    const since = (time * 3) % 1;
    const note = notes[Math.floor(time * 3)] ?? 220;
    const pluck = [1, 2, 3, 4].reduce((sum, overtone) => sum + tone(note * overtone, time) / overtone ** 1.5, 0);
    const chord = (chords[Math.floor(time / 2) % chords.length] ?? []).reduce(
      (sum, hertz) => sum + tone(hertz, time),
      0,
    );
    return 0.25 * pluck * Math.exp(-4 * since) + 0.06 * chord;
  });
}

/** A drum four times a bar and a hiss between: rhythm without a tune. */
function drums(seconds: number, seed: number): Samples {
  const hiss = noise(seconds, 0.3, 0, seed);
  return filled(seconds, (time, index) => {
    const since = (time * 2) % 1;
    const off = (time * 2 + 0.5) % 1;
    return 0.7 * tone(70 - 30 * since, time) * Math.exp(-9 * since) + (hiss[index] ?? 0) * Math.exp(-30 * off);
  });
}

/** Recordings in which nobody speaks, each of 30 seconds, always the same. */
export const wordlessSounds: readonly { name: string; samples: Samples }[] = [
  { name: "silence", samples: filled(30, () => 0) },
  { name: "silence of a room", samples: noise(30, 0.004, 0.6, 11) },
  {
    name: "hum of the mains",
    samples: filled(30, (time) => 0.3 * tone(50, time) + 0.1 * tone(100, time) + 0.05 * tone(150, time)),
  },
  {
    name: "hum with overtones",
    samples: filled(30, (time) =>
      [1, 2, 3, 5, 7, 9].reduce((sum, part) => sum + (0.2 / part) * tone(120 * part, time), 0),
    ),
  },
  { name: "hiss", samples: noise(30, 0.3, 0, 12) },
  { name: "rumble of a car", samples: noise(30, 0.5, 0.97, 13) },
  { name: "beeps", samples: filled(30, (time) => (time % 1 < 0.2 ? 0.4 * tone(1000, time) : 0)) },
  { name: "music", samples: music(30, 14) },
  { name: "music, another tune", samples: music(30, 15) },
  { name: "drums", samples: drums(30, 16) },
];
