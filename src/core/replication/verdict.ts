import type { LogEntry, Operation } from "./operation.ts";

/** The operation that holds a field now, with the time that counts for it. */
export interface Standing {
  opId: string;
  time: number;
}

/** The time that counts: the device's own, but never later than the server received it. A clock that runs ahead wins nothing by it. */
export function countedTime(operation: Pick<Operation, "ts">, receivedAt: number): number {
  return Math.min(operation.ts, receivedAt);
}

/**
 * Who holds a field after one more operation: one that was made in sight of the present value wins; else the later time wins, and of equal
 * ones the greater id. The other stays in the log and is shown as another version.
 */
export function decide(
  operation: Pick<Operation, "opId" | "baseOpId" | "ts">,
  receivedAt: number,
  standing: Standing | undefined,
): LogEntry["verdict"] {
  if (standing === undefined || operation.baseOpId === standing.opId) return "wins";
  const time = countedTime(operation, receivedAt);
  if (time !== standing.time) return time > standing.time ? "wins" : "loses";
  return operation.opId > standing.opId ? "wins" : "loses";
}
