import { createChance } from "./random.ts";
import type { SimulatedPatient } from "./truth.ts";
import { noiseWorld, plantConfounder, plantRelations, type World } from "./world.ts";

/** A patient of that seed. One in five has no relation at all. */
export function simulatePatient(seed: number): SimulatedPatient {
  const chance = createChance(seed);
  const pureNoise = seed % 5 === 0;
  const world: World = noiseWorld(chance);
  if (!pureNoise) {
    if (chance.uniform() < 0.4) plantConfounder(world, chance);
    plantRelations(world, chance);
  }
  const { days, labs } = world.write(chance);
  const { treatments, truths, descriptive, confounders } = world;
  return { seed, pureNoise, days, labs, treatments, truths, descriptive, confounders };
}
