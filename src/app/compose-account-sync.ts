import { type CorrectingHome, followCorrections } from "#api/use-cases/correct-document.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { SyncRow } from "#db/device/device-database.ts";
import type { OpenedSession } from "#db/device/device-sessions.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { deviceIdentity } from "#sync/device-identity.ts";
import { createVouchedDevices } from "#sync/device-vouching.ts";
import { type Sync, startSync } from "#sync/engine.ts";
import { createAccountFiles } from "#sync/files.ts";
import { createHttpBlobTransport } from "#sync/http-blob-transport.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { listenToServer } from "#sync/listen-to-server.ts";
import { createReadableBlobs, createSealedBlobs } from "#sync/sealed-blob.ts";
import type { StatusSource } from "#sync/status.ts";
import { createWholeStatus } from "#sync/whole-status.ts";
import { accountKeyOf, openSync } from "./session/kept-sync.ts";
import { deviceProofs, server } from "./session/server.ts";

export interface RunningSync {
  sync: Sync;
  status: StatusSource;
  stop(): Promise<void>;
}

export interface AccountSyncParts {
  onError(error: unknown): void;
  /** So that a record whose corrections came from another device says them here too. */
  correcting: CorrectingHome;
}

/**
 * Everything that keeps the open account the same on its devices, put together: what its operations and files go through, and who vouches
 * for whom. Undefined where this device is signed out from the server.
 */
export async function composeAccountSync(
  store: DexieStore,
  session: OpenedSession,
  { accountId }: SyncRow,
  { onError, correcting }: AccountSyncParts,
): Promise<RunningSync | undefined> {
  const opened = await openSync(accountId, session);
  const token = opened?.secrets.token;
  if (opened === undefined || token === undefined) return undefined;
  await beginAnew(store, accountId);
  const account = { id: opened.serverAccount, kind: opened.kind };
  const accountKey = await accountKeyOf(opened.secrets);
  const network = {
    origin: location.origin,
    readToken: () => token,
    fetch: deviceProofs.fetch,
  };
  const identity = await deviceIdentity(crypto.subtle, opened.device, opened.keys);
  const devices = createVouchedDevices({
    account: account.id,
    ...(accountKey === undefined ? {} : { accountKey }),
    listDevices: () => server.devices(token),
  });
  const files = createAccountFiles({
    store,
    transport: createHttpBlobTransport(network),
    sealing: accountKey === undefined ? createReadableBlobs() : await createSealedBlobs(accountKey, account.id),
    sent: async (documentId, file) => (await running).fileIsThere(documentId, file),
    locks: navigator.locks,
    onError,
  });
  const running = Promise.resolve(
    startSync({
      store,
      account,
      // An assisted account seals nothing; the key is what its own rows on this device are sealed with.
      vaultKey: accountKey ?? session.vaultKey,
      device: identity.device,
      sign: identity.sign,
      isSigned: devices.isSigned,
      transport: createHttpTransport(network),
      listen: (grown) => listenToServer(network, grown),
      files,
      async understandAgain(documentId) {
        await followCorrections(store, documentId, correcting);
      },
      onError,
    }),
  );
  const sync = await running;
  return {
    sync,
    status: createWholeStatus(sync.status, files),
    async stop() {
      await Promise.all([files.stop(), sync.stop()]);
    },
  };
}

/** Forgets what was exchanged with an account that began anew on its server: once, whatever tab does it, while none of them is syncing. */
async function beginAnew(store: DexieStore, accountId: string): Promise<void> {
  const name = `red-thread.sync.${store.databaseName}`;
  await navigator.locks.request(`${name}.begin`, async () => {
    if ((await deviceSyncs.find(accountId))?.startsAnew !== true) return;
    await navigator.locks.request(name, async () => {
      await store.forgetSync();
      await deviceSyncs.markBegun(accountId);
    });
  });
}
