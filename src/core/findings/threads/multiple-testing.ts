/** From the p of every pair that was tested to one that says how much of what is found is chance. */
export type Correction = (p: readonly number[]) => number[];

/**
 * Benjamini and Hochberg's (1995) adjusted p-values, in the order given: the smallest share of false findings at which a pair would be
 * found. Where nothing is true at all, the chance of finding anything is held to that share too (weak control of the family-wise error).
 */
export const benjaminiHochberg: Correction = (p) => {
  const order = p.map((_value, index) => index).sort((one, other) => (p[other] ?? 1) - (p[one] ?? 1));
  const adjusted = new Array<number>(p.length).fill(1);
  let smallest = 1;
  order.forEach((index, place) => {
    const rank = p.length - place;
    smallest = Math.min(smallest, (p[index] ?? 1) * (p.length / rank));
    adjusted[index] = smallest;
  });
  return adjusted;
};
