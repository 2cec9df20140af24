import type { GroupKind } from "#core/replication/groups/entity-names.ts";
import type { Epochs } from "#core/replication/operation.ts";
import type { RestingLog, RestRows } from "#db/sync/rest-rows.ts";
import { bringTogether, mostWaiting } from "./bring-together.ts";
import type { SyncOutcome, SyncTransport } from "./contract.ts";
import type { EpochKeeping, LogEnd } from "./epoch-keeping.ts";
import type { Reconciler } from "./reconcile.ts";
import type { Replica } from "./replica.ts";

/** The account's log as this device has it, and what keeps the store the same as it. */
export interface OpenLog {
  replica: Replica;
  reconciler: Reconciler;
}

/**
 * The log of the open account. Opening it takes as long as all that was ever written needs, and so does looking at all that is in the store: while
 * this device and the server have nothing to do (`RestRows`), neither is done.
 */
export interface SyncedLog {
  /** Opens it, and looks at everything that may have changed; once. */
  open(): Promise<OpenLog>;
  /** Brings store, log and server together. */
  bring(told: () => void, hasStopped: () => boolean): Promise<SyncOutcome>;
  /** Looks at what changed here, and answers whether the server has to be told: most writes of a store say nothing new. */
  isNews(): Promise<boolean>;
  /** What still has to be looked at or sent. */
  waiting(): number;
  /** These may have changed in the store. */
  note(changed: { groups: readonly string[]; kinds?: readonly GroupKind[] }): Promise<void>;
  /** Whether it is known, without opening the log, that nowhere more than one version stands. */
  isAgreed(): Promise<boolean>;
  /** Proves that nothing is left to do, and keeps it for the next start; "left" where it found what is to be done. Tries once for each change. */
  rest(): Promise<"resting" | "left" | "not-yet">;
}

export interface SyncedLogParts {
  device: string;
  transport: SyncTransport;
  epochs?: EpochKeeping | undefined;
  rows: RestRows;
  openLog(): Promise<OpenLog>;
  /** Whether nowhere in the open log more than one version stands. */
  hasNoVersions(log: OpenLog): Promise<boolean>;
  understandAgain?: ((documentId: string) => Promise<void>) | undefined;
  /** Something was laid into the store. */
  changed(): void;
  now(): number;
}

export function createSyncedLog(parts: SyncedLogParts): SyncedLog {
  const { device, transport, epochs, rows, now } = parts;
  let opening: Promise<OpenLog> | undefined;
  let opened: OpenLog | undefined;
  /** Something happened since it was last tried to prove that nothing is left. */
  let hasChanged = true;

  async function openAndLook(): Promise<OpenLog> {
    const log = await parts.openLog();
    await log.reconciler.scan();
    opened = log;
    return log;
  }

  function open(): Promise<OpenLog> {
    opening ??= openAndLook().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  /** What the server says to a device that has nothing to do; undefined where there is something. */
  async function askAtRest(): Promise<SyncOutcome | undefined> {
    const resting = opening === undefined ? await rows.read(now()) : undefined;
    if (resting === undefined) return undefined;
    const answer = await transport.pull(resting.head, 1);
    if (answer.kind === "diverged") return undefined;
    if (answer.kind !== "entries") return { kind: "problem", problem: answer };
    const { seq, hash } = answer.head;
    if (answer.entries.length > 0 || seq !== resting.head.seq || hash !== resting.head.hash) return undefined;
    if (await epochs?.asksForLog(endOf(device, resting))) return undefined;
    return { kind: "up-to-date", pulled: 0, pushed: 0, restored: 0 };
  }

  async function look({ replica, reconciler }: OpenLog): Promise<RestingLog | undefined> {
    if (!(await reconciler.isSettled())) return undefined;
    const { head, epochs: known, newestNamed } = replica;
    const isAgreed = await parts.hasNoVersions({ replica, reconciler });
    return { head: { ...head }, epochs: plainEpochs(known), newestNamed, isAgreed };
  }

  return {
    open,

    async bring(told, hasStopped) {
      const answered = await askAtRest();
      if (answered !== undefined) return answered;
      const { replica, reconciler } = await open();
      const changed = () => {
        hasChanged = true;
        parts.changed();
      };
      const outcome = await bringTogether({ ...parts, replica, reconciler, changed, told, hasStopped });
      if (outcome.kind === "up-to-date" && outcome.pulled + outcome.pushed > 0) hasChanged = true;
      return outcome;
    },

    async isNews() {
      if (opening === undefined && (await rows.read(now())) !== undefined) return false;
      const { replica, reconciler } = await open();
      const { length } = replica.outbox;
      const { laid, understandAgain } = await reconciler.run(mostWaiting);
      if (laid > 0) parts.changed();
      for (const documentId of understandAgain) await parts.understandAgain?.(documentId);
      return replica.outbox.length > length;
    },

    waiting: () => (opened === undefined ? 0 : opened.replica.outbox.length + opened.reconciler.left),

    async note(changed) {
      hasChanged = true;
      // What is opened later looks at everything.
      if (opening !== undefined) await (await opening).reconciler.note(changed);
    },

    async isAgreed() {
      return opening === undefined && (await rows.read(now()))?.isAgreed === true;
    },

    async rest() {
      if (opened === undefined || !hasChanged) return "not-yet";
      hasChanged = false;
      const log = opened;
      if (await rows.keep(now(), () => look(log))) return "resting";
      return log.reconciler.left > 0 ? "left" : "not-yet";
    },
  };
}

function plainEpochs(epochs: Epochs): RestingLog["epochs"] {
  const { number, opId, members, revoked, begun } = epochs;
  return { number, opId, members: [...members.values()], revoked: [...revoked], begun: [...begun] };
}

function endOf(device: string, { head, epochs, newestNamed }: RestingLog): LogEnd {
  const members = new Map(epochs.members.map((member) => [member.device, member]));
  return {
    device,
    head,
    newestNamed,
    epochs: { ...epochs, opId: epochs.opId, members, revoked: new Set(epochs.revoked) },
    outbox: [],
  };
}
