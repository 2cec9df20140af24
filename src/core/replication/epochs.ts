import { type Epochs, epochEntity, type Operation, type Roster } from "./operation.ts";

/*
 * An account's key changes when a device leaves: the next epoch begins with an operation of a device that stays. It names who may write from
 * there on, and who may not any more. Server and devices read the same from the log.
 */

export const noEpochs: Epochs = { number: 0, opId: undefined, members: new Map(), revoked: new Set(), begun: [] };

/** What an operation says of the account's key; undefined for all others. */
export function rosterOf(operation: Operation): Roster | undefined {
  return operation.entity === epochEntity ? operation.roster : undefined;
}

/**
 * What holds after one more operation of the log. Of two that go on from the same epoch the first counts; whom the second shuts out is shut
 * out all the same, and the next epoch is due.
 */
export function epochsAfter(epochs: Epochs, operation: Operation): Epochs {
  const roster = rosterOf(operation);
  if (roster === undefined) return epochs;
  const revoked = new Set([...epochs.revoked, ...roster.revoked]);
  const isLate = roster.under !== epochs.number || roster.epoch <= epochs.number;
  const begun = [...epochs.begun, { opId: operation.opId, number: roster.epoch, isLate }];
  if (isLate) return { ...epochs, revoked, begun };
  const members = new Map(roster.members.map((member) => [member.device, member]));
  return { number: roster.epoch, opId: operation.opId, members, revoked, begun };
}

/**
 * Whether a device may write here: it was not shut out, and it stands among those that the epoch began with, or came later and was vouched
 * for under a key that nobody has who was shut out before.
 */
export function mayWrite(epochs: Epochs, device: string, vouchedAt: number): boolean {
  return !epochs.revoked.has(device) && (epochs.members.has(device) || vouchedAt >= epochs.number);
}

/** Whether the key in force is known to a device that was shut out: then the next epoch is due. */
export function isEpochDue(epochs: Epochs): boolean {
  return [...epochs.members.keys()].some((device) => epochs.revoked.has(device));
}
