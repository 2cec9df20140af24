import type { Store } from "#core/domain/store.ts";
import type { FieldState } from "#core/replication/fold.ts";
import {
  type GroupKind,
  groupOfEntity,
  idOfGroup,
  kindOfGroup,
  partsOfKey,
} from "#core/replication/groups/entity-names.ts";
import { asObject, type Stamps, sameStamps } from "#core/replication/groups/group.ts";
import type { GroupStore } from "#core/replication/groups/group-store.ts";
import type { Operation } from "#core/replication/operation.ts";
import { baseAfter } from "./base-after.ts";
import { createCorrectedDocuments } from "./corrected-documents.ts";
import { createFoldIndex } from "./entities/fold-index.ts";
import { type Place, placeField } from "./entities/group-place.ts";
import type { Change } from "./own-chain.ts";
import type { PayloadCodec } from "./payload-codec.ts";
import { type Draft, type GroupPlan, planGroup } from "./plan-group.ts";
import type { Replica } from "./replica.ts";
import type { SyncFiles } from "./synced-files.ts";

/** Groups that are looked at together: one transaction lays in what came for all of them. */
const groupsAtOnce = 64;
/** Milliseconds after which a document that its own device has not read is read by another one that has its file. */
const defaultReadingPatience = 15 * 60_000;
/** Looks at one group in one run. */
const mostLooks = 12;

export interface ReconcileParts {
  store: Pick<
    Store,
    | "getDocument"
    | "retryDocument"
    | "listCorrections"
    | "binDocument"
    | "takeFromBin"
    | "deleteDocument"
    | "deleteConversation"
  >;
  stored: GroupStore;
  replica: Replica;
  payloads: PayloadCodec;
  files?: SyncFiles;
  /** Milliseconds after which a document that its own device has not read is read here, where its file is. */
  readingPatience?: number;
  now(): number;
  createId(): string;
  onError(error: unknown): void;
}

/**
 * Keeps store and log the same: what the store has and the log does not is recorded, and what the log has and the store does not is laid in. The
 * store is the truth of this device, so that whatever is killed in between is found again by {@link Reconciler.scan}.
 */
export interface Reconciler {
  /** Looks at everything that may have changed since the last exchange, here or in the log. */
  scan(): Promise<void>;
  /**
   * Looks at everything anew, and answers whether store, log and what was last exchanged say the same and nothing is under way. What differs is
   * left to be looked at.
   */
  isSettled(): Promise<boolean>;
  /** These may have changed in the store. */
  note(changed: { groups: readonly string[]; kinds?: readonly GroupKind[] }): Promise<void>;
  /** Takes in what the replica pulled. */
  followLog(): void;
  /** Groups that still have to be looked at. */
  readonly left: number;
  /**
   * Looks at all that is left, until as many operations wait to be sent. Answers the documents whose reading was understood with other
   * corrections than hold now, and how many groups were changed in the store.
   */
  run(mostWaiting: number, told?: () => void): Promise<{ laid: number; understandAgain: string[] }>;
  /** What an operation says, undefined where it cannot be opened. */
  openOperation(operation: Operation): Promise<unknown>;
  /** Records a value that somebody chose, and lays it in with the next run. */
  record(entity: string, field: string, value: unknown, options?: Pick<Change, "settles">): Promise<void>;
  stateOf(key: string): FieldState | undefined;
}

export function createReconciler(parts: ReconcileParts): Reconciler {
  const { store, stored, replica, payloads, files } = parts;
  const { bases } = stored;
  const index = createFoldIndex(replica);
  const left = new Set<string>();
  const corrected = createCorrectedDocuments(store);

  async function openOperation(operation: Operation): Promise<unknown> {
    const { entity, field, opId, epoch } = operation;
    const opened = await payloads.open({ entity, field, opId, epoch }, await replica.payloadOf(operation));
    if (opened.ok) return opened.value;
    if (opened.failure === "damaged")
      parts.onError(new Error(`An operation on a ${kindOfGroup(entity)} cannot be opened.`));
    return undefined;
  }

  const planParts = { stored, replica, index, openOperation };

  /** The change as it is recorded: with the fields that a newer version had put into what it builds on. */
  async function changeOf(group: string, { key, value, baseOpId, settles }: Draft): Promise<Change> {
    const { entity, field } = partsOfKey(key);
    const opId = parts.createId();
    const kept = value === null || baseOpId === null ? {} : await unknownFields(group, key, baseOpId);
    const epoch = payloads.epoch();
    const payload = await payloads.seal(
      { entity, field, opId, epoch },
      value === null ? null : { ...kept, ...asObject(value) },
    );
    const sealed = { payload, ...(epoch === undefined ? {} : { epoch }) };
    return { entity, field, opId, baseOpId, ...sealed, ...(settles === undefined ? {} : { settles }) };
  }

  async function unknownFields(group: string, key: string, opId: string): Promise<Record<string, unknown>> {
    const before = replica.stateOf(key)?.known.get(opId);
    const value = before && (await openOperation(before));
    if (partsOfKey(key).field === placeField) return {};
    const known = asObject(stored.known(group, key, value));
    return Object.fromEntries(Object.entries(asObject(value)).filter(([name]) => !(name in known)));
  }

  /** Everything that was decided on some groups, in an order in which a kill at any place is made good by looking again. */
  async function carryOut(plans: readonly GroupPlan[]): Promise<{ laid: number; corrected: string[] }> {
    const drafts = plans.flatMap((plan) => plan.drafts.map((draft) => ({ plan, draft })));
    const changes = await Promise.all(drafts.map(({ plan, draft }) => changeOf(plan.group, draft)));
    const recorded = changes.length > 0 ? await replica.recordAll(changes) : [];
    for (const operation of recorded) index.add(operation);
    for (const plan of plans) queueFile(plan);
    for (const { group, unreadSince = Number.POSITIVE_INFINITY } of plans)
      if (parts.now() - unreadSince > (parts.readingPatience ?? defaultReadingPatience))
        await store.retryDocument(idOfGroup(group), parts.now());
    const laying = plans.filter(({ lay }) => lay.size > 0);
    const written = await stored.write(
      laying.map(({ group, lay, seen }) => ({
        group,
        seen,
        values: new Map([...lay].map(([key, { value }]) => [key, value])),
      })),
    );
    const answers = new Map(laying.map((plan, place) => [plan, written[place] ?? "incomplete"]));
    for (const plan of plans) if (answers.get(plan) !== "changed") await move(plan);
    const opIds = new Map(drafts.map(({ draft }, place) => [draft, recorded[place]?.opId ?? ""]));
    await bases.put(plans.map((plan) => baseAfter(plan, bases.get(plan.group), answers.get(plan), opIds)));
    for (const plan of plans) if (plan.again || answers.get(plan) === "changed") left.add(plan.group);
    return { laid: laying.length, corrected: laying.filter(wasCorrected).map(({ group }) => idOfGroup(group)) };
  }

  /** They may be asked for again and again: what is under way is looked at anew at each start. */
  function queueFile({ group, bringUp, fetchLater, move: place }: GroupPlan): void {
    const id = idOfGroup(group);
    if (place === "gone") files?.forget(id);
    else if (bringUp !== undefined) files?.bringUp(id, bringUp);
    else if (fetchLater !== undefined) files?.fetchLater(id, fetchLater);
  }

  async function move({ group, move: place }: GroupPlan): Promise<void> {
    if (place === undefined) return;
    const id = idOfGroup(group);
    if (kindOfGroup(group) === "conversation") {
      if (place === "gone") await store.deleteConversation(id);
      return;
    }
    const moves: Record<Place, () => Promise<unknown>> = {
      binned: () => store.binDocument(id, parts.now()),
      gone: () => store.deleteDocument(id),
      here: () => store.takeFromBin(id),
    };
    await moves[place]();
  }

  function noteStamps(stamps: ReadonlyMap<string, Stamps>, kinds?: readonly GroupKind[]): void {
    for (const [group, seen] of stamps) if (!sameStamps(seen, bases.get(group)?.stamps)) left.add(group);
    for (const group of bases.groups()) {
      const kind = kindOfGroup(group);
      if (kind === undefined || kinds?.includes(kind) === false) continue;
      if (!stamps.has(group) && Object.keys(bases.get(group)?.stamps ?? {}).length > 0) left.add(group);
    }
  }

  const reconciler: Reconciler = {
    async scan() {
      index.follow();
      noteStamps(await stored.scan());
      for (const group of index.groups()) {
        const known = bases.get(group)?.fields;
        const keys = index.keysOf(group);
        // A tab that was killed after it laid corrections in had no time to understand the record with them.
        if ([...keys].some((key) => key.startsWith("correction:"))) corrected.add(idOfGroup(group));
        for (const key of keys) {
          if (known?.[key]?.opId === replica.stateOf(key)?.current.opId) continue;
          left.add(group);
          break;
        }
      }
    },

    async isSettled() {
      await reconciler.scan();
      const stale = await corrected.listStale();
      return left.size === 0 && replica.outbox.length === 0 && stale.length === 0;
    },

    async note({ groups, kinds = [] }) {
      for (const group of groups) left.add(group);
      for (const kind of kinds) noteStamps(await stored.scan(kind), [kind]);
    },

    followLog() {
      for (const group of index.follow()) left.add(group);
    },

    get left() {
      return left.size;
    },

    async run(mostWaiting, told) {
      let laid = 0;
      const looks = new Map<string, number>();
      while (left.size > 0 && replica.outbox.length < mostWaiting) {
        const some = [...left].slice(0, groupsAtOnce);
        for (const group of some) left.delete(group);
        try {
          const plans = await plansOf(some.filter((group) => !isEndless(group, looks)));
          const done = await carryOut(plans);
          laid += done.laid;
          for (const id of done.corrected) corrected.add(id);
          told?.();
        } catch (error) {
          // Nothing is known to be done: all of it is looked at again.
          for (const group of some) left.add(group);
          throw error;
        }
      }
      return { laid, understandAgain: await corrected.listStale() };
    },

    openOperation,

    async record(entity, field, value, { settles } = {}) {
      const opId = parts.createId();
      const epoch = payloads.epoch();
      const payload = await payloads.seal({ entity, field, opId, epoch }, value);
      const sealed = { payload, ...(epoch === undefined ? {} : { epoch }) };
      const operation = await replica.record({ entity, field, opId, ...sealed, ...(settles ? { settles } : {}) });
      index.add(operation);
      const group = groupOfEntity(entity);
      if (group !== undefined) left.add(group);
    },

    stateOf: (key) => replica.stateOf(key),
  };
  return reconciler;

  /** Whoever changes a group all the time must not keep the others waiting; it is told of again when it changes. */
  function isEndless(group: string, looks: Map<string, number>): boolean {
    const times = (looks.get(group) ?? 0) + 1;
    looks.set(group, times);
    if (times === mostLooks)
      parts.onError(new Error(`A ${kindOfGroup(group)} was looked at ${times} times and is not settled.`));
    return times >= mostLooks;
  }

  async function plansOf(groups: readonly string[]): Promise<GroupPlan[]> {
    const found = await stored.read(groups);
    const plans = groups.map(async (group) => {
      try {
        return await planGroup(planParts, group, found.get(group), bases.get(group));
      } catch (error) {
        // One row that cannot be opened keeps none of the others back; it is looked at again when it changes, and at the next start.
        parts.onError(error);
        return undefined;
      }
    });
    return (await Promise.all(plans)).filter((plan) => plan !== undefined);
  }
}

function wasCorrected({ lay }: GroupPlan): boolean {
  return [...lay.keys()].some((key) => key.startsWith("correction:") || key.endsWith("\nreading"));
}
