import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase, BinRow, DocumentRow } from "./account-database.ts";
import { completionTables, forgetCompleted, noteCompleted } from "./completions.ts";
import { forgetDocument, openDocument } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";
import { queuedJob } from "./stored-documents.ts";
import { findSearchStateOf } from "./stored-search-state.ts";

type Bin = Pick<Store, "deleteDocument" | "binDocument" | "listBin" | "takeFromBin">;

/** What leaves the records: to the bin and back, and for good. A row moves as it is, so that nothing is sealed anew. */
export function createStoredBin(database: AccountDatabase, codec: Codec, opened: OpenedValues): Bin {
  const { documents, bin, contents, readings, jobs, corrections, blobTasks, arrivedChunks } = database;
  const { searchNames, searchState } = database;

  /** Takes a document's search state away together with what `change` does; answers what that answers. */
  async function withoutSearchState(id: string, change: () => Promise<boolean>): Promise<boolean> {
    for (;;) {
      const search = await findSearchStateOf(database, codec, id);
      const outcome = await database.transaction("rw", database.tables, async () => {
        // Search state that was added since its names were opened may belong to this document too: then look again.
        if (!search.isCurrent(await searchNames.toCollection().primaryKeys())) return "look-again";
        const done = await change();
        await Promise.all([searchNames.bulkDelete(search.keys), searchState.bulkDelete(search.keys)]);
        return done;
      });
      if (outcome !== "look-again") return outcome;
    }
  }

  return {
    async deleteDocument(id) {
      const existed = await withoutSearchState(id, async () => {
        const known = (await documents.where("id").equals(id).count()) + (await bin.where("id").equals(id).count());
        await forgetCompleted(database, id);
        await Promise.all([documents.delete(id), bin.delete(id), contents.delete(id), readings.delete(id)]);
        await jobs.delete(id);
        for (const table of [corrections, blobTasks, arrivedChunks])
          await table.where("documentId").equals(id).delete();
        return known > 0;
      });
      forgetDocument(opened, id);
      return existed;
    },

    binDocument: (id, now) =>
      withoutSearchState(id, async () => {
        const row = await documents.get(id);
        if (row === undefined) return false;
        await forgetCompleted(database, id);
        await Promise.all([documents.delete(id), jobs.delete(id), bin.put({ ...row, deletedAt: now })]);
        return true;
      }),

    async listBin() {
      const rows = await bin.toArray();
      rows.sort((one, other) => other.deletedAt - one.deletedAt || one.order - other.order);
      return Promise.all(
        rows.map(async (row) => ({
          document: await openDocument(opened, row),
          deletedAt: new Date(row.deletedAt).toISOString(),
        })),
      );
    },

    async takeFromBin(id) {
      const row = await database.transaction("rw", [documents, bin, jobs, ...completionTables(database)], async () => {
        const binned = await bin.get(id);
        if (binned === undefined) return undefined;
        const back = asBefore(binned);
        await Promise.all([bin.delete(id), documents.put(back)]);
        if (back.processingStatus === "pending") await jobs.put(queuedJob(back));
        if (back.processingStatus === "completed") await noteCompleted(database, id);
        return back;
      });
      return row && openDocument(opened, row);
    },
  };
}

/** Nobody reads it any more, so one that was being read is to be read. */
function asBefore({ deletedAt: _deletedAt, progress: _progress, ...row }: BinRow): DocumentRow {
  return { ...row, processingStatus: row.processingStatus === "processing" ? "pending" : row.processingStatus };
}
