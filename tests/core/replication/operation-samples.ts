import { createHash } from "node:crypto";
import type { Digest, Operation } from "#core/replication/operation.ts";

export const digest: Digest = (text) => createHash("sha256").update(text).digest("base64url");

/** An operation on one title; `opId` orders equal times. */
export function operation(opId: string, changes: Partial<Operation> = {}): Operation {
  return {
    opId,
    device: "phone",
    deviceSeq: 1,
    entity: "document/1",
    field: "title",
    baseOpId: null,
    ts: 1_000,
    payload: JSON.stringify(opId),
    previousHash: "",
    signature: "signed",
    ...changes,
  };
}
