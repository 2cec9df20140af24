import { binDays, purgeBin } from "#core/domain/bin.ts";
import type { Store } from "#core/domain/store.ts";
import type { Database } from "../storage/database.ts";

const hour = 3_600_000;
/** As long as the cookie lasts by which a visitor of the demo is known. */
const visitorDays = 30;

/**
 * Deletes for good, now and every hour, what has lain in any account's bin for its time, and what visitors of the demo wrote who cannot come
 * back to it any more. Answers how to stop.
 */
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
    for (const table of ["messages", "conversations"] as const)
      await database
        .deleteFrom(table)
        .where("account", "like", "visitor %")
        .where("created_at", "<=", now() - visitorDays * 24 * hour)
        .execute();
  }
  const turn = () => void look().catch(onError);
  turn();
  const timer = setInterval(turn, hour);
  timer.unref();
  return () => clearInterval(timer);
}
