/** `npx tsx tests/eval/understanding/rows.ts`: prints this group's table alone. */
import { holds, table } from "../../support/measurement.ts";
import { understandingGroup } from "./group.ts";

const { rows, skips } = await understandingGroup.measure();
console.log(table(rows, skips));
process.exitCode = rows.every(holds) ? 0 : 1;
