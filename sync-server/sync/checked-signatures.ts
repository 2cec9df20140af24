import { operationHash } from "#core/replication/digest.ts";
import type { Operation } from "#core/replication/operation.ts";
import { isSignedBy, sha256 } from "./digest.ts";

/** Keys of devices as they were last read. A device's key never changes while the device is there. */
const mostKept = 10_000;

export interface SignatureCheck {
  /** Begins to check under the key that was last seen, beside whatever is being written: the transaction need not wait for it. */
  begin(account: string, operations: readonly Operation[]): void;
  /** Whether the operation is signed by this key, which was read in the transaction. */
  isSigned(account: string, operation: Operation, hash: string, key: string | undefined): boolean | Promise<boolean>;
}

export function createSignatureCheck(): SignatureCheck {
  const lastKeys = new Map<string, string>();
  const begun = new WeakMap<Operation, { key: string; isSigned: Promise<boolean> }>();
  const nameOf = (account: string, device: string) => `${account} ${device}`;
  return {
    begin(account, operations) {
      for (const operation of operations) {
        const key = lastKeys.get(nameOf(account, operation.device));
        if (key === undefined) continue;
        const isSigned = isSignedBy(key, operation.signature, operationHash(operation, sha256));
        begun.set(operation, { key, isSigned });
      }
    },
    isSigned(account, operation, hash, key) {
      if (key === undefined) return false;
      if (lastKeys.size >= mostKept) lastKeys.clear();
      lastKeys.set(nameOf(account, operation.device), key);
      const before = begun.get(operation);
      return before?.key === key ? before.isSigned : isSignedBy(key, operation.signature, hash);
    },
  };
}
