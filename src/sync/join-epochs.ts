import { fail, type Outcome, succeed } from "#core/domain/outcome.ts";
import { operationHash } from "#core/replication/digest.ts";
import { epochsAfter, noEpochs, rosterOf } from "#core/replication/epochs.ts";
import type { Operation } from "#core/replication/operation.ts";
import { createTextDigest } from "#db/sealing/text-digest.ts";
import { createVouchedDevices, type ListedDevice } from "./device-vouching.ts";
import { type EpochKey, keeperName, openEpoch, openEpochKeys } from "./epoch-keys.ts";

/** "older": a key that this device has is not among them. "altered": not what devices of this account wrote. */
export type JoinFailure = "altered" | "older";

/**
 * The later keys of an account for a device that signs in: each epoch was begun by a device that could, and the keeper, which password or
 * recovery code have opened, opens its keys. Without a keeper (an older vault) there are none to be opened.
 */
export async function joinEpochs(parts: {
  account: string;
  firstKey: CryptoKey;
  keeper: { privateKey: CryptoKey; publicKey: string } | undefined;
  /** What the server says: the operations that begin epochs, in the log's order, and its list of devices. */
  operations: readonly Operation[];
  listed: readonly ListedDevice[];
  /** Keys of the same log that are here already. */
  known: readonly EpochKey[];
}): Promise<Outcome<EpochKey[], JoinFailure>> {
  const { account, keeper, operations, listed, known } = parts;
  const digest = await createTextDigest();
  const keys = await openEpochKeys(parts.firstKey);
  const { isSigned } = createVouchedDevices({ account, keys, listDevices: async () => listed });
  let epochs = noEpochs;
  for (const operation of operations) {
    if (rosterOf(operation) === undefined || epochs.revoked.has(operation.device)) return fail("altered");
    if (!(await isSigned(operation, operationHash(operation, digest), epochs))) return fail("altered");
    const opened = keeper && (await openEpoch(account, operation, keeperName, keeper));
    if (opened === undefined) return fail("altered");
    await keys.add(opened);
    epochs = epochsAfter(epochs, operation);
  }
  if (known.some(({ opId }) => !keys.has(opId))) return fail("older");
  return succeed([...keys.list()]);
}
