import { groupOfEntity } from "#core/replication/groups/entity-names.ts";
import { keyOf, type Operation } from "#core/replication/operation.ts";
import type { Replica } from "#sync/replica.ts";

/** Which fields the log, and what waits, have of each group. */
export interface FoldIndex {
  keysOf(group: string): ReadonlySet<string>;
  groups(): IterableIterator<string>;
  /** An operation that was just recorded. */
  add(operation: Operation): void;
  /** Takes in what the replica pulled since the last call; answers the groups that it speaks of. After a retreat, those are all. */
  follow(): Set<string>;
}

export function createFoldIndex(replica: Replica): FoldIndex {
  let keys = new Map<string, Set<string>>();
  let head = { seq: 0, hash: "" };

  function add(operation: Operation): string | undefined {
    const group = groupOfEntity(operation.entity);
    if (group === undefined) return undefined;
    const known = keys.get(group);
    if (known === undefined) keys.set(group, new Set([keyOf(operation)]));
    else known.add(keyOf(operation));
    return group;
  }

  for (const operation of replica.outbox) add(operation);
  return {
    keysOf: (group) => keys.get(group) ?? new Set(),
    groups: () => keys.keys(),
    add,
    follow() {
      if (replica.headAt(head.seq)?.hash !== head.hash) {
        keys = new Map();
        head = { seq: 0, hash: "" };
        for (const operation of replica.outbox) add(operation);
      }
      const touched = new Set<string>();
      for (const { operation } of replica.entriesAfter(head.seq)) {
        const group = add(operation);
        if (group !== undefined) touched.add(group);
      }
      head = { ...replica.head };
      return touched;
    },
  };
}
