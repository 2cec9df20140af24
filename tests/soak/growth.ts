import { coreCalls } from "../growth/core-calls.ts";
import { growthWith, inWords } from "../growth/measure-growth.ts";
import { poisonNames } from "../growth/poisons.ts";
import { patternsOfCore, slowPatterns } from "../growth/slow-patterns.ts";

/** How the time of every function of core that takes text grows with it: texts of 6, 24 and 96 kB of all poisons; and that of every pattern. */
export async function soakGrowth(): Promise<string[]> {
  const { calls, missing } = await coreCalls();
  const wrong = missing.map((name) => `nobody knows how to call ${name}`);
  for (const poison of poisonNames) {
    const { tooFast, measured } = await growthWith(poison, calls, [6_000, 24_000, 96_000]);
    console.log(`${poison}: ${measured} of ${calls.length} functions at 96 kB, ${tooFast.length} over 2.5 a doubling`);
    wrong.push(...tooFast.map(inWords));
  }
  const patterns = patternsOfCore();
  const slow = await slowPatterns(patterns, poisonNames, 47_999);
  console.log(
    `${patterns.length} patterns with ${poisonNames.length} poisons of 48 kB: ${slow.length} over 2.5 a doubling`,
  );
  return [...wrong, ...slow];
}
