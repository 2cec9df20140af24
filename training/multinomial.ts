/** Weights of a multinomial logistic regression: for each feature one row, one number for each class. */
export interface Multinomial {
  classes: readonly string[];
  names: readonly string[];
  weights: Float64Array;
}

export interface Labelled {
  features: readonly string[];
  label: string;
  /** How much it counts; 1 where left out. */
  weight?: number;
}

/** Learned with a penalty on large weights, by full steps of Adam: the same samples give the same weights. */
export function multinomial(
  samples: readonly Labelled[],
  names: readonly string[],
  classes: readonly string[],
  { penalty, rounds = 160, rate = 0.06 }: { penalty: number; rounds?: number; rate?: number },
): Multinomial {
  const size = classes.length;
  const rowOf = new Map(names.map((name, index) => [name, index * size]));
  const rows = samples.map(({ features }) => Int32Array.from(features.flatMap((feature) => rowOf.get(feature) ?? [])));
  const labels = samples.map(({ label }) => classes.indexOf(label));
  const weights = new Float64Array(names.length * size);
  const gradient = new Float64Array(weights.length);
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  for (let round = 1; round <= rounds; round++) {
    for (let at = 0; at < weights.length; at++) gradient[at] = penalty * (weights[at] ?? 0);
    rows.forEach((row, index) => {
      const shares = sharesOf(row, weights, size);
      const worth = samples[index]?.weight ?? 1;
      for (let at = 0; at < size; at++) {
        const off = worth * ((shares[at] ?? 0) - (labels[index] === at ? 1 : 0));
        if (off > 1e-4 || off < -1e-4) for (const from of row) gradient[from + at] = (gradient[from + at] ?? 0) + off;
      }
    });
    const pace = rate * (round > rounds * 0.6 ? 0.3 : 1);
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[at] ?? 0;
      const mean = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      const square = 0.99 * (second[at] ?? 0) + 0.01 * slope * slope;
      first[at] = mean;
      second[at] = square;
      const step = (pace * (mean / (1 - 0.9 ** round))) / (Math.sqrt(square / (1 - 0.99 ** round)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - step;
    }
  }
  return { classes, names, weights };
}

function sharesOf(row: Int32Array, weights: Float64Array, size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const from of row) for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
  const highest = Math.max(...sums);
  let all = 0;
  for (let at = 0; at < size; at++) {
    sums[at] = Math.exp((sums[at] ?? 0) - highest);
    all += sums[at] ?? 0;
  }
  for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) / all;
  return sums;
}

/** As a file holds it: rows of whole numbers from -127 to 127; those whose weights are all next to nothing are left out. */
export function quantised({ classes, names, weights }: Multinomial, least = 0.6) {
  const size = classes.length;
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Math.min(highest, 3) / 127;
  const kept: string[] = [];
  const bytes: number[] = [];
  names.forEach((name, index) => {
    const row = [...weights.subarray(index * size, (index + 1) * size)].map((weight) =>
      Math.max(-127, Math.min(127, Math.round(weight / step))),
    );
    if (row.every((weight) => Math.abs(weight) < least)) return;
    kept.push(name);
    bytes.push(...row);
  });
  return {
    statuses: classes,
    step: Number(step.toPrecision(6)),
    features: kept.join("\n"),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString("base64"),
  };
}
