/** Rings for those who wait for an account's log to grow. */
export interface LogBell {
  ring(account: string): void;
  /** For everybody: what was rung lately may have been missed. */
  ringAll(): void;
  /** Answers how to stop listening. */
  listen(account: string, heard: () => void): () => void;
  /** For every account; not counted among its listeners. */
  listenToAll(heard: (account: string) => void): () => void;
  /** How many listen for an account. */
  listeners(account: string): number;
  /** How many listen for any account. */
  readonly listening: number;
  /** Rings for everybody a last time: whoever hears it and finds the bell closed goes home. */
  close(): void;
  readonly isClosed: boolean;
}

export function createLogBell(): LogBell {
  const listeners = new Map<string, Set<() => void>>();
  const toAll = new Set<(account: string) => void>();
  let isClosed = false;
  const ringAll = () => {
    for (const own of listeners.values()) for (const heard of [...own]) heard();
  };
  return {
    ringAll,
    get isClosed() {
      return isClosed;
    },
    get listening() {
      return [...listeners.values()].reduce((sum, own) => sum + own.size, 0);
    },
    close() {
      isClosed = true;
      ringAll();
    },
    listeners: (account) => listeners.get(account)?.size ?? 0,
    listenToAll(heard) {
      toAll.add(heard);
      return () => toAll.delete(heard);
    },
    ring(account) {
      for (const heard of toAll) heard(account);
      for (const heard of listeners.get(account) ?? []) heard();
    },
    listen(account, heard) {
      const own = listeners.get(account) ?? new Set();
      listeners.set(account, own.add(heard));
      return () => {
        own.delete(heard);
        if (own.size === 0) listeners.delete(account);
      };
    },
  };
}
