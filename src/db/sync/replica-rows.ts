import type { LogEntry, Operation } from "#core/replication/operation.ts";
import type { AccountDatabase, KeptEntry, SyncEntryRow, SyncOutboxRow, SyncPayloadRow } from "#db/account-database.ts";
import { utf8 } from "#db/sealing/bytes.ts";
import type { Codec } from "#db/sealing/codec.ts";
import { createGatheredGet } from "./gathered-get.ts";

const names = { entries: "syncEntries", payloads: "syncPayloads", outbox: "syncOutbox" } as const;
/** Entries in one row: opening a row costs the same whatever is in it, and each new entry writes the last row again. */
const entriesARow = 128;

interface Change {
  truncateTo?: number;
  append?: readonly LogEntry[];
  digests?: readonly { hash: string; head: string }[];
  outbox?: readonly Operation[];
}

/** The account's log and what waits to be sent, every row sealed; each commit is one transaction. One caller at a time. */
export function createReplicaRows(database: AccountDatabase, codec: Codec) {
  const { syncEntries, syncPayloads, syncOutbox } = database;
  const payloadRow = createGatheredGet(syncPayloads, (row) => row.seq);
  /** The entries of the last row, which is the only one that is written again. */
  let last: KeptEntry[] = [];
  /** What waits, as it stands on the disk. */
  let placed: { operation: Operation; place: number }[] = [];

  const openRow = (row: SyncEntryRow) => codec.open(names.entries, String(row.seq), row.body);
  const sealRow = async (entries: KeptEntry[]): Promise<SyncEntryRow> => {
    const seq = entries[0]?.entry.seq ?? 0;
    return { seq, body: await codec.seal(names.entries, String(seq), entries) };
  };

  async function openWaiting({ place, body }: SyncOutboxRow): Promise<Operation> {
    // The tag proves that an operation was sealed there.
    return JSON.parse(new TextDecoder().decode(await codec.openBytes(names.outbox, String(place), body))) as Operation;
  }

  /** The row in which entry `seq` stands, up to it. */
  async function entriesUpTo(seq: number): Promise<KeptEntry[]> {
    const row = await syncEntries.where("seq").belowOrEqual(seq).last();
    return row === undefined ? [] : (await openRow(row)).filter(({ entry }) => entry.seq <= seq);
  }

  async function entryRows({ truncateTo, append = [], digests = [] }: Change): Promise<SyncEntryRow[]> {
    if (truncateTo !== undefined) last = await entriesUpTo(truncateTo);
    const fresh = append.map((entry, index): KeptEntry => {
      const { hash = "", head = "" } = digests[index] ?? {};
      return { entry: { ...entry, operation: { ...entry.operation, payload: "" } }, hash, head };
    });
    if (fresh.length === 0) return last.length > 0 && truncateTo !== undefined ? [await sealRow(last)] : [];
    const runs: KeptEntry[][] = [last.length < entriesARow ? [...last] : []];
    for (const entry of fresh) {
      if ((runs.at(-1)?.length ?? 0) >= entriesARow) runs.push([]);
      runs.at(-1)?.push(entry);
    }
    last = runs.at(-1) ?? [];
    return Promise.all(runs.map(sealRow));
  }

  function payloadRows(append: readonly LogEntry[]): Promise<SyncPayloadRow[]> {
    return Promise.all(
      append.map(async ({ seq, operation }) => {
        return { seq, body: await codec.sealBytes(names.payloads, String(seq), utf8(operation.payload)) };
      }),
    );
  }

  /** What has to be written and removed so that the rows are these operations in this order. */
  async function outboxChange(outbox: readonly Operation[]) {
    const places = new Map(placed.map(({ operation, place }) => [operation, place]));
    let next = (placed.at(-1)?.place ?? 0) + 1;
    let before = 0;
    const added: { operation: Operation; place: number }[] = [];
    const after = outbox.map((operation) => {
      const known = places.get(operation);
      const place = known !== undefined && known > before ? known : next++;
      before = place;
      if (place !== known) added.push({ operation, place });
      return { operation, place };
    });
    const kept = new Set(after.map(({ place }) => place));
    const remove = placed.map(({ place }) => place).filter((place) => !kept.has(place));
    const put = await Promise.all(
      added.map(async ({ operation, place }): Promise<SyncOutboxRow> => {
        return { place, body: await codec.sealBytes(names.outbox, String(place), utf8(JSON.stringify(operation))) };
      }),
    );
    return { after, remove, put };
  }

  return {
    async load() {
      const [rows, waiting] = await Promise.all([syncEntries.toArray(), syncOutbox.toArray()]);
      const runs = await Promise.all(rows.map(openRow));
      last = runs.at(-1) ?? [];
      const kept = runs.flat();
      const operations = await Promise.all(waiting.map(openWaiting));
      placed = waiting.flatMap(({ place }, index) => {
        const operation = operations[index];
        return operation === undefined ? [] : [{ operation, place }];
      });
      return {
        entries: kept.map(({ entry }) => entry),
        digests: kept.map(({ hash, head }) => ({ hash, head })),
        outbox: operations,
      };
    },

    async payload(seq: number): Promise<string> {
      const row = await payloadRow(seq);
      if (row === undefined) throw new Error(`The log has no payload for its entry ${seq}.`);
      return new TextDecoder().decode(await codec.openBytes(names.payloads, String(seq), row.body));
    },

    async commit(change: Change): Promise<void> {
      const { truncateTo, append = [], outbox } = change;
      const [lastBefore, placedBefore] = [last, placed];
      try {
        const [rows, payloads, waiting] = await Promise.all([
          entryRows(change),
          payloadRows(append),
          outbox && outboxChange(outbox),
        ]);
        await database.transaction("rw", syncEntries, syncPayloads, syncOutbox, async () => {
          if (truncateTo !== undefined) {
            await syncEntries.where("seq").above(truncateTo).delete();
            await syncPayloads.where("seq").above(truncateTo).delete();
          }
          await syncEntries.bulkPut(rows);
          await syncPayloads.bulkPut(payloads);
          if (waiting === undefined) return;
          await syncOutbox.bulkDelete(waiting.remove);
          await syncOutbox.bulkPut(waiting.put);
        });
        if (waiting !== undefined) placed = waiting.after;
      } catch (cause) {
        [last, placed] = [lastBefore, placedBefore];
        throw cause;
      }
    },
  };
}
