/** One holder in all tabs of this browser. Whoever wants it tells the holder, who lets go when it can. */
export interface TabLock {
  /** Resolves with whether it is held now: not where the signal ended the wait. */
  hold(signal: AbortSignal): Promise<boolean>;
  release(): void;
}

/** @param onWanted - Told to the holder when another tab waits. */
export function createTabLock(name: string, onWanted: () => void): TabLock {
  const channel = new BroadcastChannel(name);
  let letGo: (() => void) | undefined;
  channel.addEventListener("message", () => {
    if (letGo !== undefined) onWanted();
  });
  return {
    hold(signal) {
      if (letGo !== undefined) return Promise.resolve(true);
      // A page that is not secure has no locks, and no caches either: no model is ever loaded in it.
      const locks: LockManager | undefined = navigator.locks;
      if (locks === undefined) return Promise.resolve(true);
      channel.postMessage("wanted");
      return new Promise((resolve) => {
        locks
          .request(name, { signal }, () => {
            resolve(true);
            return new Promise<void>((free) => {
              letGo = free;
            });
          })
          .catch(() => resolve(false));
      });
    },
    release() {
      letGo?.();
      letGo = undefined;
    },
  };
}
