/** Where the breaker remembers what happened, so that a page that was killed with its engine knows it too. */
export type BreakerMemory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** After so many crashes in a row an engine is not started again by itself. */
const mostCrashes = 2;
const crashesKey = "red-thread.model-crashes";
const loadingKey = "red-thread.model-loading";

export interface CircuitBreaker {
  isOpen(): boolean;
  noteCrash(): void;
  /** Something worked, or a person wants to try again. */
  reset(): void;
  /** A load that never ends, not even badly, took the whole page with it: it counts as a crash once the next one begins. */
  loadBegins(): void;
  loadEnds(): void;
}

export function createCircuitBreaker(memory: BreakerMemory): CircuitBreaker {
  const crashes = () => Number(memory.getItem(crashesKey) ?? 0);
  const noteCrash = () => memory.setItem(crashesKey, String(crashes() + 1));
  return {
    isOpen: () => crashes() >= mostCrashes,
    noteCrash,
    reset: () => memory.removeItem(crashesKey),
    loadBegins() {
      if (memory.getItem(loadingKey) !== null) noteCrash();
      memory.setItem(loadingKey, "yes");
    },
    loadEnds: () => memory.removeItem(loadingKey),
  };
}
