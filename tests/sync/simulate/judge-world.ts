import { otherVersions } from "#core/replication/fold.ts";
import { keyOf, type Operation } from "#core/replication/operation.ts";
import type { synchronise } from "#sync/synchronise.ts";
import { noBlobFaults } from "./simulated-blobs.ts";
import type { SimulatedDevice } from "./simulated-device.ts";
import type { SimulatedFiles } from "./simulated-files.ts";
import { noFaults, type SimulatedNetwork } from "./simulated-network.ts";
import type { SimulatedServer } from "./simulated-server.ts";
import type { Outcome, Recorded } from "./world.ts";

/** Makes everything well again, and answers what a world has diverged in, lost or overwritten. */
export async function judge(world: {
  devices: SimulatedDevice[];
  server: SimulatedServer;
  network: SimulatedNetwork;
  sync: typeof synchronise;
  files: SimulatedFiles;
  recorded: ReadonlyMap<string, Recorded>;
  actions: number;
  faultCounts: Map<string, number>;
}): Promise<Outcome> {
  const { devices, server, network, sync, files, recorded } = world;
  const outcome: Outcome = {
    actions: world.actions,
    faults: world.faultCounts,
    diverged: [],
    lost: [],
    overwritten: [],
    stuck: [],
  };
  server.full = false;
  for (const device of devices) device.disk.full = false;
  // Everything is well again: after three rounds all must know all.
  for (let round = 0; round < 3; round++) {
    for (const device of devices) {
      const result = await sync(device.replica, network.transport(noFaults), undefined, device.epochs);
      if (round === 2 && (result.kind === "problem" || device.replica.outbox.length > 0))
        outcome.stuck.push(`${device.name}: ${JSON.stringify(result)}, ${device.replica.outbox.length} waiting`);
      if (device.epochs === undefined) await files.run(device, noBlobFaults);
    }
  }
  outcome.lost.push(...files.lost(), ...files.namedTooEarly);
  const first = devices[0] as SimulatedDevice;
  const spelled = async (device: SimulatedDevice) => {
    const fields = [...device.replica.fold()].sort(([one], [other]) => (one < other ? -1 : 1));
    const lines = fields.map(async ([key, state]) => {
      const others = otherVersions(state).map((one) => one.opId);
      return [key, state.current.opId, await device.replica.payloadOf(state.current), others.sort()];
    });
    return JSON.stringify(await Promise.all(lines));
  };
  for (const device of devices) {
    const { revoked, members } = device.replica.epochs;
    if (device.epoch() !== first.epoch()) outcome.diverged.push(`${device.name}: seals under ${device.epoch()}`);
    for (const left of server.revoked)
      if (!revoked.has(left) || members.has(left)) outcome.stuck.push(`${left} is not shut out on ${device.name}`);
  }
  for (const device of devices)
    if ((await spelled(device)) !== (await spelled(first))) outcome.diverged.push(device.name);
  const fold = first.replica.fold();
  for (const [opId, { operation, saw, settled }] of recorded) {
    const state = fold.get(keyOf(operation));
    const kept = state?.known.get(opId);
    if (state === undefined || kept === undefined || (await first.replica.payloadOf(kept)) !== operation.payload)
      outcome.lost.push(opId);
    else if (!isAccountedFor(opId, state.current, state.known)) outcome.overwritten.push(opId);
    // It stands there as if its writer had seen, or put aside, what nobody saw.
    else if ((kept.baseOpId ?? undefined) !== saw || JSON.stringify(kept.settles ?? []) !== JSON.stringify(settled))
      outcome.overwritten.push(opId);
  }
  return outcome;
}

/**
 * Told independently of the product's own list of other versions: a change is accounted for if it is in force, or some later change was made
 * in sight of it or decided against it, or it is itself shown.
 */
function isAccountedFor(opId: string, current: Operation, known: ReadonlyMap<string, Operation>): boolean {
  if (current.opId === opId) return true;
  for (const operation of known.values())
    if (operation.baseOpId === opId || operation.settles?.includes(opId) === true) return true;
  return otherVersions({ current, known: new Map(known) }).some((other) => other.opId === opId);
}
