import type { ChainEnd } from "#core/replication/accept.ts";
import { operationHash } from "#core/replication/digest.ts";
import type { Digest, Operation, Roster } from "#core/replication/operation.ts";

/** A change that a person makes on this device. */
export interface Change {
  entity: string;
  field: string;
  payload: string;
  /** Which of the account's keys the payload is sealed under; left out for the first. */
  epoch?: number;
  /** Of an operation that begins an epoch. */
  roster?: Roster;
  /** Chosen before where the payload is bound to it. */
  opId?: string;
  /** The operation whose value the person saw; left out, the one that is in force here. */
  baseOpId?: string | null;
  /** Other versions that the person saw and decided against. */
  settles?: string[];
}

interface Writer {
  device: string;
  digest: Digest;
  sign(hash: string): string | Promise<string>;
  now(): number;
  createId(): string;
}

/** A change as the operation that comes after this end of its device's chain. */
export async function writeChange(
  change: Change & { baseOpId: string | null },
  end: ChainEnd,
  { device, digest, sign, now, createId }: Writer,
): Promise<Operation> {
  const { entity, field, payload, settles, epoch, roster, opId = createId(), baseOpId } = change;
  const unsigned: Operation = {
    opId,
    device,
    deviceSeq: end.deviceSeq + 1,
    entity,
    field,
    baseOpId,
    ...(settles === undefined ? {} : { settles }),
    ts: now(),
    ...(epoch === undefined ? {} : { epoch }),
    ...(roster === undefined ? {} : { roster }),
    payload,
    previousHash: end.hash,
    signature: "",
  };
  return { ...unsigned, signature: await sign(operationHash(unsigned, digest)) };
}

/** Waiting operations with this device's own after that end of its chain, and those of devices that left among them, in its own name. */
export async function chainAnew(
  pending: readonly Operation[],
  from: ChainEnd,
  left: ReadonlySet<string>,
  { device, digest, sign }: Pick<Writer, "device" | "digest" | "sign">,
): Promise<{ outbox: Operation[]; changed: boolean }> {
  let end = from;
  let changed = false;
  const outbox: Operation[] = [];
  for (const operation of pending) {
    if (operation.device !== device && !left.has(operation.device)) {
      outbox.push(operation);
      continue;
    }
    let own = operation;
    if (own.device !== device || own.deviceSeq !== end.deviceSeq + 1 || own.previousHash !== end.hash) {
      changed = true;
      const moved = { ...own, device, deviceSeq: end.deviceSeq + 1, previousHash: end.hash };
      own = { ...moved, signature: await sign(operationHash(moved, digest)) };
    }
    end = { deviceSeq: own.deviceSeq, hash: operationHash(own, digest) };
    outbox.push(own);
  }
  return { outbox, changed };
}
