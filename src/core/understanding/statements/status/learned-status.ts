/** Weights of a learned reader as a file holds them: for each feature one row of whole numbers, one for each status. */
export interface StatusWeights {
  statuses: readonly string[];
  /** What one step of the whole numbers is worth. */
  step: number;
  /** Feature names, split by line breaks. */
  features: string;
  /** Rows one after the other, base 64 of signed bytes. */
  weights: string;
}

export type StatusReader<Status extends string> = (features: readonly string[]) => ReadonlyMap<Status, number>;

/** A reader that says how likely each status is, from what is seen of a mention. */
export function statusReader<Status extends string>(model: StatusWeights): StatusReader<Status> {
  const statuses = model.statuses as readonly Status[];
  let rows: Map<string, number> | undefined;
  let weights: Int8Array | undefined;
  return (features) => {
    rows ??= new Map(model.features.split("\n").map((name, index) => [name, index * statuses.length]));
    weights ??= bytesOf(model.weights);
    const sums = new Float64Array(statuses.length);
    for (const feature of features) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
    }
    const highest = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp((sum - highest) * model.step));
    const all = shares.reduce((total, share) => total + share, 0);
    return new Map(statuses.map((status, index) => [status, (shares[index] ?? 0) / all]));
  };
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base 64 without the platform's own, which differs between browser and server. */
function bytesOf(text: string): Int8Array {
  const bytes = new Int8Array(Math.floor((text.replace(/(?<!=)=+$/, "").length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = digits.indexOf(letter);
    if (value < 0) break;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return bytes;
}
