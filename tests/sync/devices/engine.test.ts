import "fake-indexeddb/auto";
import { randomUUID, webcrypto } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { randomBytes } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { createKeyPair, createSignatureCheck, deviceIdentity } from "#sync/device-identity.ts";
import { type Sync, startSync } from "#sync/engine.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { listenToServer } from "#sync/listen-to-server.ts";
import { createMemoryLock } from "../../support/memory-lock.ts";
import { sampleDocument, sampleEpoch, sampleInstant, sampleUnderstood } from "../../support/record-samples.ts";
import { type OpenServer, openServer } from "../../sync-server/home/open-server.ts";
import { signUp } from "../true-device.ts";
import { dumpOf } from "./store-dump.ts";

/*
 * The engine as the app starts it, over the true server and true keys: timers, events and tabs are the product's own.
 */

const subtle = webcrypto.subtle as SubtleCrypto;
const until = { timeout: 10_000, interval: 20 };

let server: OpenServer;
let token: string;
let accountKey: CryptoKey;
let keys: Map<string, string>;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  token = await signUp(server.origin);
  accountKey = await importDerivationKey(randomBytes(32));
  keys = new Map();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Machine {
  store: DexieStore;
  sync: Sync;
  errors: unknown[];
  /** Cuts the network, or mends it; a network that hangs answers never. */
  network: { isCut: boolean; hangs?: boolean };
  /** Another tab of the same device. */
  openTab(): Promise<Machine>;
}

async function joinMachine(): Promise<Machine> {
  const device = randomUUID();
  const identity = await deviceIdentity(subtle, device, await createKeyPair(subtle));
  keys.set(device, identity.publicKey);
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ device, publicKey: identity.publicKey, name: "a device" });
  await fetch(`${server.origin}/api/sync/devices`, { method: "POST", headers, body });
  const [databaseName, vaultKey] = [`test.${randomUUID()}`, await importDerivationKey(randomBytes(32))];
  const locks = createMemoryLock();

  async function openTab(): Promise<Machine> {
    const store = await openDexieStore({ databaseName, vaultKey });
    const errors: unknown[] = [];
    const network: Machine["network"] = { isCut: false };
    const parts = {
      origin: server.origin,
      readToken: () => token,
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        if (network.hangs) await new Promise(() => undefined);
        if (network.isCut) throw new TypeError("The network is cut.");
        return fetch(input, init);
      },
    };
    const sync = startSync({
      store,
      account: { id: "account", kind: "private" },
      vaultKey: accountKey,
      device,
      sign: identity.sign,
      isSigned: createSignatureCheck(subtle, (name) => keys.get(name)),
      transport: createHttpTransport(parts),
      listen: (grown) => listenToServer(parts, grown),
      locks,
      onError: (error) => errors.push(error),
    });
    closing.push(async () => {
      await sync.stop();
      store.close();
      expect(errors).toEqual([]);
    });
    return { store, sync, errors, network, openTab };
  }
  return openTab();
}

test("what is written on one device is on the other in a moment, and nobody asks for it", async () => {
  const [phone, laptop] = [await joinMachine(), await joinMachine()];
  await vi.waitFor(() => expect(laptop.sync.status.read().kind).toBe("up-to-date"), until);
  const changed = vi.fn();
  laptop.sync.onChanged(changed);
  await phone.store.addDocuments([sampleDocument("lab")]);
  await phone.store.claimJob({ owner: "test", now: sampleEpoch, leaseMs: 1, exclusive: true });
  await phone.store.completeJob({ documentId: "lab", owner: "test", understood: sampleUnderstood("lab") });
  await vi.waitFor(async () => {
    expect((await laptop.store.getDocument("lab"))?.processingStatus).toBe("completed");
  }, until);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), until);
  await laptop.store.putAppointmentQuestion({ id: "q", text: "Why?", createdAt: sampleInstant(1) });
  await vi.waitFor(async () => expect(await phone.store.listAppointmentQuestions()).toHaveLength(1), until);
  expect(await dumpOf(laptop.store)).toEqual(await dumpOf(phone.store));
}, 30_000);

test("without a connection changes wait and are told of; with one they go", async () => {
  const phone = await joinMachine();
  await vi.waitFor(() => expect(phone.sync.status.read().kind).toBe("up-to-date"), until);
  phone.network.isCut = true;
  await phone.store.putAppointmentQuestion({ id: "one", text: "One", createdAt: sampleInstant(1) });
  await phone.store.putAppointmentQuestion({ id: "two", text: "Two", createdAt: sampleInstant(2) });
  await vi.waitFor(() => expect(phone.sync.status.read()).toMatchObject({ kind: "offline", waiting: 2 }), until);
  phone.network.isCut = false;
  expect(await phone.sync.now()).toMatchObject({ kind: "up-to-date" });
  expect(phone.sync.status.read().kind).toBe("up-to-date");
}, 30_000);

test("of several tabs one works; the others see its status, are answered by it, and take over when it goes", async () => {
  const first = await joinMachine();
  await vi.waitFor(() => expect(first.sync.status.read().kind).toBe("up-to-date"), until);
  const second = await first.openTab();
  await vi.waitFor(() => expect(second.sync.status.read().kind).toBe("up-to-date"), until);
  expect(await second.sync.disagreements()).toEqual([]);
  await second.store.putAppointmentQuestion({ id: "q", text: "From the second tab", createdAt: sampleInstant(1) });
  expect(await second.sync.now()).toMatchObject({ kind: "up-to-date" });
  const laptop = await joinMachine();
  await vi.waitFor(async () => expect(await laptop.store.listAppointmentQuestions()).toHaveLength(1), until);
  await first.sync.stop();
  await laptop.store.putAppointmentQuestion({ id: "r", text: "Later", createdAt: sampleInstant(2) });
  await vi.waitFor(async () => expect(await second.store.listAppointmentQuestions()).toHaveLength(2), until);
}, 30_000);

test("a session that was revoked is a problem with a name, and nothing is lost", async () => {
  const phone = await joinMachine();
  await vi.waitFor(() => expect(phone.sync.status.read().kind).toBe("up-to-date"), until);
  token = "revoked";
  await phone.store.putAppointmentQuestion({ id: "q", text: "Kept", createdAt: sampleInstant(1) });
  const problem = { kind: "problem", problem: "signed-out", waiting: 1 };
  await vi.waitFor(() => expect(phone.sync.status.read()).toEqual(problem), until);
  expect(await phone.store.listAppointmentQuestions()).toHaveLength(1);
}, 30_000);

test("who stops does not wait for a server that never answers", async () => {
  const phone = await joinMachine();
  await vi.waitFor(() => expect(phone.sync.status.read().kind).toBe("up-to-date"), until);
  phone.network.hangs = true;
  await phone.store.putAppointmentQuestion({ id: "q", text: "Kept", createdAt: sampleInstant(1) });
  void phone.sync.now().catch(() => undefined);
  const began = performance.now();
  await phone.sync.stop();
  expect(performance.now() - began).toBeLessThan(5_000);
}, 30_000);
