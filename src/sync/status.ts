/** Why syncing stands still. Each has a way out that the screen names. */
export type SyncProblemKind =
  /** The session on the server has ended or was revoked: sign in again. */
  | "signed-out"
  | "server-full"
  | "device-full"
  /** The server wants a newer version of the app: reload. */
  | "too-old"
  /** The server's answer is not what an honest server says; nothing of it was taken. */
  | "untrusted"
  /** Something that nobody expected; it is tried again. */
  | "unexpected";

/** How the open account stands to its other devices. Instants are epoch milliseconds by this device's clock. */
export type SyncStatus =
  /** The account lives on this device only. */
  | { kind: "off" }
  /** Everything is safe on this device; the server has not been asked yet. */
  | { kind: "saved-here" }
  /** Changes are on their way: `done` of `of`. */
  | { kind: "syncing"; done: number; of: number }
  | { kind: "up-to-date"; at: number }
  /** No connection since then; `waiting` changes are safe here and will be sent. */
  | { kind: "offline"; since: number; waiting: number }
  | { kind: "problem"; problem: SyncProblemKind; waiting: number };

/** A status that can be followed; `useSyncExternalStore(subscribe, read)` does. */
export interface StatusSource {
  read(): SyncStatus;
  /** Calls `listener` after each change; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface StatusHolder extends StatusSource {
  set(status: SyncStatus): void;
}

export function createStatusHolder(initial: SyncStatus = { kind: "off" }): StatusHolder {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(status) {
      if (JSON.stringify(status) === JSON.stringify(current)) return;
      current = status;
      for (const listener of [...listeners]) listener();
    },
  };
}
