import type { KeptDay, Store } from "#core/domain/store.ts";
import type { AccountDatabase, DayRow } from "./account-database.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

const name = "days";

/** What the first screen says on a day. The day stands open; everything that is said is sealed. */
export function createStoredDays(
  database: AccountDatabase,
  codec: Codec,
  opened: OpenedValues,
): Required<Pick<Store, "readDay" | "keepDay">> {
  const { days, counters } = database;
  return {
    async readDay(day) {
      return openDay(opened, await days.get(day));
    },
    async keepDay(day, { revision, said }, from) {
      const body = await codec.seal(name, day, said);
      return database.transaction("rw", days, counters, async () => {
        // Made from documents of which one may be gone: whoever took it away has forgotten what was kept, and found nothing yet to forget.
        if (((await counters.get("completed"))?.value ?? 0) !== revision) return false;
        await days.where("day").below(from).delete();
        await days.put({ day, revision, body });
        return true;
      });
    },
  };
}

/** What was kept can be made again at any time: a row that cannot be opened is none. */
export async function openDay(opened: OpenedValues, row: DayRow | undefined): Promise<KeptDay | undefined> {
  if (row === undefined) return undefined;
  try {
    return { revision: row.revision, said: await opened.open(name, row.day, row.body) };
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
