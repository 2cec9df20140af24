import { webcrypto } from "node:crypto";
import type { Store } from "#core/domain/store.ts";
import { createKeyPair, deviceIdentity } from "#sync/device-identity.ts";
import { sampleEpoch, sampleUnderstood } from "../../support/record-samples.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { createRandomWork } from "../../sync/devices/random-work.ts";
import { dumpOf } from "../../sync/devices/store-dump.ts";
import { makeAccount, SyncedDevice } from "../../sync/devices/synced-device.ts";
import { Killed } from "../../sync/simulate/simulated-device.ts";
import { SimulatedNetwork } from "../../sync/simulate/simulated-network.ts";
import { KilledProcess, type ProcessPlaces, SimulatedProcess } from "./simulated-process.ts";

/*
 * The simulation of devices that work offline, sync badly and are killed, with the server as one more that works: through its routes' store, with
 * its part in the log, killed at any statement.
 */

const faults = {
  ...{ requestLost: 0.06, answerLost: 0.08, doubled: 0.06, delayed: 0.04 },
  ...{ killed: 0.02, revoked: 0.02, cutShort: 0.05 },
};

/** One account's life: what each place holds at its end, what was put in and is nowhere, what went wrong, and how often the server was killed. */
export async function liveWithServer(seed: number, actions: number, places?: ProcessPlaces) {
  const random = seededRandom(seed);
  const account = await makeAccount("assisted");
  const server = await SimulatedProcess.begin(account.id, places);
  const network = new SimulatedNetwork(
    server.log as never,
    random,
    () => Date.now(),
    () => undefined,
  );
  let clockError = 0;
  const ended = new Set<string>();
  const devices: SyncedDevice[] = [];
  for (const name of ["phone", "laptop"]) {
    const subtle = webcrypto.subtle as SubtleCrypto;
    const { publicKey, sign } = await deviceIdentity(subtle, name, await createKeyPair(subtle));
    await server.addDevice(name, publicKey);
    const parts = { sign, isSigned: () => true, now: () => Date.now() + clockError };
    devices.push(await SyncedDevice.join(account, name, { ...parts, transport: network.transport(faults) }));
  }
  const works = [...devices, { name: "server" }].map(({ name }) => createRandomWork(name, random));
  for (let action = 0; action < actions; action++) {
    const place = Math.floor(random() * works.length);
    const [device, work] = [devices[place], works[place]];
    const acts = random() < 0.7;
    if (device === undefined) {
      // Somebody empties the bin over HTTP: that is for all devices.
      const [binned] = random() < 0.1 ? await server.store.listBin() : [];
      if (binned !== undefined) {
        const { id } = binned.document;
        ended.add(id);
        await server.live(() => server.deleteForGood(id), Math.floor(random() * 80));
        continue;
      }
      const statements = random() < 0.4 ? Math.floor(random() * 60) : undefined;
      await server.live(
        () => (acts ? (work?.act(server.store as never) ?? Promise.resolve()) : server.sync()),
        statements,
      );
      continue;
    }
    const step = acts ? work?.act(device.store) : device.sync();
    const died = await step?.then(
      () => false,
      (error: unknown) => {
        if (error instanceof Killed) return true;
        throw error;
      },
    );
    if (died) await device.restart();
    if (random() < 0.05) await network.deliverLate();
    if (random() < 0.02) clockError = Math.floor((random() * 2 - 1) * 400 * 86_400_000);
  }
  for (const device of devices)
    device.parts = { ...device.parts, transport: network.transport({ ...faults, ...calm }) };
  for (let round = 0; round < 4; round++) {
    for (const device of devices) {
      await device.restart();
      await readAll(device.store);
      await device.sync();
    }
    await readAll(server.store);
    await server.sync();
  }
  const dumps = await Promise.all([...devices.map(({ store }) => store), server.store].map(dumpOf));
  const said = new Map(works.flatMap((work) => [...work.said]));
  const text = JSON.stringify(dumps[0]);
  const lost = [...said].filter(([thing, conversation]) => {
    const [kind, id] = thing.split(" ");
    if (kind === "document") return !text.includes(`"${id}"`) && !ended.has(id ?? "");
    return kind === "message" && !text.includes(`"${id}"`) && !said.has(`deleted ${conversation}`);
  });
  const errors = [...devices.flatMap((device) => device.errors), ...server.errors].filter(
    (error) => !(error instanceof Killed || error instanceof KilledProcess),
  );
  for (const device of devices) await device.close();
  await server.close();
  return { dumps, lost, errors, kills: server.kills };
}

const calm = { requestLost: 0, answerLost: 0, doubled: 0, delayed: 0, killed: 0, revoked: 0, cutShort: 0 };

/** Whatever waits in this home is read at last. */
async function readAll(store: Pick<Store, "claimJob" | "completeJob">): Promise<void> {
  for (let times = 0; ; times++) {
    const owner = `last-${times}`;
    const job = await store.claimJob({ owner, now: sampleEpoch, leaseMs: 1, exclusive: true });
    if (job === undefined) return;
    const understood = sampleUnderstood(job.documentId, { engine: "built-in/3", title: "Read at last" });
    await store.completeJob({ documentId: job.documentId, owner, understood });
  }
}
