import { seededRandom } from "../../support/seeded-random.ts";

/** A seeded source of chance (mulberry32): the same seed makes the same world. */
export interface Chance {
  /** From 0 to 1. */
  uniform(): number;
  /** Standard normal (Box and Muller). */
  normal(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends in. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

export function createChance(seed: number): Chance {
  const uniform = seededRandom(seed * 2654435761);
  const whole = (low: number, high: number) => low + Math.floor(uniform() * (high - low + 1));
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    between: (low, high) => low + uniform() * (high - low),
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    shuffled(items) {
      const copy = [...items];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = whole(0, last);
        [copy[last], copy[other]] = [copy[other] as (typeof copy)[number], copy[last] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}
