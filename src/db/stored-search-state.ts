import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase, SearchNameRow } from "./account-database.ts";
import type { Codec } from "./sealing/codec.ts";

type SearchState = Pick<Store, "readSearchState" | "writeSearchState" | "listSearchState" | "deleteSearchState">;

const names = "searchNames";
const bodies = "searchState";

/** Search state by name. A name may hold words (a shard of an index), so its row is found by the name's HMAC. */
export function createStoredSearchState(database: AccountDatabase, codec: Codec): SearchState {
  const { searchNames, searchState } = database;
  return {
    async readSearchState(name) {
      const id = await codec.hideName(names, name);
      const row = await searchState.get(id);
      return row && codec.openBytes(bodies, id, row.body);
    },
    async writeSearchState(name, state) {
      // A copy, taken before anything is awaited: the caller may go on writing into its buffer.
      const bytes = new Uint8Array(state);
      const id = await codec.hideName(names, name);
      const [sealedName, body] = await Promise.all([codec.seal(names, id, name), codec.sealBytes(bodies, id, bytes)]);
      await database.transaction("rw", searchNames, searchState, async () => {
        await searchNames.put({ id, name: sealedName });
        await searchState.put({ id, body });
      });
    },
    async listSearchState() {
      return openNames(codec, await searchNames.toArray());
    },
    async deleteSearchState(name) {
      const id = await codec.hideName(names, name);
      await database.transaction("rw", searchNames, searchState, async () => {
        await Promise.all([searchNames.delete(id), searchState.delete(id)]);
      });
    },
  };
}

function openNames(codec: Codec, rows: SearchNameRow[]): Promise<string[]> {
  return Promise.all(rows.map((row) => codec.open(names, row.id, row.name)));
}

/**
 * Which search state belongs to a document: whatever has the document's id in its name. `isCurrent` says, from inside a transaction,
 * whether the names are still those that were looked at.
 */
export async function findSearchStateOf(database: AccountDatabase, codec: Codec, documentId: string) {
  const rows = await database.searchNames.toArray();
  const opened = await openNames(codec, rows);
  const seen = new Set(rows.map((row) => row.id));
  return {
    keys: rows.filter((_row, index) => opened[index]?.includes(documentId)).map((row) => row.id),
    isCurrent: (keys: string[]) => keys.every((key) => seen.has(key)),
  };
}
