import type { SyncProblem } from "./contract.ts";
import type { Replica } from "./replica.ts";

/** How an account's log ends, and what waits: enough to say whether anything is to be done about the account's keys. */
export type LogEnd = Pick<Replica, "device" | "head" | "epochs" | "newestNamed" | "outbox">;

/** What a device does about the keys of its account: takes new ones, and makes one when another device has left. */
export interface EpochKeeping {
  /** Opens the keys of all epochs that the log holds and that are not here. */
  take(replica: Replica): Promise<void>;
  /** Why nothing may be sealed now: this device was shut out, or the server keeps a key back. */
  problemOf(end: LogEnd): SyncProblem | undefined;
  /** Writes the operation that begins the next epoch, where one is due and this device can. */
  beginWhereDue(replica: Replica): Promise<void>;
  /** Whether any of the above has something to do, for which the log has to be opened. */
  asksForLog(end: LogEnd): Promise<boolean>;
  /** Somebody signed this device out here: it is shut out whatever the server says of it. */
  shutOut(device: string): void;
}
