import { type Happenings, simulateWorld } from "../sync/simulate/world.ts";

/** A million actions in simulated worlds: what diverged, was lost or was overwritten without a word, a line each. */
export async function soakSync(
  actions = 1_000_000,
  firstSeed = 1_000,
  happenings: Happenings = {},
  actionsAWorld = 2_000,
): Promise<string[]> {
  const wrong: string[] = [];
  const faults = new Map<string, number>();
  const worlds = Math.ceil(actions / actionsAWorld);
  for (let seed = firstSeed; seed < firstSeed + worlds; seed++) {
    const outcome = await simulateWorld(seed, actionsAWorld, {}, happenings);
    const { diverged, lost, overwritten, stuck } = outcome;
    if (diverged.length + lost.length + overwritten.length + stuck.length > 0)
      wrong.push(
        `seed ${seed}: ${diverged.length} diverged, ${lost.length} lost, ${overwritten.length} overwritten, ${stuck.length} stuck`,
      );
    for (const [fault, count] of outcome.faults) faults.set(fault, (faults.get(fault) ?? 0) + count);
  }
  const list = [...faults]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([fault, count]) => `${fault} ${count}`);
  console.log(
    `${worlds * actionsAWorld} actions in ${worlds} worlds, seeds ${firstSeed} to ${firstSeed + worlds - 1}: ${wrong.length} worlds with a fault`,
  );
  console.log(`kinds of fault: ${list.length} (${list.join(", ")})`);
  return wrong;
}

/** The same, in worlds where the server is one more that works, and goes back in time. */
export function soakServerPart(): Promise<string[]> {
  const { ACTIONS = 1_000_000, SEED = 10_000 } = process.env;
  return soakSync(Number(ACTIONS), Number(SEED), { serverWorks: true }, 500);
}
