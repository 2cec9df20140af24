import { binDays, purgeBin } from "#core/domain/bin.ts";
import type { Store } from "#core/domain/store.ts";
import type { Database } from "../storage/database.ts";

const hour = 3_600_000;

/** Deletes for good, now and every hour, what has lain in any account's bin for its time. Answers how to stop. */
export function keepBins(parts: {
  database: Database;
  storeOf: (account: string) => Store;
  /** Epoch milliseconds. */
  now: () => number;
  onError: (error: unknown) => void;
}): () => void {
  const { database, storeOf, now, onError } = parts;
  async function look(): Promise<void> {
    const accounts = await database
      .selectFrom("bin")
      .select("account")
      .distinct()
      .where("deleted_at", "<=", now() - binDays * 24 * hour)
      .execute();
    for (const { account } of accounts) await purgeBin(storeOf(account), now());
  }
  const turn = () => void look().catch(onError);
  turn();
  const timer = setInterval(turn, hour);
  timer.unref();
  return () => clearInterval(timer);
}
