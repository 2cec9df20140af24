/** How many requests of one kind somebody may make in a minute. */
export interface RateLimit {
  /** False where it was too many. */
  allows(who: string): boolean | Promise<boolean>;
}

/** Makes a limit of its own for each kind. */
export type MakeRateLimit = (kind: string, perMinute: number) => RateLimit;

/** Callers that are remembered at once: a crowd of made-up ones must not fill the memory. */
const mostRemembered = 50_000;

/**
 * A token bucket for each caller: `perMinute` at once, filled up again evenly. Buckets that are full again are forgotten, and in a crowd those
 * that were not used for longest.
 */
export function createRateLimit(
  perMinute: number,
  now: () => number,
  most = mostRemembered,
): { allows(who: string): boolean } {
  const buckets = new Map<string, { left: number; at: number }>();
  const filledBy = (milliseconds: number) => (milliseconds / 60_000) * perMinute;
  let sweptAt = now();

  function sweep(at: number): void {
    if (at - sweptAt < 60_000) return;
    sweptAt = at;
    for (const [who, bucket] of buckets) if (bucket.left + filledBy(at - bucket.at) >= perMinute) buckets.delete(who);
  }

  return {
    allows(who) {
      const at = now();
      sweep(at);
      const bucket = buckets.get(who) ?? { left: perMinute, at };
      const left = Math.min(perMinute, bucket.left + filledBy(at - bucket.at));
      const allowed = left >= 1;
      // Taken out and put in again, so that the first in the map is the one that was not used for longest.
      buckets.delete(who);
      buckets.set(who, { left: allowed ? left - 1 : left, at });
      const [oldest] = buckets.keys();
      if (buckets.size > most && oldest !== undefined) buckets.delete(oldest);
      return allowed;
    },
  };
}
