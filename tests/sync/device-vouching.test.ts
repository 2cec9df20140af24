import fc from "fast-check";
import { expect, test } from "vitest";
import { noEpochs } from "#core/replication/epochs.ts";
import type { Operation } from "#core/replication/operation.ts";
import { randomBytes } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { createKeyPair, deviceIdentity } from "#sync/device-identity.ts";
import { createVouchedDevices, type ListedDevice, vouchFor } from "#sync/device-vouching.ts";
import { openEpochKeys } from "#sync/epoch-keys.ts";

const account = "account-1";
const hash = "what is signed";

async function newDevice(device: string) {
  return deviceIdentity(crypto.subtle, device, await createKeyPair(crypto.subtle));
}

async function operationOf(identity: Awaited<ReturnType<typeof newDevice>>, device = identity.device) {
  return { device, signature: await identity.sign(hash) } as Operation;
}

const newKey = () => importDerivationKey(randomBytes(32));

test("an operation counts that is signed by a device the account vouches for, and by no device that a server made up", async () => {
  const accountKey = await newKey();
  const own = await newDevice("phone-1234");
  const invented = await newDevice("server-1234");
  const listed: ListedDevice[] = [
    { ...own, vouch: await vouchFor(accountKey, account, own) },
    // The server knows every vouch, and may put any under a key of its own.
    { ...invented, vouch: await vouchFor(accountKey, account, own) },
    { ...(await newDevice("silent-1234")) },
  ];
  const { isSigned } = createVouchedDevices({
    account,
    keys: await openEpochKeys(accountKey),
    listDevices: async () => listed,
  });
  expect(await isSigned(await operationOf(own), hash, noEpochs)).toBe(true);
  expect(await isSigned(await operationOf(own), "something else", noEpochs)).toBe(false);
  expect(await isSigned(await operationOf(invented), hash, noEpochs)).toBe(false);
  expect(await isSigned(await operationOf(invented, own.device), hash, noEpochs)).toBe(false);
});

test("a key that was vouched for once is not given up for another, and a new device is asked about once", async () => {
  const accountKey = await newKey();
  const own = await newDevice("phone-1234");
  const newer = await newDevice("laptop-1234");
  let listed: ListedDevice[] = [{ ...own, vouch: await vouchFor(accountKey, account, own) }];
  let asked = 0;
  const { isSigned } = createVouchedDevices({
    account,
    keys: await openEpochKeys(accountKey),
    async listDevices() {
      asked += 1;
      return listed;
    },
  });
  expect(await isSigned(await operationOf(own), hash, noEpochs)).toBe(true);
  const swapped = await newDevice("phone-1234");
  listed = [
    { ...swapped, vouch: await vouchFor(accountKey, account, swapped) },
    { ...newer, vouch: await vouchFor(accountKey, account, newer) },
  ];
  expect(await isSigned(await operationOf(newer), hash, noEpochs)).toBe(true);
  expect(asked).toBe(2);
  expect(await isSigned(await operationOf(swapped), hash, noEpochs)).toBe(false);
  expect(await isSigned(await operationOf(own), hash, noEpochs)).toBe(true);
  expect(asked).toBe(2);
});

test("a server that cannot be asked is no proof against a device", async () => {
  const accountKey = await newKey();
  const own = await newDevice("phone-1234");
  const listDevices = () => Promise.reject(new Error("offline"));
  const { isSigned } = createVouchedDevices({ account, keys: await openEpochKeys(accountKey), listDevices });
  await expect(isSigned(await operationOf(own), hash, noEpochs)).rejects.toThrow("offline");
});

test("of an assisted account the server's word is taken", async () => {
  const own = await newDevice("phone-1234");
  const { isSigned } = createVouchedDevices({ account, listDevices: async () => [own] });
  expect(await isSigned(await operationOf(own), hash, noEpochs)).toBe(true);
});

test("a vouch is good for one account, one device and one key under one account key", async () => {
  const accountKey = await newKey();
  const base = { account, device: "phone-1234", publicKey: "k".repeat(87) };
  const vouch = await vouchFor(accountKey, base.account, base);
  expect(await vouchFor(await newKey(), base.account, base)).not.toBe(vouch);
  const other = fc.record({ account: fc.string(), device: fc.string(), publicKey: fc.string() });
  await fc.assert(
    fc.asyncProperty(other, async (one) => {
      expect(await vouchFor(accountKey, one.account, one)).not.toBe(vouch);
    }),
  );
});
