import type { SyncProblem } from "./contract.ts";
import type { Replica } from "./replica.ts";

/** What a device does about the keys of its account: takes new ones, and makes one when another device has left. */
export interface EpochKeeping {
  /** Opens the keys of all epochs that the log holds and that are not here. */
  take(replica: Replica): Promise<void>;
  /** Why nothing may be sealed now: this device was shut out, or the server keeps a key back. */
  problemOf(replica: Replica): SyncProblem | undefined;
  /** Writes the operation that begins the next epoch, where one is due and this device can. */
  beginWhereDue(replica: Replica): Promise<void>;
  /** Somebody signed this device out here: it is shut out whatever the server says of it. */
  shutOut(device: string): void;
}
