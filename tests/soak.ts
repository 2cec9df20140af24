/**
 * `npm run soak -- NAME…`: what takes too long for `npm test`, by name; without a name, all of them. Ends with one line a soak, and with
 * exit code 1 when one of them found something.
 */
import { soakAxe } from "./soak/axe.ts";
import { soakBackup } from "./soak/backup.ts";
import { soakBrowsers } from "./soak/browsers.ts";
import { soakCuts } from "./soak/cuts.ts";
import { soakFiles } from "./soak/files.ts";
import { soakGrowth } from "./soak/growth.ts";
import { soakInput } from "./soak/input.ts";
import { soakKills } from "./soak/kills.ts";
import { soakLeaders } from "./soak/leaders.ts";
import { soakModel } from "./soak/model.ts";
import { soakProcesses } from "./soak/processes.ts";
import { soakRounds } from "./soak/rounds.ts";
import { soakServerWorlds } from "./soak/server-worlds.ts";
import { soakServerPart, soakSync } from "./soak/sync.ts";
import { soakTrust } from "./soak/trust.ts";
import { soakUpdates } from "./soak/updates.ts";
import { soakWorkers } from "./soak/workers.ts";

/** Each prints what it does and answers what it found wrong, a line each. */
const soaks: Record<string, () => Promise<string[]>> = {
  axe: soakAxe,
  backup: soakBackup,
  browsers: soakBrowsers,
  cuts: soakCuts,
  files: soakFiles,
  growth: soakGrowth,
  input: soakInput,
  kills: soakKills,
  leaders: soakLeaders,
  processes: soakProcesses,
  rounds: soakRounds,
  "server-part": soakServerPart,
  "server-worlds": soakServerWorlds,
  model: soakModel,
  sync: () => soakSync(),
  trust: soakTrust,
  updates: soakUpdates,
  workers: soakWorkers,
};

const wanted = process.argv.slice(2).filter((word) => word !== "--");
const unknown = wanted.filter((name) => !(name in soaks));
if (unknown.length > 0) {
  console.error(`There is no soak ${unknown.join(", ")}. There are: ${Object.keys(soaks).join(", ")}.`);
  process.exit(1);
}
for (const [name, soak] of Object.entries(soaks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const wrong = await soak();
  for (const line of wrong) console.error(line);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${name}: ${wrong.length === 0 ? "nothing wrong" : `${wrong.length} things wrong`} (${seconds} s)`);
  if (wrong.length > 0) process.exitCode = 1;
}
