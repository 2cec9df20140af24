import type { DexieStore } from "#db/dexie-store.ts";
import { sampleEpoch, sampleUnderstood } from "../../support/record-samples.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { Killed } from "../simulate/simulated-device.ts";
import { SimulatedNetwork } from "../simulate/simulated-network.ts";
import { KilledTab, killAfter, spare, wasKilled } from "./killed-databases.ts";
import { createRandomWork } from "./random-work.ts";
import { dumpOf } from "./store-dump.ts";
import { makeAccount, type Plant, SyncedDevice } from "./synced-device.ts";

const faults = {
  requestLost: 0.06,
  answerLost: 0.08,
  doubled: 0.06,
  delayed: 0.04,
  killed: 0.02,
  revoked: 0.02,
  cutShort: 0.05,
};

export interface World {
  kills: number;
  /** How often it was proved that nothing is left to do. */
  rests: number;
  dumps: Record<string, unknown>[];
  lost: string[];
  errors: unknown[];
}

/** Devices that work on their own stores and sync over a bad network, killed at any place and started again. */
export async function liveThrough(seed: number, actions: number, plant?: Plant): Promise<World> {
  const random = seededRandom(seed);
  const account = await makeAccount(seed % 4 === 0 ? "assisted" : "private");
  const counts = new Map<string, number>();
  const network = new SimulatedNetwork(
    account.server,
    random,
    () => Date.now(),
    (fault) => counts.set(fault, (counts.get(fault) ?? 0) + 1),
  );
  let clockError = 0;
  const devices = await Promise.all(
    Array.from({ length: 2 + Math.floor(random() * 2) }, (_, index) =>
      SyncedDevice.join(
        account,
        `device-${index}`,
        {
          transport: network.transport(faults),
          now: () => Date.now() + clockError,
        },
        plant,
      ),
    ),
  );
  const works = devices.map((device) => createRandomWork(device.name, random));
  let kills = 0;
  let rests = 0;

  /** Each may be killed at any transaction of what it does, and starts again with what its disk has. */
  async function onDevice(device: SyncedDevice, work: () => Promise<unknown>): Promise<void> {
    if (random() < 0.25) killAfter(device.databaseName, Math.floor(random() * 14));
    let died = false;
    await work().catch((error: unknown) => {
      if (!isDeath(error)) throw error;
      died = true;
    });
    died ||= wasKilled(device.databaseName);
    spare(device.databaseName);
    if (died) kills += 1;
    if (died || random() < 0.05) await device.restart();
  }

  for (let action = 0; action < actions; action++) {
    const place = Math.floor(random() * devices.length);
    const [device, work] = [devices[place], works[place]];
    if (device === undefined || work === undefined) continue;
    const dice = random();
    if (dice < 0.7) await onDevice(device, () => work.act(device.store));
    else if (dice < 0.95)
      await onDevice(device, async () => {
        await device.sync();
        if (random() < 0.5 && (await device.work.rest())) rests += 1;
      });
    else if (dice < 0.97) await network.deliverLate();
    else if (dice < 0.98) account.server.flush();
    else if (dice < 0.99) account.server.rollBack();
    else clockError = Math.floor((random() * 2 - 1) * 400 * 86_400_000);
  }
  for (const device of devices) {
    device.parts = {};
  }
  for (let round = 0; round < 4; round++)
    for (const device of devices) {
      await device.restart();
      // What comes back out of a bin is read where its file is.
      await readAll(device.store);
      await device.sync();
    }
  const dumps = await Promise.all(devices.map(({ store }) => dumpOf(store)));
  const errors = devices.flatMap((device) => device.errors).filter((error) => !isDeath(error));
  const lost = lostOf(dumps[0] ?? {}, new Map(works.flatMap(({ said }) => [...said])));
  for (const device of devices) await device.close();
  return { kills, rests, dumps, lost, errors };
}

/** Whatever waits on this device is read at last. */
async function readAll(store: DexieStore): Promise<void> {
  for (let times = 0; ; times++) {
    const owner = `last-${times}`;
    const job = await store.claimJob({ owner, now: sampleEpoch, leaseMs: 1, exclusive: true });
    if (job === undefined) return;
    const understood = sampleUnderstood(job.documentId, { engine: "built-in/3", title: "Read at last" });
    await store.completeJob({ documentId: job.documentId, owner, understood });
  }
}

/** A tab that was killed says so, whatever of its code was told; so does whatever it still had to do. */
function isDeath(error: unknown): boolean {
  if (error instanceof Killed || error instanceof KilledTab) return true;
  const text = error instanceof Error ? `${error.name} ${error.message}` : "";
  return /KilledTab|DatabaseClosed/.test(text);
}

/** What somebody made, nobody deleted, and no device has. */
function lostOf(dump: Record<string, unknown>, said: ReadonlyMap<string, string>): string[] {
  const text = JSON.stringify(dump);
  return [...said]
    .filter(([thing, conversation]) => {
      const [kind, id] = thing.split(" ");
      if (kind === "document") return !text.includes(`"${id}"`);
      return kind === "message" && !text.includes(`"${id}"`) && !said.has(`deleted ${conversation}`);
    })
    .map(([thing]) => thing);
}
