import type { SyncOutcome, SyncTransport } from "./contract.ts";
import type { EpochKeeping } from "./epoch-keeping.ts";
import type { Reconciler } from "./reconcile.ts";
import type { Replica } from "./replica.ts";
import { synchronise } from "./synchronise.ts";

/** Operations that may wait to be sent before no more are made: the store holds the changes as well. */
export const mostWaiting = 1_000;

export interface BringTogetherParts {
  replica: Replica;
  reconciler: Reconciler;
  transport: SyncTransport;
  epochs?: EpochKeeping | undefined;
  understandAgain?: ((documentId: string) => Promise<void>) | undefined;
  /** Something was laid into the store. */
  changed(): void;
  /** Called after each step that came through. */
  told(): void;
  hasStopped(): boolean;
}

/** Brings store, log and server together, until none of them has anything new for the others. On a device and on a server that takes part. */
export async function bringTogether(parts: BringTogetherParts): Promise<SyncOutcome> {
  const { replica, reconciler, transport, told } = parts;
  const counts = { pulled: 0, pushed: 0, restored: 0 };
  for (;;) {
    const outcome = await synchronise(replica, transport, told, parts.epochs);
    reconciler.followLog();
    told();
    const sent = replica.outbox.length;
    // Without a connection too: what changed here is written down with its time and with what it was made in sight of.
    const { laid, understandAgain } = await reconciler.run(mostWaiting, told);
    if (laid > 0) parts.changed();
    for (const documentId of understandAgain) await parts.understandAgain?.(documentId);
    if (outcome.kind === "problem") return outcome;
    counts.pulled += outcome.pulled;
    counts.pushed += outcome.pushed;
    counts.restored += outcome.restored;
    // What another device has to send first may wait for long.
    const goesOn = replica.outbox.length > sent || (reconciler.left > 0 && outcome.pushed > 0);
    if (!goesOn || parts.hasStopped()) return { kind: "up-to-date", ...counts };
  }
}
