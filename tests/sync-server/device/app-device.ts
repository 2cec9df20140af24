import "fake-indexeddb/auto";
import { randomUUID, webcrypto } from "node:crypto";
import { followCorrections } from "#api/use-cases/correct-document.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { type DexieStore, openDexieStore } from "#db/dexie-store.ts";
import { randomBytes } from "#db/sealing/bytes.ts";
import { importDerivationKey } from "#db/sealing/derived-keys.ts";
import { delay } from "#pipeline/delay.ts";
import { createPipeline, type Pipeline } from "#pipeline/pipeline.ts";
import type { Readers } from "#pipeline/pipeline-parts.ts";
import { createKeyPair, deviceIdentity } from "#sync/device-identity.ts";
import { createVouchedDevices } from "#sync/device-vouching.ts";
import { type Sync, startSync } from "#sync/engine.ts";
import { createAccountFiles } from "#sync/files.ts";
import { createHttpBlobTransport } from "#sync/http-blob-transport.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { listenToServer } from "#sync/listen-to-server.ts";
import { createReadableBlobs } from "#sync/sealed-blob.ts";
import { createMemoryLock } from "../../support/memory-lock.ts";

const subtle = webcrypto.subtle as SubtleCrypto;

/** The app with an assisted account: its store, its reading, its syncing and its files, all the product's own, over the network. */
export interface AppDevice {
  store: DexieStore;
  sync: Sync;
  errors: unknown[];
  /** Reads what waits, as the app does while it is open; left out, the app was closed before. */
  pipeline: Pipeline | undefined;
  close(): Promise<void>;
}

export async function openApp(parts: {
  origin: string;
  token: string;
  account: string;
  readers?: Readers;
}): Promise<AppDevice> {
  const { origin, token, account, readers } = parts;
  const device = randomUUID();
  const identity = await deviceIdentity(subtle, device, await createKeyPair(subtle));
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ device, publicKey: identity.publicKey, name: "a phone" });
  const joined = await fetch(`${origin}/api/sync/devices`, { method: "POST", headers, body });
  if (!joined.ok) throw new Error(`The device could not join: ${joined.status}.`);
  const vaultKey = await importDerivationKey(randomBytes(32));
  const store = await openDexieStore({ databaseName: `test.${randomUUID()}`, vaultKey });
  const network = { origin, readToken: () => token, fetch };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const devices = createVouchedDevices({
    account,
    async listDevices() {
      const response = await fetch(`${origin}/api/sync/devices`, { headers });
      return (await response.json()) as Awaited<ReturnType<Parameters<typeof createVouchedDevices>[0]["listDevices"]>>;
    },
  });
  const locks = createMemoryLock();
  const files = createAccountFiles({
    store,
    transport: createHttpBlobTransport(network),
    sealing: createReadableBlobs(),
    sent: (documentId, file) => sync.fileIsThere(documentId, file),
    locks: {
      request: (_name: string, _options: unknown, work: () => Promise<unknown>) => work(),
    } as unknown as Pick<LockManager, "request">,
    onError,
  });
  const correcting = {
    understand: async (request: Parameters<typeof understandDocument>[0]) => understandDocument(request),
    wake: () => undefined,
    now: () => new Date(),
  };
  const sync: Sync = startSync({
    store,
    account: { id: account, kind: "assisted" },
    vaultKey,
    device,
    sign: identity.sign,
    isSigned: devices.isSigned,
    transport: createHttpTransport(network),
    listen: (grown) => listenToServer(network, grown),
    files,
    understandAgain: async (documentId) => void (await followCorrections(store, documentId, correcting)),
    locks: { request: (name, { signal }, work) => locks.request(name, { signal }, work) },
    onError,
  });
  const pipeline =
    readers &&
    createPipeline({
      store,
      readers,
      understand: async (request) => understandDocument(request),
      lock: { request: (_name, _options, work) => work() },
      lockName: device,
      now: () => new Date(),
      newId: randomUUID,
      delay,
      onError,
    });
  pipeline?.start();
  return {
    store,
    sync,
    errors,
    pipeline,
    async close() {
      await pipeline?.stop();
      await sync.stop();
      await files.stop();
      store.close();
    },
  };
}
