import type { acceptPush } from "#core/replication/accept.ts";
import type { LogEntry, Operation } from "#core/replication/operation.ts";
import type { Change } from "#sync/own-chain.ts";
import { synchronise } from "#sync/synchronise.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { judge } from "./judge-world.ts";
import { DiskFull, Killed, SimulatedDevice } from "./simulated-device.ts";
import { giveEpochs } from "./simulated-epochs.ts";
import { SimulatedFiles } from "./simulated-files.ts";
import { type Faults, noFaults, SimulatedNetwork } from "./simulated-network.ts";
import { SimulatedOwnPart } from "./simulated-own-part.ts";
import { SimulatedServer } from "./simulated-server.ts";

const day = 86_400_000;

export interface Outcome {
  actions: number;
  /** How often each fault happened. */
  faults: Map<string, number>;
  diverged: string[];
  lost: string[];
  overwritten: string[];
  stuck: string[];
}

/** A change that was safe on a device's disk, whatever became of the device, and what its writer saw. */
export interface Recorded {
  operation: Operation;
  saw: string | undefined;
  settled: readonly string[];
}

/** Parts of the product that a planted bug replaces. */
export interface Planted {
  accept?: typeof acceptPush;
  synchronise?: typeof synchronise;
}

/** What else may happen in a world. */
export interface Happenings {
  /** Devices are signed out, and the account's key changes. Files are left out then: those of a device that left may be nowhere else. */
  revoking?: boolean;
  /** The server works in the log too, as a device of the account that goes back in time with it. Files are left out. */
  serverWorks?: boolean;
}

/** A fast digest for a world without attackers: two rounds of FNV-1a. */
export function quickDigest(text: string): string {
  let one = 0x811c9dc5;
  let two = 0x01000193;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x5bd1e995) ^ (two >>> 13);
  }
  return `${(one >>> 0).toString(36)}.${(two >>> 0).toString(36)}`;
}

/** One seeded world: devices that edit, delete, decide, sync, die and lie about the time, and a server that crashes. */
export async function simulateWorld(
  seed: number,
  actions: number,
  planted: Planted = {},
  { revoking = false, serverWorks = false }: Happenings = {},
): Promise<Outcome> {
  const random = seededRandom(seed);
  let clock = 1_700_000_000_000;
  let ids = 0;
  const faultCounts = new Map<string, number>();
  const count = (fault: string) => faultCounts.set(fault, (faultCounts.get(fault) ?? 0) + 1);
  const sign = (device: string, hash: string) => quickDigest(`secret of ${device}\n${hash}`);
  const shared = {
    now: () => clock,
    createId: () => `op-${seed}-${++ids}-${Math.floor(random() * 1e9).toString(36)}`,
    digest: quickDigest,
    sign,
    isSigned: (operation: Operation, hash: string) => operation.signature === sign(operation.device, hash),
  };
  const server = new SimulatedServer(quickDigest, shared.isSigned, planted.accept);
  const network = new SimulatedNetwork(server, random, () => clock, count);
  const devices = Array.from(
    { length: 2 + Math.floor(random() * 7) },
    (_, index) => new SimulatedDevice(`device-${index}`, shared),
  );
  const ownPart = serverWorks ? new SimulatedOwnPart(server, shared) : undefined;
  if (ownPart !== undefined) devices.push(ownPart);
  if (revoking) for (const device of devices) await giveEpochs(device, devices, server, shared.createId);
  for (const device of devices) await device.start();
  const sync = planted.synchronise ?? synchronise;
  const faults: Faults = {
    requestLost: 0.05,
    answerLost: 0.08,
    doubled: 0.06,
    delayed: 0.05,
    killed: 0.03,
    revoked: 0.02,
    cutShort: 0.04,
  };
  const transportOf = (device: SimulatedDevice) => (device === ownPart ? ownPart.transport : network.transport(faults));
  const recorded = new Map<string, Recorded>();
  const gone: SimulatedDevice[] = [];

  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const record = async (device: SimulatedDevice) => {
    const entity = `document/${Math.floor(random() * 12)}`;
    const kind = random();
    const field = kind < 0.15 ? "deleted" : kind < 0.6 ? "title" : "note";
    const view = device.replica.view(entity, field);
    const settles =
      view !== undefined && view.others.length > 0 && random() < 0.5 ? view.others.map((one) => one.opId) : undefined;
    if (field === "deleted" && view === undefined) count("delete against edits");
    const payload = JSON.stringify({ value: Math.floor(random() * 1e6), by: device.name });
    await write(device, { entity, field, payload, ...(settles === undefined ? {} : { settles }) });
  };
  const write = async (device: SimulatedDevice, change: Change) => {
    const saw = device.replica.view(change.entity, change.field)?.opId;
    const epoch = device.epoch();
    const operation = await device.replica.record({ ...change, ...(epoch === undefined ? {} : { epoch }) });
    recorded.set(operation.opId, { operation, saw, settled: change.settles ?? [] });
  };
  const files = new SimulatedFiles(seed, { devices, digest: quickDigest, count, write });

  /** Does it on a device that may be killed while it does; what was on its disk is what it starts with again. */
  const onDevice = async (device: SimulatedDevice, work: () => Promise<unknown>) => {
    const waiting = new Set(device.disk.outbox.map((operation) => operation.opId));
    if (random() < 0.03) {
      let left = Math.floor(random() * 4);
      device.disk.interrupt = () => {
        if (left-- === 0) throw new Killed();
      };
    }
    try {
      await work();
    } catch (error) {
      if (error instanceof Killed) count("tab killed");
      else if (error instanceof DiskFull) count("device full");
      else throw error;
      device.disk.interrupt = () => undefined;
      await device.start();
      // Killed right after the commit: the person was not told, but it is on the disk and counts.
      for (const operation of device.disk.outbox)
        if (
          !waiting.has(operation.opId) &&
          !recorded.has(operation.opId) &&
          operation.device === device.name &&
          operation.roster === undefined
        )
          recorded.set(operation.opId, {
            operation,
            saw: operation.baseOpId ?? undefined,
            settled: operation.settles ?? [],
          });
    }
    device.disk.interrupt = () => undefined;
  };

  for (let action = 0; action < actions; action++) {
    clock += Math.floor(random() * 60_000);
    const device = pick(devices);
    const dice = random();
    if (device === ownPart) count("server worked");
    if (dice < 0.5) await onDevice(device, () => record(device));
    else if (dice < 0.86)
      await onDevice(device, () => sync(device.replica, transportOf(device), undefined, device.epochs));
    else if (dice < 0.89) await network.deliverLate();
    else if (dice < 0.92) {
      server.flush();
      ownPart?.disk.flush();
    } else if (dice < 0.935) {
      if (server.durable < server.entries.length) count("server rolled back");
      server.rollBack();
      files.cutPower();
      if (ownPart !== undefined) {
        await ownPart.rollBack();
        forgetLost(ownPart.name, devices, server.entries, recorded);
      }
    } else if (dice < 0.95) {
      device.clockError = Math.floor((random() * 2 - 1) * 400 * day);
      count("clock off");
    } else if (dice < 0.96) {
      device.disk.full = true;
    } else if (dice < 0.98) {
      for (const one of devices) one.disk.full = false;
      server.full = false;
    } else if (dice < 0.985) server.full = true;
    else {
      await onDevice(device, async () => {
        throw new Killed();
      });
    }
    if (!revoking && !serverWorks) await onDevice(device, () => files.act(device));
    if (revoking && devices.length > 2 && random() < 0.002) {
      count("device signed out");
      const leaving = pick(devices);
      signOut(leaving, devices, server, recorded);
      gone.push(leaving);
    } else if (revoking && gone.length > 0 && random() < 0.05) {
      // Somebody found a way to go on with it.
      const { replica, disk } = pick(gone);
      disk.full = false;
      server.full = false;
      await replica.record({ entity: `document/${Math.floor(random() * 12)}`, field: "title", payload: "too late" });
      await sync(replica, network.transport(noFaults));
    }
  }
  return judge({ devices, server, network, sync, files, recorded, actions, faultCounts });
}

/** The device is gone from the world: what nobody else has seen of its changes, and no disk has for certain, is gone with it. */
function signOut(
  leaving: SimulatedDevice,
  devices: SimulatedDevice[],
  server: SimulatedServer,
  recorded: Map<string, Recorded>,
): void {
  devices.splice(devices.indexOf(leaving), 1);
  server.revoked.add(leaving.name);
  forgetLost(leaving.name, devices, server.entries.slice(0, server.durable), recorded);
}

/** What this device wrote, and neither the log nor any disk has, is gone from the world. */
function forgetLost(
  name: string,
  devices: readonly SimulatedDevice[],
  entries: readonly LogEntry[],
  recorded: Map<string, Recorded>,
): void {
  const safe = new Set(entries.map(({ operation }) => operation.opId));
  for (const { disk } of devices)
    for (const { opId } of [...disk.entries.map(({ operation }) => operation), ...disk.outbox]) safe.add(opId);
  for (const [opId, { operation }] of recorded) if (operation.device === name && !safe.has(opId)) recorded.delete(opId);
}
