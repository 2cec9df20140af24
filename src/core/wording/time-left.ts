import type { LoadProgress } from "./language-model.ts";

/** How much the newest measurement weighs against those before it. */
const newest = 0.3;
/** Speeds are measured over at least this time, in milliseconds: bytes arrive in bursts. */
const measuredMs = 500;

/**
 * Estimates how long something that moves bytes will still take, from a speed that follows its changes (an exponential average).
 * `now` is a clock in milliseconds that never goes back.
 */
export function createTimeLeft(now: () => number): (loadedBytes: number, totalBytes: number) => LoadProgress {
  let at: { time: number; bytes: number } | undefined;
  let bytesPerMs: number | undefined;
  return (loadedBytes, totalBytes) => {
    const time = now();
    at ??= { time, bytes: loadedBytes };
    const passed = time - at.time;
    if (passed >= measuredMs && loadedBytes > at.bytes) {
      const speed = (loadedBytes - at.bytes) / passed;
      bytesPerMs = bytesPerMs === undefined ? speed : bytesPerMs + (speed - bytesPerMs) * newest;
      at = { time, bytes: loadedBytes };
    }
    const secondsLeft =
      bytesPerMs === undefined ? undefined : Math.ceil((totalBytes - loadedBytes) / bytesPerMs / 1000);
    return { loadedBytes, totalBytes, secondsLeft };
  };
}
