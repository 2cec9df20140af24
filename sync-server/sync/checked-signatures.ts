import { operationHash } from "#core/replication/digest.ts";
import type { Operation } from "#core/replication/operation.ts";
import { isSignedBy, sha256 } from "./digest.ts";

/** Keys of devices as they were last read. A device's key never changes while the device is there. */
const mostKept = 10_000;

export interface SignatureCheck {
  /** Checks under the keys that were last seen, before the transaction that the others wait for. */
  checkAhead(account: string, operations: readonly Operation[]): Promise<void>;
  /** Whether the operation is signed by this key, which was read in the transaction. */
  isSigned(account: string, operation: Operation, hash: string, key: string | undefined): boolean | Promise<boolean>;
  forget(account: string): void;
}

export function createSignatureCheck(): SignatureCheck {
  const lastKeys = new Map<string, string>();
  const checked = new WeakMap<Operation, { key: string; isSigned: boolean }>();
  const nameOf = (account: string, device: string) => `${account} ${device}`;
  return {
    forget(account) {
      for (const name of lastKeys.keys()) if (name.startsWith(`${account} `)) lastKeys.delete(name);
    },
    async checkAhead(account, operations) {
      const checks = operations.map(async (operation) => {
        const key = lastKeys.get(nameOf(account, operation.device));
        if (key === undefined) return;
        const isSigned = await isSignedBy(key, operation.signature, operationHash(operation, sha256));
        checked.set(operation, { key, isSigned });
      });
      await Promise.all(checks);
    },
    isSigned(account, operation, hash, key) {
      if (key === undefined) return false;
      if (lastKeys.size >= mostKept) lastKeys.clear();
      lastKeys.set(nameOf(account, operation.device), key);
      const before = checked.get(operation);
      return before?.key === key ? before.isSigned : isSignedBy(key, operation.signature, hash);
    },
  };
}
