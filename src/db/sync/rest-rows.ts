import type { LogHead, Member } from "#core/replication/operation.ts";
import type { AccountDatabase } from "#db/account-database.ts";
import { randomBytes, toBase64url } from "#db/sealing/bytes.ts";
import { type Codec, printOfSealing } from "#db/sealing/codec.ts";

/** Milliseconds for which it is believed that nothing has changed. An older version of the app writes without taking the note away. */
const longestRest = 24 * 60 * 60_000;

/** How the account's log stood when all of it was found in the store. */
export interface RestingLog {
  head: LogHead;
  epochs: { number: number; opId: string | undefined; members: Member[]; revoked: string[]; begun: BegunEpoch[] };
  newestNamed: number;
  /** Nowhere does more than one version stand. */
  isAgreed: boolean;
}

interface BegunEpoch {
  opId: string;
  number: number;
  isLate: boolean;
}

/** With what tells that an older version has written since: how many rows there are, and the last row of the log. */
export interface KeptRest extends RestingLog {
  at: number;
  census: string;
}

/** That a device has nothing to do: proved by looking at everything once, and true until something is written. */
export interface RestRows {
  /** Undefined where something was written since, or may have been. */
  read(now: number): Promise<RestingLog | undefined>;
  /** Keeps what `look` answers, if it answers anything and nobody writes from its beginning until it is kept. Answers whether it was kept. */
  keep(now: number, look: () => Promise<RestingLog | undefined>): Promise<boolean>;
}

export function createRestRows(database: AccountDatabase, codec: Codec): RestRows {
  const { syncRest, syncEntries, syncOutbox } = database;
  const place = ["syncRest", "rest"] as const;

  /** Counted by small indexes: the rows themselves are large. */
  async function census(): Promise<string> {
    const [last, completed, ...counts] = await Promise.all([
      syncEntries.toCollection().last(),
      database.counters.get("completed"),
      database.documents.orderBy("order").count(),
      database.bin.count(),
      database.corrections.orderBy("documentId").count(),
      database.conversations.orderBy("order").count(),
      database.messages.orderBy("order").count(),
      database.appointmentQuestions.orderBy("order").count(),
      database.threadFeedback.count(),
      syncOutbox.count(),
    ]);
    const end = last === undefined ? "" : `${last.seq} ${printOfSealing(last.body)}`;
    return [end, completed?.value ?? 0, ...counts].join(" ");
  }

  return {
    async read(now) {
      const body = (await syncRest.get("rest"))?.body;
      if (body === undefined) return undefined;
      // Damaged, or of a newer version: all is looked at, as if it had never been kept.
      const kept = await codec.open(...place, body).catch(() => undefined);
      if (kept === undefined || now < kept.at || now - kept.at > longestRest) return undefined;
      return (await census()) === kept.census ? kept : undefined;
    },

    async keep(now, look) {
      const own = toBase64url(randomBytes(12));
      await syncRest.put({ id: "rest", look: own });
      const [found, counted] = [await look(), await census()];
      if (found === undefined) return false;
      const body = await codec.seal(...place, { ...found, at: now, census: counted });
      return database.transaction("rw", syncRest, async () => {
        if ((await syncRest.get("rest"))?.look !== own) return false;
        await syncRest.put({ id: "rest", body });
        return true;
      });
    },
  };
}
