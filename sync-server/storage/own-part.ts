import type { ExchangedGroup, SyncBases } from "#core/replication/groups/group-store.ts";
import type { Operation } from "#core/replication/operation.ts";
import type { ReplicaDisk } from "#sync/contract.ts";
import { type Database, inTransaction } from "./database.ts";
import { entriesWithoutPayload, payloadAt } from "./sync-log.ts";

/** How long a process that was killed, or cut off, keeps the others from going on, in milliseconds. Everything that is written prolongs it. */
const turnMilliseconds = 30_000;

/** Another process goes on with it. Nothing was written. */
export class TurnLost extends Error {}

export interface OwnPartParts {
  database: Database;
  account: string;
  /** This process. */
  owner: string;
  now(): number;
}

/** What the server keeps of its own part in an account's log. The log itself is nobody's copy here: it is read where it lies. */
export interface OwnPart {
  /** The number of the turn that this process has now; undefined where another one is at it. `isAlone`: no other process can be alive. */
  takeTurn(isAlone: boolean): Promise<number | undefined>;
  endTurn(): Promise<void>;
  /** Inside a transaction: that it is still this process's turn. Throws {@link TurnLost}. */
  guard(within: Database): Promise<void>;
  disk: ReplicaDisk;
  openBases(): Promise<SyncBases>;
}

export function createOwnPart({ database, account, owner, now }: OwnPartParts): OwnPart {
  /** The outbox as it stands in the table. */
  let placed: { operation: Operation; place: number }[] = [];

  const turnOf = (within: Database) => within.updateTable("own_turns").where("account", "=", account);

  async function guard(within: Database): Promise<void> {
    const { numUpdatedRows } = await turnOf(within)
      .set({ until: now() + turnMilliseconds })
      .where("owner", "=", owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new TurnLost("Another process takes part in this log.");
  }

  /** Runs `work` in one transaction, if it is still this process's turn. */
  function inTurn(work: (within: Database) => Promise<void>): Promise<void> {
    return inTransaction(database, account, async (within) => {
      await guard(within);
      await work(within);
    });
  }

  /** What has to be written and removed so that the rows are these operations in this order. */
  function outboxChange(outbox: readonly Operation[]) {
    const places = new Map(placed.map(({ operation, place }) => [operation, place]));
    let next = (placed.at(-1)?.place ?? 0) + 1;
    let before = 0;
    const after = outbox.map((operation) => {
      const known = places.get(operation);
      const place = known !== undefined && known > before ? known : next++;
      before = place;
      return { operation, place, isNew: place !== known };
    });
    const kept = new Set(after.map(({ place }) => place));
    return { after, remove: placed.map(({ place }) => place).filter((place) => !kept.has(place)) };
  }

  return {
    takeTurn(isAlone) {
      return inTransaction(database, account, async (within) => {
        const row = await within.selectFrom("own_turns").selectAll().where("account", "=", account).executeTakeFirst();
        if (row !== undefined && !isAlone && row.owner !== owner && row.until > now()) return undefined;
        const turn = (row?.turn ?? 0) + 1;
        const taken = { owner, until: now() + turnMilliseconds, turn };
        await within
          .insertInto("own_turns")
          .values({ account, ...taken })
          .onConflict((conflict) => conflict.column("account").doUpdateSet(taken))
          .execute();
        return turn;
      });
    },
    guard,
    async endTurn() {
      await turnOf(database).set({ until: 0 }).where("owner", "=", owner).execute();
    },
    disk: {
      async load() {
        const rows = await database
          .selectFrom("own_outbox")
          .select(["place", "operation"])
          .where("account", "=", account)
          .orderBy("place")
          .execute();
        placed = rows.map(({ place, operation }) => ({ place, operation: JSON.parse(operation) as Operation }));
        const { entries, digests } = await entriesWithoutPayload(database, account);
        return { entries, digests, outbox: placed.map(({ operation }) => operation) };
      },
      payload: (seq) => payloadAt(database, account, seq),
      async commit({ truncateTo, outbox }) {
        // The log here is the one that everybody pulls from: only when the account began anew is it another one.
        if (truncateTo !== undefined) throw new TurnLost("The log began anew.");
        if (outbox === undefined) return;
        const change = outboxChange(outbox);
        if (change.remove.length === 0 && change.after.every(({ isNew }) => !isNew)) return;
        await inTurn(async (within) => {
          for (const place of change.remove)
            await within.deleteFrom("own_outbox").where("account", "=", account).where("place", "=", place).execute();
          for (const { operation, place, isNew } of change.after)
            if (isNew)
              await within
                .insertInto("own_outbox")
                .values({ account, place, operation: JSON.stringify(operation) })
                .execute();
        });
        placed = change.after.map(({ operation, place }) => ({ operation, place }));
      },
    },
    async openBases() {
      const rows = await database.selectFrom("exchanged").select("body").where("account", "=", account).execute();
      const known = new Map(
        rows.map(({ body }) => {
          const row = JSON.parse(body) as ExchangedGroup;
          return [row.group, row];
        }),
      );
      return {
        get: (group) => known.get(group),
        groups: () => known.keys(),
        async put(put) {
          if (put.length === 0) return;
          await inTurn(async (within) => {
            for (const row of put) {
              const body = JSON.stringify(row);
              await within
                .insertInto("exchanged")
                .values({ account, group_name: row.group, body })
                .onConflict((conflict) => conflict.columns(["account", "group_name"]).doUpdateSet({ body }))
                .execute();
            }
          });
          for (const row of put) known.set(row.group, row);
        },
      };
    },
  };
}
