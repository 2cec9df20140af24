/** A decoded recording: samples from -1 to 1, one array of equal length for each channel. */
export interface Sound {
  /** Samples a second. */
  sampleRate: number;
  channels: readonly Float32Array[];
}

/** What the speech engines hear, in samples a second. */
export const speechSampleRate = 16_000;

/** Zero crossings of the sinc on each side: enough that nothing above half of the lower rate folds back audibly. */
const crossings = 16;
/** The pass band ends a little below half of the lower rate, so that the filter's slope lies inside. */
const passBand = 0.94;
const mostPhases = 1024;

/**
 * A sound as the speech engines take it: one channel (the mean of all), 16,000 samples a second, by a sinc filter under a Hann window.
 * Source: Smith, Digital Audio Resampling (CCRMA), band-limited interpolation.
 */
export function toSpeechSamples({ sampleRate, channels }: Sound): Float32Array<ArrayBuffer> {
  return resample(mixChannels(channels), sampleRate);
}

function mixChannels(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels;
  if (others.length === 0) return first;
  const mixed = Float32Array.from(first);
  for (const channel of others)
    for (let at = 0; at < mixed.length; at++) mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0);
  for (let at = 0; at < mixed.length; at++) mixed[at] = (mixed[at] ?? 0) / channels.length;
  return mixed;
}

function resample(samples: Float32Array, sampleRate: number): Float32Array<ArrayBuffer> {
  if (sampleRate === speechSampleRate) return Float32Array.from(samples);
  const step = sampleRate / speechSampleRate;
  const phases = Math.min(speechSampleRate / greatestDivisor(sampleRate, speechSampleRate), mostPhases);
  const { reach, filters } = makeFilters(Math.min(1, 1 / step) * passBand, phases);
  const result = new Float32Array(Math.floor(samples.length / step));
  for (let at = 0; at < result.length; at++) {
    const place = at * step;
    const phase = Math.round((place - Math.floor(place)) * phases);
    const base = Math.floor(place) + (phase === phases ? 1 : 0);
    const filter = filters[phase % phases] ?? filters[0];
    let sum = 0;
    const from = Math.max(0, base - reach);
    const to = Math.min(samples.length - 1, base + reach);
    for (let index = from; index <= to; index++) sum += (samples[index] ?? 0) * (filter?.[index - base + reach] ?? 0);
    result[at] = sum;
  }
  return result;
}

/** One filter for each place between two samples, each of `2 * reach + 1` taps whose sum is 1; `cutoff` is a share of half the rate. */
function makeFilters(cutoff: number, phases: number): { reach: number; filters: Float32Array[] } {
  const reach = Math.ceil(crossings / cutoff);
  const filters = Array.from({ length: phases }, (_, phase) => {
    const taps = Float32Array.from({ length: 2 * reach + 1 }, (_tap, index) => {
      const distance = index - reach - phase / phases;
      if (Math.abs(distance) >= reach) return 0;
      const angle = Math.PI * distance * cutoff;
      const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
      return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
    });
    const sum = taps.reduce((total, tap) => total + tap, 0);
    return taps.map((tap) => tap / sum);
  });
  return { reach, filters };
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
