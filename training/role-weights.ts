import type { SequenceModel } from "./sequence-model.ts";

export interface WeightsFile {
  seen: string;
  weights: string;
  moves: string;
}

/** Steps that a weight has to either side of nothing, so that each is one printed letter. */
const most = 46;
const nothing = 79;

/**
 * As the core reads it: the numbers of what is seen (seven digits each, base 36), the weights of each by role, and those of the moves; a
 * weight is one letter, so many steps from "O".
 */
export function weightsFile(names: readonly number[], model: SequenceModel): WeightsFile {
  const { classes, weights, moves } = model;
  const sizes = [...weights].filter((weight) => weight !== 0).map(Math.abs);
  const step = (sizes.sort((one, other) => one - other)[Math.floor(sizes.length * 0.999)] ?? 1) / most;
  const steps = (weight: number) => Math.max(-most, Math.min(most, Math.round(weight / step)));
  const letters = (values: Iterable<number>) =>
    Array.from(values, (value) => String.fromCharCode(nothing + steps(value))).join("");
  const rowOf = (at: number) => weights.subarray(at * classes, (at + 1) * classes);
  const kept = names.flatMap((_, at) => (rowOf(at).some((weight) => steps(weight) !== 0) ? [at] : []));
  return {
    seen: kept.map((at) => ((names[at] ?? 0) >>> 0).toString(36).padStart(7, "0")).join(""),
    weights: kept.map((at) => letters(rowOf(at))).join(""),
    moves: letters(moves),
  };
}
