/**
 * `npm run eval [-- GROUP…] [--json] [--seed N]`: how good the product is, on files that nobody in this project wrote and on simulated
 * patients (`--seed` makes another world of them).
 */
import { runMeasurements } from "../support/measurement.ts";
import { chartGroup } from "./chart/group.ts";
import { claimsGroup } from "./claims/group.ts";
import { foldersGroup } from "./folders/group.ts";
import { readingGroup } from "./reading/group.ts";
import { threadsGroup } from "./threads/group.ts";
import { understandingGroup } from "./understanding/group.ts";

const argv = process.argv.slice(2);
const seedAt = argv.indexOf("--seed");
if (seedAt !== -1) {
  const [, seed] = argv.splice(seedAt, 2);
  process.env.THREADS_SEED = seed;
}

process.exitCode = await runMeasurements({
  title: "Quality",
  command: "npm run eval",
  groups: [readingGroup, understandingGroup, foldersGroup, chartGroup, threadsGroup, claimsGroup],
  resultsFile: new URL("./RESULTS.md", import.meta.url),
  argv,
});
