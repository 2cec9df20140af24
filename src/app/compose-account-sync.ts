import { type CorrectingHome, followCorrections } from "#api/use-cases/correct-document.ts";
import { deviceSyncs } from "#db/device/device.ts";
import type { SyncRow } from "#db/device/device-database.ts";
import type { OpenedSession } from "#db/device/device-sessions.ts";
import type { OpenedSync } from "#db/device/device-syncs.ts";
import type { DexieStore } from "#db/dexie-store.ts";
import { agreementKeyOf, createAgreementKeys } from "#db/sealing/key-agreement.ts";
import { deviceIdentity } from "#sync/device-identity.ts";
import { createVouchedDevices, type VouchedDevices } from "#sync/device-vouching.ts";
import { type Sync, startSync } from "#sync/engine.ts";
import type { EpochKeeping } from "#sync/epoch-keeping.ts";
import { type EpochKeys, openEpochKeys } from "#sync/epoch-keys.ts";
import { createEpochKeeping } from "#sync/epochs.ts";
import { createAccountFiles } from "#sync/files.ts";
import { createHttpBlobTransport } from "#sync/http-blob-transport.ts";
import { createHttpTransport } from "#sync/http-transport.ts";
import { listenToServer } from "#sync/listen-to-server.ts";
import { createReadableBlobs, createSealedBlobs } from "#sync/sealed-blob.ts";
import type { StatusSource } from "#sync/status.ts";
import { createWholeStatus } from "#sync/whole-status.ts";
import { accountKeyOf, openSync, registerDevice } from "./session/kept-sync.ts";
import { deviceProofs, server } from "./session/server.ts";

export interface RunningSync {
  sync: Sync;
  status: StatusSource;
  /** Of an account whose vault an older version made: no later key can begin. */
  needsNewCode: boolean;
  stop(): Promise<void>;
}

export interface AccountSyncParts {
  onError(error: unknown): void;
  /** So that a record whose corrections came from another device says them here too. */
  correcting: CorrectingHome;
}

/** Called when a later key of the account is about to be kept, with what the row's secrets are sealed to then. */
export type KeysKept = (secrets: SyncRow["secrets"]) => void;

/**
 * Everything that keeps the open account the same on its devices, put together: what its operations and files go through, and who vouches
 * for whom. Undefined where this device is signed out from the server.
 */
export async function composeAccountSync(
  store: DexieStore,
  session: OpenedSession,
  { accountId }: SyncRow,
  { onError, correcting }: AccountSyncParts,
  keysKept: KeysKept,
): Promise<RunningSync | undefined> {
  const opened = await openSync(accountId, session);
  const token = opened?.secrets.token;
  if (opened === undefined || token === undefined) return undefined;
  await beginAnew(store, accountId);
  const account = { id: opened.serverAccount, kind: opened.kind };
  const accountKey = await accountKeyOf(opened.secrets);
  const keys = accountKey && (await openEpochKeys(accountKey, opened.secrets.epochs));
  const network = {
    origin: location.origin,
    readToken: () => token,
    fetch: deviceProofs.fetch,
  };
  const identity = await deviceIdentity(crypto.subtle, opened.device, opened.keys);
  const devices = createVouchedDevices({
    account: account.id,
    ...(keys === undefined ? {} : { keys }),
    listDevices: () => server.devices(token),
  });
  const epochs = keys && (await openEpochs({ opened, session, token, keys, devices, keysKept }));
  const files = createAccountFiles({
    store,
    transport: createHttpBlobTransport(network),
    sealing: keys === undefined ? createReadableBlobs() : createSealedBlobs(keys, account.id),
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
      ...(keys === undefined || epochs === undefined ? {} : { keys, epochs }),
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
    needsNewCode: accountKey !== undefined && opened.secrets.keeper === undefined,
    async stop() {
      await Promise.all([files.stop(), sync.stop()]);
    },
  };
}

/** Takes and makes the account's later keys. A device that an older version added is given what they are sent to it by. */
async function openEpochs(parts: {
  opened: OpenedSync;
  session: OpenedSession;
  token: string;
  keys: EpochKeys;
  devices: VouchedDevices;
  keysKept: KeysKept;
}): Promise<EpochKeeping> {
  const { opened, session, token, keys, devices, keysKept } = parts;
  const { accountId, serverAccount: account, device } = opened;
  const agreementKeys = opened.agreementKeys ?? (await createAgreementKeys());
  if (opened.agreementKeys === undefined) {
    const epoch = keys.current();
    const key = keys.of(epoch);
    const newest = key && { key, epoch };
    // Without a network it is tried again at the next start.
    await registerDevice({ token, account, identity: { device, keys: opened.keys, agreementKeys }, newest }).then(
      () => deviceSyncs.keepAgreementKeys(accountId, agreementKeys),
      (error: unknown) => console.warn("The account's later keys cannot be sent to this device yet.", error),
    );
  }
  const keeping = createEpochKeeping({
    account,
    own: { privateKey: agreementKeys.privateKey, publicKey: await agreementKeyOf(agreementKeys) },
    keeper: opened.secrets.keeper,
    keys,
    devices,
    keep: (all) => deviceSyncs.keepEpochs(accountId, session, [...all], keysKept),
    createId: () => crypto.randomUUID(),
  });
  return {
    ...keeping,
    problemOf(end) {
      if (end.epochs.revoked.has(device)) void deviceSyncs.markShutOut(accountId);
      return keeping.problemOf(end);
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
