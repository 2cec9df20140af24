import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { type Database, engineOf } from "../storage/database.ts";
import type { MakeRateLimit, RateLimit } from "./rate-limit.ts";

/** What was taken ahead and is not used by then is given up. Milliseconds. */
const heldFor = 5_000;
const mostRemembered = 50_000;
/** How often full buckets are thrown away, in milliseconds. */
const sweptEvery = 10 * 60_000;

/**
 * Token buckets that lie in the database: counted together for all processes of a server, and kept over a restart. A process takes a few requests
 * ahead where many are allowed, so that most of them ask nothing of the database; what it took is counted, so that together they never allow more.
 */
export function sharedRateLimits(parts: {
  database: Database;
  now: () => number;
  /** Addresses and e-mails lie nowhere in clear: a bucket goes by what this key makes of them. */
  key: Buffer;
}): MakeRateLimit {
  const { database, now, key } = parts;
  let sweptAt = now();

  /** Takes so many out of a bucket, where it holds them; it fills up evenly. One statement, so that no two processes take the same. */
  async function take(name: string, count: number, perMinute: number): Promise<boolean> {
    const at = now();
    const [least, most] = engineOf(database) === "postgres" ? ["least", "greatest"] : ["min", "max"];
    const whole = sql`cast(${perMinute} as double precision)`;
    const since = sql`${sql.raw(most)}(cast(${at} as bigint) - buckets.at, 0)`;
    const filled = sql`${sql.raw(least)}(${whole}, buckets.tokens + ${since} * ${whole} / 60000.0)`;
    const taken = sql`cast(${count} as double precision)`;
    const { numAffectedRows } = await sql`
      insert into buckets (name, tokens, at) values (${name}, ${whole} - ${taken}, ${at})
      on conflict (name) do update set tokens = ${filled} - ${taken}, at = ${sql.raw(most)}(excluded.at, buckets.at)
      where ${filled} >= ${taken}`.execute(database);
    return (numAffectedRows ?? 0n) > 0n;
  }

  async function sweep(): Promise<void> {
    if (now() - sweptAt < sweptEvery) return;
    sweptAt = now();
    // After a minute a bucket is full again, and as good as none.
    await database
      .deleteFrom("buckets")
      .where("at", "<", sweptAt - 2 * 60_000)
      .execute();
  }

  return (kind, perMinute) => createSharedLimit({ kind, perMinute, now, key, take, sweep });
}

function createSharedLimit(parts: {
  kind: string;
  perMinute: number;
  now: () => number;
  key: Buffer;
  take: (name: string, count: number, perMinute: number) => Promise<boolean>;
  sweep: () => Promise<void>;
}): RateLimit {
  const { kind, perMinute, now, key, take, sweep } = parts;
  const ahead = Math.max(1, Math.floor(perMinute / 20));
  /** What is left of what was taken, or that the bucket was empty: asking again and again then costs no statement. */
  const held = new Map<string, { left: number; wasEmpty: boolean; until: number }>();

  /** Statements under way: of many requests that come at once, one takes for all. */
  const taking = new Map<string, Promise<boolean>>();

  async function takeAhead(who: string): Promise<boolean> {
    const name = createHmac("sha256", key).update(`${kind} ${who}`).digest("base64url");
    await sweep();
    for (const count of ahead === 1 ? [1] : [ahead, 1]) {
      if (!(await take(name, count, perMinute))) continue;
      note(who, { left: count, wasEmpty: false, until: now() + heldFor });
      return true;
    }
    note(who, { left: 0, wasEmpty: true, until: now() + Math.min(60_000 / perMinute, heldFor) });
    return false;
  }

  return {
    async allows(who) {
      for (;;) {
        const known = held.get(who);
        if (known !== undefined && now() < known.until) {
          if (known.wasEmpty) return false;
          known.left -= 1;
          if (known.left >= 0) return true;
        }
        const begun = taking.get(who) ?? takeAhead(who).finally(() => taking.delete(who));
        taking.set(who, begun);
        if (!(await begun)) return false;
      }
    },
  };

  function note(who: string, state: { left: number; wasEmpty: boolean; until: number }): void {
    if (held.size >= mostRemembered) held.clear();
    held.set(who, state);
  }
}
