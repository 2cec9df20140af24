/** Linear regression with a penalty on large weights, by conjugate gradients: the same samples give the same weights. */
export function ridge(
  samples: readonly { features: readonly string[]; target: number }[],
  names: readonly string[],
  penalty: number,
  rounds = 60,
): Map<string, number> {
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = samples.map(({ features }) =>
    Int32Array.from(features.flatMap((feature) => indexOf.get(feature) ?? [])),
  );
  const times = (weights: Float64Array): Float64Array => {
    const out = new Float64Array(names.length);
    for (const row of rows) {
      let sum = 0;
      for (const column of row) sum += weights[column] ?? 0;
      for (const column of row) out[column] = (out[column] ?? 0) + sum;
    }
    for (let index = 0; index < out.length; index++) out[index] = (out[index] ?? 0) + penalty * (weights[index] ?? 0);
    return out;
  };
  const residual = new Float64Array(names.length);
  rows.forEach((row, index) => {
    for (const column of row) residual[column] = (residual[column] ?? 0) + (samples[index]?.target ?? 0);
  });
  const weights = new Float64Array(names.length);
  const direction = Float64Array.from(residual);
  let size = dot(residual, residual);
  for (let round = 0; round < rounds && size > 1e-6; round++) {
    const ahead = times(direction);
    const step = size / dot(direction, ahead);
    for (let index = 0; index < weights.length; index++) {
      weights[index] = (weights[index] ?? 0) + step * (direction[index] ?? 0);
      residual[index] = (residual[index] ?? 0) - step * (ahead[index] ?? 0);
    }
    const next = dot(residual, residual);
    for (let index = 0; index < weights.length; index++)
      direction[index] = (residual[index] ?? 0) + (next / size) * (direction[index] ?? 0);
    size = next;
  }
  return new Map(names.map((name, index) => [name, weights[index] ?? 0]));
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
