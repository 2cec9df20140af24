import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { agreementKeyOf, createAgreementKeys } from "#db/sealing/key-agreement.ts";
import { openEpochKeys } from "#sync/epoch-keys.ts";
import { createEpochKeeping } from "#sync/epochs.ts";
import type { SimulatedDevice } from "./simulated-device.ts";
import type { SimulatedServer } from "./simulated-server.ts";

/** Gives a device true keys, and what it takes and makes later ones with. */
export async function giveEpochs(
  device: SimulatedDevice,
  devices: readonly SimulatedDevice[],
  server: SimulatedServer,
  createId: () => string,
): Promise<void> {
  const members = await membersOf(devices);
  const own = members.get(device.name);
  if (own === undefined) throw new Error("There is no such device.");
  const listed = [...members].map(([name, { publicKey }]) => ({
    device: name,
    publicKey: `key of ${name}`,
    agreementKey: publicKey,
    vouchedAt: 0,
  }));
  device.openEpochs = async () => {
    const keys = await openEpochKeys(await firstKey, device.disk.epochKeys);
    device.epoch = () => keys.current() || undefined;
    device.epochs = createEpochKeeping({
      account: "account",
      own,
      keeper: own.publicKey,
      keys,
      devices: {
        isSigned: () => true,
        list: () => listed,
        refresh: async () => listed.map((one) => ({ ...one, revoked: server.revoked.has(one.device) })),
      },
      keep: async (all) => {
        device.disk.epochKeys = [...all];
      },
      createId,
    });
  };
}

const firstKey = importDerivationKey(new Uint8Array(32).fill(1));
const knownMembers = new Map<string, { privateKey: CryptoKey; publicKey: string }>();

/** Key pairs by name, the same in all worlds: making them is what takes long. */
async function membersOf(devices: readonly SimulatedDevice[]) {
  for (const { name } of devices) {
    if (knownMembers.has(name)) continue;
    const pair = await createAgreementKeys();
    knownMembers.set(name, { privateKey: pair.privateKey, publicKey: await agreementKeyOf(pair) });
  }
  return new Map(
    devices.map(({ name }) => [name, knownMembers.get(name) as { privateKey: CryptoKey; publicKey: string }]),
  );
}
