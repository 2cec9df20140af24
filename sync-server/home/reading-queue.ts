import { type Database, engineOf } from "../storage/database.ts";

/** How often a process looks for what nobody reads, in milliseconds; with what is added to it so that processes do not look together. */
const turn = { least: 1_000, more: 1_000 };
/** Accounts that one process begins to read for in one turn: the rest is left to others, and to the next turn. */
const mostATurn = 4;

/**
 * What is to be read is a queue that each process of a server takes from: what another left lying (it was killed, its network was cut, or it has
 * enough to do) goes on here. Which process gets a job is decided when it is claimed; here is only found out whose turn it is, the oldest first.
 * Answers how to stop.
 */
export function keepReading(parts: {
  database: Database;
  wake: (account: string) => void;
  now: () => number;
  onError: (error: unknown) => void;
}): () => void {
  const { database, wake, now, onError } = parts;
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  async function look(): Promise<void> {
    for (const account of await waitingAccounts(database, now())) if (!hasStopped) wake(account);
  }
  function goOn(): void {
    if (hasStopped) return;
    timer = setTimeout(() => void look().catch(onError).then(goOn), turn.least + Math.random() * turn.more);
    timer.unref();
  }
  goOn();
  return () => {
    hasStopped = true;
    clearTimeout(timer);
  };
}

/** Accounts with a job that is free, whose jobs have waited longest. */
export async function waitingAccounts(database: Database, now: number): Promise<string[]> {
  const free = database
    .selectFrom("jobs")
    .select("account")
    .where((is) =>
      is.or([is("state", "=", "queued"), is.and([is("state", "=", "running"), is("lease_until", "<=", now)])]),
    )
    .orderBy("queued_at")
    .limit(20 * mostATurn);
  // A job that another process is claiming at this moment is passed over, and not waited for.
  const rows = await (engineOf(database) === "postgres" ? free.forUpdate().skipLocked() : free).execute();
  return [...new Set(rows.map(({ account }) => account))].slice(0, mostATurn);
}
