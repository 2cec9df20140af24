import { canonicalJson } from "#core/replication/digest.ts";
import { otherVersions } from "#core/replication/fold.ts";
import { fieldKey, groupOfEntity, partsOfKey } from "#core/replication/groups/entity-names.ts";
import type { Operation } from "#core/replication/operation.ts";
import { createTextDigest } from "#db/sealing/text-digest.ts";
import type { ReplicaDisk, SyncOutcome } from "./contract.ts";
import type { Disagreement, OtherVersion, SyncParts } from "./engine.ts";
import { placeField } from "./entities/group-place.ts";
import { openEpochKeys } from "./epoch-keys.ts";
import { onReturn } from "./on-return.ts";
import { createOpenPayloads } from "./payload-codec.ts";
import { createReconciler } from "./reconcile.ts";
import { Replica } from "./replica.ts";
import { createSealedPayloads } from "./sealed-payload.ts";
import type { StatusHolder } from "./status.ts";
import { createSyncLoop } from "./sync-loop.ts";
import type { SyncedFile } from "./synced-files.ts";
import { createSyncedLog, type OpenLog } from "./synced-log.ts";

/** What the tab that leads does. */
export interface SyncWork {
  begin(): void;
  now(): Promise<SyncOutcome>;
  /** Proves that nothing is left to do, so that the next start need not look; it is also done in time after the last change. Answers whether it is so. */
  rest(): Promise<boolean>;
  fileIsThere(documentId: string, file: SyncedFile): Promise<void>;
  disagreements(entity?: string): Promise<Disagreement[]>;
  choose(entity: string, field: string, opId: string): Promise<void>;
  deleteForGood(documentId: string): Promise<void>;
  shutOut(device: string): Promise<void>;
  stop(): Promise<void>;
}

/** Fields of which no other version is ever shown: what can be computed again, and where things are. */
const neverShown = new Set(["reading", "file", placeField]);

/** Opens what is kept of the account's log and puts together what keeps the store the same as it. */
export async function openSyncWork(parts: SyncParts & { status: StatusHolder; changed(): void }): Promise<SyncWork> {
  const { store, account, vaultKey, transport, status, files, onError } = parts;
  const now = parts.now ?? (() => Date.now());
  const createId = parts.createId ?? (() => crypto.randomUUID());
  const isPrivate = account.kind === "private";
  const [stored, digest, payloads] = await Promise.all([
    store.openSync(isPrivate ? vaultKey : undefined),
    createTextDigest(),
    isPrivate ? createSealedPayloads(parts.keys ?? (await openEpochKeys(vaultKey)), account.id) : createOpenPayloads(),
  ]);
  let hasStopped = false;
  const disk: ReplicaDisk = {
    ...stored.log,
    async commit(change) {
      // Another tab may lead by now.
      if (hasStopped) throw new Error("Syncing was stopped.");
      await stored.log.commit(change);
    },
  };

  async function openLog(): Promise<OpenLog> {
    const { device, sign, isSigned } = parts;
    const [replica, bases] = await Promise.all([
      Replica.open({ device, disk, digest, sign, isSigned, now, createId }),
      stored.openBases(),
    ]);
    const reconciler = createReconciler({
      ...{ store, stored: { ...stored, bases }, replica, payloads, now, createId, onError },
      ...(files === undefined ? {} : { files }),
    });
    return { replica, reconciler };
  }

  const log = createSyncedLog({
    device: parts.device,
    ...{ transport, openLog, now },
    epochs: parts.epochs,
    rows: stored.rest,
    hasNoVersions: async (open) => (await listDisagreements(open)).length === 0,
    understandAgain: parts.understandAgain,
    changed: parts.changed,
  });
  const loop = createSyncLoop({ log, status, now, onError });
  const stops: (() => void)[] = [];

  async function versionOf({ reconciler }: OpenLog, operation: Operation): Promise<OtherVersion> {
    const { opId, device, ts } = operation;
    return { opId, device, ts, value: await reconciler.openOperation(operation) };
  }

  async function disagreementOn(open: OpenLog, key: string): Promise<Disagreement | undefined> {
    const state = open.replica.stateOf(key);
    const group = groupOfEntity(partsOfKey(key).entity);
    if (state === undefined || group === undefined || stored.partOf(group, key) === undefined) return undefined;
    const others = otherVersions(state);
    if (others.length === 0) return undefined;
    const current = await versionOf(open, state.current);
    // Two devices that said the same do not disagree.
    const same = canonicalJson(stored.known(group, key, current.value));
    const shown = (await Promise.all(others.map((other) => versionOf(open, other)))).filter(
      ({ value }) => canonicalJson(stored.known(group, key, value)) !== same,
    );
    return shown.length === 0 ? undefined : { ...partsOfKey(key), current, others: shown };
  }

  async function listDisagreements(open: OpenLog, entity?: string): Promise<Disagreement[]> {
    const found: Disagreement[] = [];
    for (const [key, state] of open.replica.fold()) {
      const parted = partsOfKey(key);
      if (state.known.size < 2 || neverShown.has(parted.field)) continue;
      if (entity !== undefined && parted.entity !== entity) continue;
      const disagreement = await disagreementOn(open, key);
      if (disagreement !== undefined) found.push(disagreement);
    }
    return found;
  }

  return {
    begin() {
      stops.push(
        stored.watch((changed) => {
          void log.note(changed).then(loop.soon, onError);
        }),
      );
      if (parts.listen !== undefined) stops.push(parts.listen(loop.wake));
      stops.push(onReturn(loop.wake));
      loop.wake();
    },

    now: () => loop.run(),

    rest: async () => (await log.rest()) === "resting",

    async fileIsThere(documentId, { blob, sha256, byteSize }) {
      const { reconciler } = await log.open();
      await reconciler.record(`document:${documentId}`, "file", {
        ...(blob === undefined ? {} : { blob }),
        sha256,
        byteSize,
      });
      loop.soon();
    },

    async disagreements(entity) {
      return (await log.isAgreed()) ? [] : listDisagreements(await log.open(), entity);
    },

    async choose(entity, field, opId) {
      const { replica, reconciler } = await log.open();
      const state = replica.stateOf(fieldKey(entity, field));
      const chosen = state?.known.get(opId);
      if (state === undefined || chosen === undefined) throw new Error("There is no such version.");
      const value = await reconciler.openOperation(chosen);
      if (value === undefined) throw new Error("This version cannot be opened here.");
      const settles = otherVersions(state).map((other) => other.opId);
      await reconciler.record(entity, field, value, { settles });
      loop.wake();
    },

    async deleteForGood(documentId) {
      const { reconciler } = await log.open();
      await reconciler.record(`document:${documentId}`, placeField, { place: "gone" });
      loop.wake();
    },

    async shutOut(device) {
      parts.epochs?.shutOut(device);
      loop.wake();
    },

    async stop() {
      for (const stop of stops) stop();
      await loop.stop();
      hasStopped = true;
    },
  };
}
