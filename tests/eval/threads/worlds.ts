/**
 * `npx tsx tests/eval/threads/worlds.ts [PATIENTS] [FIRST SEED] [WORLD]`: what is found in worlds that the confidence was not fitted on.
 * Seeds from 4,000,001 on are for looking; the evaluation uses others.
 */
import { consequenceWorlds, nullWorlds, treatmentWorlds } from "../simulate/other-worlds.ts";
import { writtenNullWorlds, writtenWorlds } from "../simulate/written-worlds.ts";
import { scoreWorld } from "./world-rows.ts";

const patients = Number(process.argv[2] ?? 100);
const firstSeed = Number(process.argv[3] ?? 4_000_001);
const wanted = process.argv[4] ?? "";
console.log(
  "| world | false at 60 % | false at 90 % | unwarned | found | warned | false kinds |\n|---|---|---|---|---|---|---|",
);
const worlds = [...nullWorlds, ...treatmentWorlds, ...consequenceWorlds, ...writtenNullWorlds, ...writtenWorlds];
for (const world of worlds.filter(({ name }) => new RegExp(wanted).test(name))) {
  const { falseAt60, falseAt90, unwarned, found, warned, kinds } = scoreWorld(world, firstSeed, patients);
  const shares = [falseAt60, falseAt90, unwarned, found, warned].map((count) => (count / patients).toFixed(3));
  console.log(`| ${world.name} | ${shares.join(" | ")} | ${[...kinds].map((each) => each.join(" ")).join(", ")} |`);
}
