import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { epochsAfter, noEpochs, rosterOf } from "#core/replication/epochs.ts";
import type { Operation } from "#core/replication/operation.ts";
import { type EpochKey, keeperName, openEpoch, openEpochKeys, proveEpoch } from "./epoch-keys.ts";

/** "older": a key that this device has is not among them. "altered": not what devices of this account wrote. */
export type JoinFailure = "altered" | "older";

/**
 * The later keys of an account for a device that signs in: each epoch was begun by somebody who had the key of the one before, and the
 * keeper, which password or recovery code have opened, opens its own. Without a keeper (an older vault) there are none to be opened.
 */
export async function joinEpochs(parts: {
  account: string;
  firstKey: CryptoKey;
  keeper: { privateKey: CryptoKey; publicKey: string } | undefined;
  /** What the server says: the operations that begin epochs, in the log's order. */
  operations: readonly Operation[];
  /** Keys of the same log that are here already. */
  known: readonly EpochKey[];
}): Promise<Outcome<EpochKey[], JoinFailure>> {
  const { account, keeper, operations, known } = parts;
  const keys = await openEpochKeys(parts.firstKey);
  let epochs = noEpochs;
  for (const operation of operations) {
    const { opId, payload } = operation;
    const roster = rosterOf(operation);
    const before = roster && keys.of(roster.under);
    if (roster === undefined || before === undefined || keeper === undefined) return fail("altered");
    if (roster.proof !== (await proveEpoch(before, account, { opId, payload, roster }))) return fail("altered");
    epochs = epochsAfter(epochs, operation);
    const isLate = epochs.opId !== opId;
    const own = (await openEpoch(account, operation, keeperName, keeper))?.find((one) => one.opId === opId);
    if (own === undefined || own.number !== roster.epoch) return fail("altered");
    await keys.add([{ ...own, ...(isLate ? { isLate } : {}) }]);
  }
  if (known.some(({ opId }) => !keys.has(opId))) return fail("older");
  return succeed([...keys.list()]);
}
