import { type Correction, correctionsVersion } from "#core/domain/correction.ts";
import type { Store } from "#core/domain/store.ts";
import type { AccountDatabase, CorrectionRow } from "./account-database.ts";
import { completionTables, noteCompleted } from "./completions.ts";
import { sealAllUnderstood } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";

type Corrections = Pick<Store, "listCorrections" | "changeCorrections">;

const name = "corrections";
/** Ids are chosen by whoever corrects, so that they are unique within their document only. */
const placeOf = (documentId: string, id: string) => `${documentId}/${id}`;

export async function sealCorrection(codec: Codec, correction: Correction): Promise<CorrectionRow> {
  const { id, documentId, correctedAt, change } = correction;
  return { documentId, id, correctedAt, body: await codec.seal(name, placeOf(documentId, id), change) };
}

/** The patient's statements about documents: ids and instants in plain columns, the words sealed. */
export function createStoredCorrections(database: AccountDatabase, codec: Codec, opened: OpenedValues): Corrections {
  const { corrections, documents, readings } = database;
  return {
    async listCorrections(documentId) {
      const rows = await corrections.where("documentId").equals(documentId).toArray();
      rows.sort((a, b) => a.correctedAt.localeCompare(b.correctedAt) || a.id.localeCompare(b.id));
      return Promise.all(
        rows.map(async ({ id, correctedAt, body }) => {
          const change = await opened.open(name, placeOf(documentId, id), body);
          return { id, documentId, correctedAt, change };
        }),
      );
    },

    async changeCorrections({ documentId, known, put, remove, understood: all }) {
      const [rows, sealed] = await Promise.all([
        Promise.all(put.map((correction) => sealCorrection(codec, correction))),
        all && sealAllUnderstood(codec, documentId, all),
      ]);
      const tables = [corrections, documents, readings, ...completionTables(database)];
      const changed = await database.transaction("rw", tables, async () => {
        const row = await documents.get(documentId);
        const there = await corrections.where("documentId").equals(documentId).toArray();
        if (row === undefined || correctionsVersion(there) !== correctionsVersion(known)) return false;
        if (sealed === undefined ? row.processingStatus === "processing" : row.processingStatus !== "completed") {
          return false;
        }
        await corrections.bulkDelete(remove.map((id): [string, string] => [documentId, id]));
        await corrections.bulkPut(rows);
        if (sealed === undefined) return true;
        await documents.put({ ...row, understood: sealed.understood });
        await readings.put({ id: documentId, body: sealed.reading });
        await noteCompleted(database, documentId);
        return true;
      });
      if (changed) for (const id of remove) opened.forget(name, placeOf(documentId, id));
      return changed;
    },
  };
}
