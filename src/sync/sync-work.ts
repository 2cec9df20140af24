import { canonicalJson } from "#core/replication/digest.ts";
import { otherVersions } from "#core/replication/fold.ts";
import { fieldKey, groupOfEntity, partsOfKey } from "#core/replication/groups/entity-names.ts";
import type { Operation } from "#core/replication/operation.ts";
import { createTextDigest } from "#db/sealing/text-digest.ts";
import type { SyncOutcome } from "./contract.ts";
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

/** What the tab that leads does. */
export interface SyncWork {
  begin(): void;
  now(): Promise<SyncOutcome>;
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
  const replica = await Replica.open({
    device: parts.device,
    disk: {
      ...stored.log,
      async commit(change) {
        // Another tab may lead by now.
        if (hasStopped) throw new Error("Syncing was stopped.");
        await stored.log.commit(change);
      },
    },
    digest,
    sign: parts.sign,
    isSigned: parts.isSigned,
    now,
    createId,
  });
  const reconciler = createReconciler({
    store,
    stored,
    replica,
    payloads,
    now,
    createId,
    onError,
    ...(files === undefined ? {} : { files }),
  });
  const loop = createSyncLoop({
    replica,
    reconciler,
    transport,
    epochs: parts.epochs,
    status,
    understandAgain: parts.understandAgain,
    changed: parts.changed,
    now,
    onError,
  });
  let scanned: Promise<void> | undefined;
  const stops: (() => void)[] = [];

  /** Everything that happened while nobody listened is found once, before the first run. */
  const ready = () => {
    scanned ??= reconciler.scan();
    return scanned;
  };

  async function versionOf(operation: Operation): Promise<OtherVersion> {
    const { opId, device, ts } = operation;
    return { opId, device, ts, value: await reconciler.openOperation(operation) };
  }

  async function disagreementOn(key: string): Promise<Disagreement | undefined> {
    const state = replica.stateOf(key);
    const group = groupOfEntity(partsOfKey(key).entity);
    if (state === undefined || group === undefined || stored.partOf(group, key) === undefined) return undefined;
    const open = otherVersions(state);
    if (open.length === 0) return undefined;
    const current = await versionOf(state.current);
    // Two devices that said the same do not disagree.
    const same = canonicalJson(stored.known(group, key, current.value));
    const others = (await Promise.all(open.map(versionOf))).filter(
      ({ value }) => canonicalJson(stored.known(group, key, value)) !== same,
    );
    return others.length === 0 ? undefined : { ...partsOfKey(key), current, others };
  }

  return {
    begin() {
      stops.push(
        stored.watch((changed) => {
          void reconciler.note(changed).then(loop.soon, onError);
        }),
      );
      if (parts.listen !== undefined) stops.push(parts.listen(loop.wake));
      stops.push(onReturn(loop.wake));
      void ready().then(loop.wake, onError);
    },

    async now() {
      await ready();
      return loop.run();
    },

    async fileIsThere(documentId, { blob, sha256, byteSize }) {
      await reconciler.record(`document:${documentId}`, "file", {
        ...(blob === undefined ? {} : { blob }),
        sha256,
        byteSize,
      });
      loop.soon();
    },

    async disagreements(entity) {
      await ready();
      const found: Disagreement[] = [];
      for (const [key, state] of replica.fold()) {
        const parted = partsOfKey(key);
        if (state.known.size < 2 || neverShown.has(parted.field)) continue;
        if (entity !== undefined && parted.entity !== entity) continue;
        const disagreement = await disagreementOn(key);
        if (disagreement !== undefined) found.push(disagreement);
      }
      return found;
    },

    async choose(entity, field, opId) {
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
