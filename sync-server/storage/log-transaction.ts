import type { Insertable } from "kysely";
import type { ChainEnd, LogTransaction } from "#core/replication/accept.ts";
import { epochsAfter, noEpochs, rosterOf } from "#core/replication/epochs.ts";
import { type Epochs, epochEntity, type LogHead, type Operation } from "#core/replication/operation.ts";
import type { Standing } from "#core/replication/verdict.ts";
import type { DeviceAccess } from "./devices.ts";
import type { Tables } from "./tables.ts";

/** Where a log's chains end and how its key stands, known for one head. A head is a digest of all before it: as long as it is the log's, so are the ends. */
export interface RememberedEnds {
  head: LogHead;
  ends: Map<string, ChainEnd | undefined>;
  epochs: Epochs;
}

/** What is to be pushed to one log. */
export interface AskedLog {
  account: string;
  operations: readonly Operation[];
  before?: RememberedEnds | undefined;
}

/** All that taking these operations in needs to know of their log. */
export interface KnownLog extends RememberedEnds {
  /** Digests of those that the log has, by id. */
  hashes: Map<string, string>;
  /** Who holds the fields that they are about. */
  standings: Map<string, Standing>;
  devices: ReadonlyMap<string, DeviceAccess>;
}

/** Rows that a log has grown by. */
export interface LogChanges {
  entries: Insertable<Tables["log_entries"]>[];
  epochs: Insertable<Tables["epochs"]>[];
  standings: Insertable<Tables["standings"]>[];
}

export interface OpenLog extends LogTransaction {
  /** For the next transaction, if this one was kept. */
  remembered(): RememberedEnds;
  /** What is to be written. Nothing is kept without it. */
  changes(): LogChanges;
}

/** An account's key as the operations say that began its epochs, in the log's order. */
export function epochsOfRows(rows: readonly { op_id: string; roster: string }[]): Epochs {
  return rows.reduce(
    (epochs, { op_id, roster }) =>
      epochsAfter(epochs, { entity: epochEntity, opId: op_id, roster: JSON.parse(roster) } as Operation),
    noEpochs,
  );
}

/** The log of one account while pushes are taken in. Nobody else writes in the transaction, so that what was read once holds to its end. */
export function openLog(account: string, known: KnownLog): OpenLog {
  const { ends, hashes, standings } = known;
  let { head, epochs } = known;
  const appended: LogChanges = { entries: [], epochs: [], standings: [] };
  const changed = new Map<string, Standing>();
  return {
    head: () => head,
    remembered: () => ({ head, ends, epochs }),
    epochs: () => epochs,
    hashOf: (opId) => hashes.get(opId),
    chainEnd: (device) => ends.get(device),
    standing: (field) => standings.get(field),
    append(entry, after, { hash, key, standing }) {
      const { operation } = entry;
      head = after;
      ends.set(operation.device, { deviceSeq: operation.deviceSeq, hash });
      hashes.set(operation.opId, hash);
      epochs = epochsAfter(epochs, operation);
      const roster = rosterOf(operation);
      if (roster !== undefined)
        appended.epochs.push({ account, seq: entry.seq, op_id: operation.opId, roster: JSON.stringify(roster) });
      appended.entries.push({
        account,
        seq: entry.seq,
        op_id: operation.opId,
        device: operation.device,
        device_seq: operation.deviceSeq,
        hash,
        head_hash: after.hash,
        received_at: entry.receivedAt,
        verdict: entry.verdict,
        operation: JSON.stringify(operation),
      });
      if (standing === undefined) return;
      standings.set(key, standing);
      changed.set(key, standing);
    },
    changes() {
      const held = [...changed].map(([field, { opId, time }]) => ({ account, field, op_id: opId, time }));
      return { ...appended, standings: held };
    },
  };
}
