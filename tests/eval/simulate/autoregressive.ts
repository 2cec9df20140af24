import type { Chance } from "./random.ts";

/** Standard normal days, of which each keeps `correlation` of the one before it. */
export function autoregressive(length: number, correlation: number, chance: Chance): Float64Array {
  const values = new Float64Array(length);
  let last = chance.normal();
  for (let day = 0; day < length; day += 1) {
    if (day > 0) last = correlation * last + Math.sqrt(1 - correlation ** 2) * chance.normal();
    values[day] = last;
  }
  return values;
}
