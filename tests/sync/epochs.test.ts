import { afterAll, beforeAll, expect, test } from "vitest";
import { headAfter } from "#core/replication/digest.ts";
import { emptyHead, epochEntity, type LogEntry } from "#core/replication/operation.ts";
import { agreementKeyOf } from "#db/sealing/key-agreement.ts";
import { importVaultKey, keeperOf } from "#db/sealing/vault-content.ts";
import { vouchFor } from "#sync/device-vouching.ts";
import { keeperName, openEpoch, openEpochKeys } from "#sync/epoch-keys.ts";
import { createSealedBlobs } from "#sync/sealed-blob.ts";
import { createSealedPayloads } from "#sync/sealed-payload.ts";
import { type OpenServer, openServer } from "../sync-server/home/open-server.ts";
import { revoke, threeDevices, upToDate } from "./keyed-account.ts";
import { ask, joinKeyed, type KeyedDevice, signIn } from "./keyed-device.ts";
import { sha256 } from "./true-device.ts";

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function entriesOf({ replica, disk }: KeyedDevice): Promise<LogEntry[]> {
  expect(disk.entries).toHaveLength(replica.head.seq);
  return structuredClone(disk.entries);
}

test("a new log begins with a key that no other log of its vault was sealed under", async () => {
  const { phone, laptop } = await threeDevices(server.origin);
  const [first, ...rest] = await entriesOf(phone);
  expect(first?.operation).toMatchObject({ entity: epochEntity, roster: { epoch: 1, revoked: [] } });
  expect(rest.map(({ operation }) => operation.epoch)).toEqual(rest.map(() => 1));
  expect(laptop.kept).toEqual(phone.kept);
  expect(await laptop.read()).toEqual(await phone.read());
});

test("a device that was signed out opens nothing written after with all its keys and all that the server has", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  const seen = lost.replica.head.seq;
  expect((await revoke(account, phone, lost)).status).toBe(204);
  expect(await phone.sync()).toMatchObject(upToDate);
  await phone.write("document:1", "title", "after");
  await phone.write("document:3", "note", { text: "after" });
  for (const device of [phone, laptop]) expect(await device.sync()).toMatchObject(upToDate);
  await laptop.write("document:4", "note", "after, on the laptop");
  for (const device of [laptop, phone]) expect(await device.sync()).toMatchObject(upToDate);
  const after = (await entriesOf(phone)).slice(seen).map(({ operation }) => operation);
  const written = after.filter(({ roster }) => roster === undefined);
  const begun = after.filter(({ roster }) => roster !== undefined);
  expect([written.length, begun.length]).toEqual([3, 1]);

  // All that it had: its keys, its key pairs, and now the whole of the server.
  const own = { privateKey: lost.agreement.privateKey, publicKey: await agreementKeyOf(lost.agreement) };
  for (const operation of begun)
    for (const name of [lost.identity.device, phone.identity.device, laptop.identity.device, keeperName])
      expect(await openEpoch(account.id, operation, name, own)).toBeUndefined();
  for (const operation of written)
    for (const epoch of [undefined, 1, 2]) {
      const open = lost.payloads.open({ ...operation, epoch }, operation.payload);
      expect(await open).toEqual({ ok: false, failure: "damaged" });
    }
  const file = { sha256: "f".repeat(64), byteSize: 5 };
  const blobs = createSealedBlobs(phone.keys, account.id);
  const { blob = "" } = await blobs.toSend("scan", file);
  const sealed = await blobs.seal(blob, 0, 1, new TextEncoder().encode("after"));
  const theirs = createSealedBlobs(lost.keys, account.id);
  expect(await theirs.open(blob, 0, 1, sealed)).toBeUndefined();
  expect(await theirs.open(await theirs.nameOf("scan", file), 0, 1, sealed)).toBeUndefined();
  expect(await blobs.open(blob, 0, 1, sealed)).toEqual(new TextEncoder().encode("after"));
  expect(await theirs.namesOf("scan", file)).not.toContain(blob);

  // What it had before it still has, and so have the others.
  expect(await lost.read()).toMatchObject({ "document:2 title": "written on the lost one" });
  const all = {
    "document:1 title": "after",
    "document:2 title": "written on the lost one",
    "document:3 note": { text: "after" },
    "document:4 note": "after, on the laptop",
  };
  for (const device of [phone, laptop]) expect(await device.read()).toEqual(all);
  // Whoever has the password opens all of it on a new device.
  const tablet = await joinKeyed(account, "tablet");
  expect(await tablet.sync()).toMatchObject(upToDate);
  expect(await tablet.read()).toEqual(all);
  await tablet.write("document:5", "note", "from the tablet");
  for (const device of [tablet, laptop]) expect(await device.sync()).toMatchObject(upToDate);
  expect(await laptop.read()).toMatchObject({ "document:5 note": "from the tablet" });
});

test("a device that was offline takes the new key and goes on; what it wrote under the old one is folded", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  await laptop.write("document:6", "note", "offline");
  await revoke(account, phone, lost);
  await phone.sync();
  await phone.write("document:6", "title", "meanwhile");
  await phone.sync();
  expect(await laptop.sync()).toMatchObject(upToDate);
  await laptop.write("document:6", "note", "later");
  for (const device of [laptop, phone]) expect(await device.sync()).toMatchObject(upToDate);
  expect(await phone.read()).toMatchObject({ "document:6 note": "later", "document:6 title": "meanwhile" });
  const epochs = (await entriesOf(phone)).filter(({ operation }) => operation.entity === "document:6");
  expect(epochs.map(({ operation }) => operation.epoch)).toEqual([2, 1, 2]);
  expect(laptop.kept).toEqual(phone.kept);
});

test("a device that signs itself out is shut out by the next one that comes", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  await ask(account.origin, "POST", "/auth/logout", { token: lost.token });
  expect(await laptop.sync()).toMatchObject(upToDate);
  expect(laptop.replica.epochs).toMatchObject({ number: 2, revoked: new Set([lost.identity.device]) });
  expect(await phone.sync()).toMatchObject(upToDate);
  // Once is enough.
  const { seq } = phone.replica.head;
  for (const device of [laptop, phone, laptop]) expect(await device.sync()).toMatchObject(upToDate);
  expect(phone.replica.head.seq).toBe(seq);
  expect(await lost.sync()).toMatchObject({ problem: { kind: "signed-out" } });
});

test("of a device that was signed out the server takes nothing more, whoever brings it", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  const operation = await lost.write("document:2", "title", "too late");
  await revoke(account, phone, lost);
  const told = await laptop.transport.push([operation]);
  expect(told).toMatchObject({ kind: "revoked", device: lost.identity.device, taken: 0 });
});

/** A log whose last entries a server writes as it likes, with heads that fit. */
function served(entries: LogEntry[], last: LogEntry["operation"][]): LogEntry[] {
  const all = [...entries];
  for (const operation of last)
    all.push({ seq: all.length + 1, receivedAt: Date.now() + 1_000, verdict: "wins", operation });
  return all;
}

const headOf = (entries: readonly LogEntry[]) =>
  entries.reduce((head, entry) => headAfter(head, entry, sha256), emptyHead);

function serving(device: KeyedDevice, entries: LogEntry[]): KeyedDevice["transport"] {
  return {
    ...device.transport,
    pull: async ({ seq }) => ({ kind: "entries", entries: structuredClone(entries.slice(seq)), head: headOf(entries) }),
  };
}

test("devices take nothing more of it either, if a server does", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  await revoke(account, phone, lost);
  await phone.sync();
  await phone.sync();
  const late = await lost.write("document:9", "title", "too late");
  const lie = serving(laptop, served(await entriesOf(phone), [late]));
  expect(await laptop.sync(lie)).toMatchObject({ problem: { kind: "untrusted", fault: { kind: "revoked" } } });
  expect(await laptop.sync()).toMatchObject(upToDate);
});

test("a device that a server and a signed-out device made up together is nobody's", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  await revoke(account, phone, lost);
  await phone.sync();
  await phone.sync();
  // It knows the first key and that of the first epoch, and the server takes what it says of a device.
  const body = { device: "invented-by-both", publicKey: lost.identity.publicKey };
  const agreementKey = await agreementKeyOf(lost.agreement);
  const known = lost.keys.of(1);
  if (known === undefined) throw new Error("There is no key.");
  const vouch = await vouchFor(known, account.id, { ...body, agreementKey });
  for (const epoch of [1, 2]) {
    const device = `${body.device}-${epoch}`;
    await ask(account.origin, "POST", "/sync/devices", {
      token: await signIn(account),
      body: { ...body, device, vouch, agreementKey, epoch, name: "nobody" },
    });
    const operation = {
      ...(await lost.write("document:9", "title", "invented")),
      device,
      deviceSeq: 1,
      previousHash: "",
    };
    const lie = serving(laptop, served(await entriesOf(phone), [operation]));
    expect(await laptop.sync(lie)).toMatchObject({ problem: { kind: "untrusted", fault: { kind: "forged" } } });
  }
  // The next epoch does not begin with it.
  await revoke(account, phone, laptop);
  await phone.sync();
  expect([...phone.replica.epochs.members.keys()]).toEqual([phone.identity.device]);
});

test("two devices that begin the same epoch at once come to the same", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  await revoke(account, phone, lost);
  await Promise.all([phone.epochs.beginWhereDue(phone.replica), laptop.epochs.beginWhereDue(laptop.replica)]);
  for (const device of [phone, laptop, phone]) expect(await device.sync()).toMatchObject(upToDate);
  await phone.write("document:7", "note", "from the phone");
  await laptop.write("document:8", "note", "from the laptop");
  for (const device of [phone, laptop, phone]) expect(await device.sync()).toMatchObject(upToDate);
  expect(await phone.read()).toEqual(await laptop.read());
  expect(Object.values(await phone.read())).not.toContain("?");
  expect(phone.replica.epochs.opId).toBe(laptop.replica.epochs.opId);
  const tablet = await joinKeyed(account, "tablet");
  expect(await tablet.sync()).toMatchObject(upToDate);
  expect(await tablet.read()).toEqual(await phone.read());
});

test("two devices that shut each other out, both are, and the key changes for a third", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  phone.epochs.shutOut(lost.identity.device);
  laptop.epochs.shutOut(phone.identity.device);
  await Promise.all([phone.epochs.beginWhereDue(phone.replica), laptop.epochs.beginWhereDue(laptop.replica)]);
  expect(await phone.sync()).toMatchObject(upToDate);
  expect(await laptop.sync()).toMatchObject(upToDate);
  // The phone has the key of the second epoch, and was shut out by one that came late: the third begins at once.
  expect(laptop.replica.epochs.number).toBe(3);
  expect(await phone.sync()).toMatchObject({ problem: { kind: "signed-out" } });
  expect([...laptop.replica.epochs.members.keys()]).toEqual([laptop.identity.device]);
  expect(account.id).not.toBe("");
});

test("a server that keeps a key back, or goes back behind it, is told of, and nothing is sealed under an older one", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  const before = await entriesOf(phone);
  await revoke(account, phone, lost);
  await phone.sync();
  await phone.write("document:1", "note", "under the second key");
  await phone.sync();
  const all = await entriesOf(phone);
  // Without the operation that begins the epoch its maker's chain is broken.
  const without = all.filter(({ operation }) => operation.roster?.epoch !== 2);
  const renumbered = without.map((entry, index) => ({ ...entry, seq: index + 1 }));
  expect(await laptop.sync(serving(laptop, renumbered))).toMatchObject({ problem: { kind: "untrusted" } });
  // A tablet came when the second epoch was there: a log without it is not believed.
  const tablet = await joinKeyed(account, "tablet");
  expect(await tablet.sync(serving(tablet, before))).toEqual({
    kind: "problem",
    problem: { kind: "untrusted", fault: { kind: "key-withheld", epoch: 2 } },
  });
  expect(tablet.payloads.epoch()).toBe(2);
  // The laptop hears of it by what is sealed under it.
  expect(await laptop.sync()).toMatchObject(upToDate);
  expect(laptop.payloads.epoch()).toBe(2);
});

test("what a device wrote that was signed out since, and that the server lost, is brought back in another's name", async () => {
  const { account, phone, laptop, lost } = await threeDevices(server.origin);
  const all = await entriesOf(phone);
  const lastOfLost = all.findLastIndex(({ operation }) => operation.device === lost.identity.device);
  // The phone has gone back behind it, as after a server that lost it; the server, here, has it under the laptop's name only.
  await phone.replica.retreat(lastOfLost);
  expect(phone.replica.outbox.map(({ device }) => device)).toContain(lost.identity.device);
  await phone.replica.rechain(new Set([lost.identity.device]));
  expect(new Set(phone.replica.outbox.map(({ device }) => device))).toEqual(new Set([phone.identity.device]));
  expect(await phone.read()).toMatchObject({ "document:2 title": "written on the lost one" });
  for (const device of [phone, laptop]) expect(await device.sync()).toMatchObject(upToDate);
  expect(phone.replica.outbox).toEqual([]);
  expect(account.id).not.toBe("");
});

test("an account of an older version has its first key only, and nothing of it is sealed anew", async () => {
  const first = await importVaultKey(new Uint8Array(32).fill(7));
  const keys = await openEpochKeys(first);
  const place = { entity: "document:1", field: "title", opId: "op-1" };
  const payloads = createSealedPayloads(keys, "account");
  expect(payloads.epoch()).toBeUndefined();
  const before = await payloads.seal(place, "before");
  await keys.add([{ number: 1, opId: "begins", key: "A".repeat(43) }]);
  expect(await payloads.open(place, before)).toEqual({ ok: true, value: "before" });
  const after = await payloads.seal({ ...place, epoch: 1 }, "after");
  expect(await payloads.open({ ...place, epoch: 1 }, after)).toEqual({ ok: true, value: "after" });
  for (const [epoch, payload] of [
    [1, before],
    [2, after],
    [undefined, after],
  ] as const)
    expect(await payloads.open({ ...place, epoch }, payload)).toEqual({ ok: false, failure: "damaged" });
  expect(await keeperOf(new Uint8Array(32))).toBeUndefined();
});
