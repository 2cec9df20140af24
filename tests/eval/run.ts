/** `npm run eval [-- GROUP…] [--json]`: how good the product is, on files that nobody in this project wrote. */
import { runMeasurements } from "../support/measurement.ts";
import { readingGroup } from "./reading/group.ts";
import { understandingGroup } from "./understanding/group.ts";

process.exitCode = await runMeasurements({
  title: "Quality",
  command: "npm run eval",
  groups: [readingGroup, understandingGroup],
  resultsFile: new URL("./RESULTS.md", import.meta.url),
  argv: process.argv.slice(2),
});
