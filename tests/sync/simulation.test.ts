import { describe, expect, test } from "vitest";
import { acceptPush } from "#core/replication/accept.ts";
import { noEpochs } from "#core/replication/epochs.ts";
import { plantedBugs } from "./simulate/planted-bugs.ts";
import { type Outcome, type Planted, simulateWorld } from "./simulate/world.ts";

const faultsOf = (outcome: Outcome) => [...outcome.diverged, ...outcome.lost, ...outcome.overwritten, ...outcome.stuck];

describe("devices and a server in a simulated world", () => {
  test("20,000 actions under every kind of fault: nothing diverged, lost or silently overwritten", async () => {
    const seen = new Map<string, number>();
    for (let seed = 1; seed <= 10; seed++) {
      const outcome = await simulateWorld(seed, 2_000);
      expect({ seed, faults: faultsOf(outcome) }).toEqual({ seed, faults: [] });
      for (const [fault, count] of outcome.faults) seen.set(fault, (seen.get(fault) ?? 0) + count);
    }
    // A fault that never happened proves nothing.
    expect(seen.size).toBeGreaterThanOrEqual(14);
    for (const [fault, count] of seen) expect({ fault, often: count >= 50 }).toEqual({ fault, often: true });
  }, 120_000);

  test("20,000 actions in which the server works too, and goes back in time with its log: what anybody has seen is kept", async () => {
    let [worked, wentBack] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const outcome = await simulateWorld(seed, 500, {}, { serverWorks: true });
      expect({ seed, faults: faultsOf(outcome) }).toEqual({ seed, faults: [] });
      worked += outcome.faults.get("server worked") ?? 0;
      wentBack += outcome.faults.get("server rolled back") ?? 0;
    }
    expect(worked).toBeGreaterThan(1_000);
    expect(wentBack).toBeGreaterThan(100);
  }, 120_000);

  test("8,000 actions while devices are signed out: they are shut out, and all others go on under one key", async () => {
    let left = 0;
    for (let seed = 201; seed <= 210; seed++) {
      const outcome = await simulateWorld(seed, 800, {}, { revoking: true });
      expect({ seed, faults: faultsOf(outcome) }).toEqual({ seed, faults: [] });
      left += outcome.faults.get("device signed out") ?? 0;
    }
    expect(left).toBeGreaterThan(5);
  }, 120_000);

  test("a server that takes what a signed-out device writes is caught", async () => {
    const accept: Planted["accept"] = (log, operations, context) =>
      acceptPush({ ...log, epochs: () => noEpochs }, operations, {
        ...context,
        accessOf: () => ({ isRevoked: false, vouchedAt: 0 }),
      });
    const faults: string[] = [];
    for (let seed = 201; seed <= 206; seed++)
      faults.push(...faultsOf(await simulateWorld(seed, 800, { accept }, { revoking: true })));
    expect(faults.length).toBeGreaterThan(0);
  }, 120_000);

  test("the same seed is the same world", async () => {
    const [one, other] = [await simulateWorld(77, 500), await simulateWorld(77, 500)];
    expect([...one.faults]).toEqual([...other.faults]);
  });

  test.each(plantedBugs)(
    "a planted bug is caught: $name",
    async ({ parts, plant }) => {
      expect(await isCaught(parts ?? {}, plant)).toBe(true);
    },
    60_000,
  );
});

async function isCaught(parts: Planted, plant: (() => () => void) | undefined): Promise<boolean> {
  const remove = plant?.();
  try {
    for (let seed = 1; seed <= 8; seed++) {
      try {
        if (faultsOf(await simulateWorld(seed, 600, parts)).length > 0) return true;
      } catch {
        return true;
      }
    }
    return false;
  } finally {
    remove?.();
  }
}
