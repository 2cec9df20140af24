/**
 * `npx tsx tests/eval/threads/ways.ts [PATIENTS] [FIRST SEED] [WAY]`: what each way of writing the same diaries costs, a line each.
 * Seeds from 3,000,001 on are for looking while the reading of diaries is made; the evaluation uses others.
 */
import { writers } from "../simulate/writers/written-diaries.ts";
import { scoreWays } from "./writing-rows.ts";

const patients = Number(process.argv[2] ?? 12);
const firstSeed = Number(process.argv[3] ?? 3_000_001);
const wanted = process.argv[4] ?? "";
console.log(
  "| way of writing | on the right day | told | wrong | recall read | lost | false at 90 % | of |\n|---|---|---|---|---|---|---|---|",
);
for (const way of Object.keys(writers).filter((name) => name.includes(wanted))) {
  for (const score of scoreWays(firstSeed, patients, [way])) {
    const { onRightDay, told, wrong, recall, lost, falseShare, confident } = score;
    const shares = [recall, lost, falseShare].map((share) => share.toFixed(3));
    console.log(`| ${way} | ${onRightDay.toFixed(3)} | ${told} | ${wrong} | ${shares.join(" | ")} | ${confident} |`);
  }
}
