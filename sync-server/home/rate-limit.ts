/** How many requests of one kind somebody may make in a minute. */
export interface RateLimit {
  /** False where it was too many. */
  allows(who: string): boolean;
}

/**
 * A token bucket for each caller: `perMinute` at once, filled up again evenly. Buckets that are full again are forgotten.
 */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
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
      buckets.set(who, { left: allowed ? left - 1 : left, at });
      return allowed;
    },
  };
}
