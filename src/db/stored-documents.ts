import type { MedicalDocument } from "#core/records/medical-document.ts";
import type { NewDocument, Store } from "#core/records/store.ts";
import type { AccountDatabase, ContentRow, DocumentRow, JobRow } from "./account-database.ts";
import { nextOrder } from "./account-database.ts";
import { forgetDocument, openDocument, sealNotice, sealUploaded } from "./document-parts.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";
import { findSearchStateOf } from "./stored-search-state.ts";

type Documents = Pick<Store, "addDocuments" | "listDocuments" | "getDocument" | "getReading" | "deleteDocument"> & {
  getContent(id: string): Promise<Blob | undefined>;
};

/** Documents, their files and their readings. Every read asks the database before it waits for anything else (live queries need that). */
export function createStoredDocuments(database: AccountDatabase, codec: Codec, opened: OpenedValues): Documents {
  const { documents, contents, readings, jobs, searchNames, searchState } = database;

  return {
    async addDocuments(added) {
      const sealed = await Promise.all(added.map((document) => sealNewDocument(codec, document)));
      const rows = await database.transaction("rw", documents, contents, jobs, async () => {
        const order = await nextOrder(documents);
        const ordered = sealed.map(({ row }, index) => ({ ...row, order: order + index }));
        await documents.bulkAdd(ordered);
        await contents.bulkAdd(sealed.map(({ content }) => content));
        await jobs.bulkAdd(ordered.filter((row) => row.processingStatus === "pending").map(queuedJob));
        return ordered;
      });
      return Promise.all(rows.map((row) => openDocument(opened, row)));
    },

    async listDocuments() {
      const rows = await documents.toArray();
      rows.sort((a, b) => Date.parse(b.uploadedAt) - Date.parse(a.uploadedAt) || a.order - b.order);
      return Promise.all(rows.map((row) => openDocument(opened, row)));
    },

    async getDocument(id) {
      const row = await documents.get(id);
      return row && openDocument(opened, row);
    },

    async getContent(id) {
      const row = await contents.get(id);
      if (row === undefined) return undefined;
      const [bytes, type] = await Promise.all([
        codec.openBytes("contents.body", id, row.body),
        codec.open("contents.mediaType", id, row.mediaType),
      ]);
      return new Blob([bytes], { type });
    },

    async getReading(id) {
      const row = await readings.get(id);
      return row && codec.open("readings", id, row.body);
    },

    async deleteDocument(id) {
      for (;;) {
        const search = await findSearchStateOf(database, codec, id);
        const existed = await database.transaction("rw", database.tables, async () => {
          // Search state that was added since its names were opened may belong to this document too: then look again.
          if (!search.isCurrent(await searchNames.toCollection().primaryKeys())) return "look-again";
          const known = (await documents.where("id").equals(id).count()) > 0;
          await Promise.all([documents.delete(id), contents.delete(id), readings.delete(id), jobs.delete(id)]);
          await Promise.all([searchNames.bulkDelete(search.keys), searchState.bulkDelete(search.keys)]);
          return known;
        });
        if (existed === "look-again") continue;
        forgetDocument(opened, id);
        return existed;
      }
    },
  };
}

async function sealNewDocument(codec: Codec, { content, failure, id, uploadedAt, ...uploaded }: NewDocument) {
  const bytes = await content.arrayBuffer();
  const [sealedUpload, notice, body, mediaType] = await Promise.all([
    sealUploaded(codec, id, uploaded),
    failure && sealNotice(codec, id, { failure }),
    codec.sealBytes("contents.body", id, bytes),
    codec.seal("contents.mediaType", id, content.type),
  ]);
  const processingStatus: MedicalDocument["processingStatus"] = failure === undefined ? "pending" : "failed";
  const row = { id, uploadedAt, processingStatus, uploaded: sealedUpload, ...(notice === undefined ? {} : { notice }) };
  const contentRow: ContentRow = { id, mediaType, body };
  return { row, content: contentRow };
}

function queuedJob({ id, uploadedAt, order }: DocumentRow): JobRow {
  const queuedAt = Date.parse(uploadedAt);
  return { documentId: id, state: "queued", attempts: 0, leaseUntil: 0, owner: "", queuedAt, order };
}
