import type { FileContent } from "#core/domain/file-content.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { NewDocument, RestoredDocument, Store } from "#core/domain/store.ts";
import type { AccountDatabase, ContentRow, DocumentRow, JobRow } from "./account-database.ts";
import { nextOrder } from "./account-database.ts";
import { completionTables, noteCompleted } from "./completions.ts";
import { openDocument, sealNotice, sealUnderstood, sealUploaded } from "./document-parts.ts";
import { createListedDocuments } from "./listed-documents.ts";
import type { OpenedValues } from "./opened-values.ts";
import type { Codec } from "./sealing/codec.ts";
import { sealCorrection } from "./stored-corrections.ts";

type Documents = Pick<
  Store,
  | "addDocuments"
  | "listDocuments"
  | "completedRevision"
  | "listCompletedRevisions"
  | "getDocument"
  | "getReading"
  | "restoreDocument"
> & {
  getContent(id: string): Promise<Blob | undefined>;
};

/** Documents, their files and their readings. Every read asks the database before it waits for anything else (live queries need that). */
export function createStoredDocuments(database: AccountDatabase, codec: Codec, opened: OpenedValues): Documents {
  const { documents, bin, contents, readings, jobs, completions, counters, corrections } = database;
  const listed = createListedDocuments(database, opened);

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

    listDocuments: listed.list,

    async completedRevision() {
      return (await counters.get("completed"))?.value ?? 0;
    },

    async listCompletedRevisions() {
      return new Map((await completions.toArray()).map(({ documentId, revision }) => [documentId, revision]));
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

    async restoreDocument(restored) {
      const { row, content, reading, said } = await sealRestoredDocument(codec, restored);
      const tables = [documents, bin, contents, readings, jobs, corrections, ...completionTables(database)];
      return database.transaction("rw", tables, async () => {
        if ((await documents.get(row.id)) !== undefined) return false;
        if ((await bin.get(row.id)) !== undefined) {
          await Promise.all([bin.delete(row.id), readings.delete(row.id)]);
          await corrections.where("documentId").equals(row.id).delete();
        }
        const ordered = { ...row, order: await nextOrder(documents) };
        await documents.add(ordered);
        await contents.put(content);
        if (reading !== undefined) await readings.put(reading);
        await corrections.bulkPut(said);
        if (ordered.processingStatus === "pending") await jobs.put(queuedJob(ordered));
        if (ordered.processingStatus === "completed") await noteCompleted(database, row.id);
        return true;
      });
    },
  };
}

async function sealNewDocument(codec: Codec, { content, failure, id, uploadedAt, ...uploaded }: NewDocument) {
  const [sealedUpload, notice, contentRow] = await Promise.all([
    sealUploaded(codec, id, uploaded),
    failure && sealNotice(codec, id, { failure }),
    sealContent(codec, id, content),
  ]);
  const processingStatus: MedicalDocument["processingStatus"] = failure === undefined ? "pending" : "failed";
  const row = { id, uploadedAt, processingStatus, uploaded: sealedUpload, ...(notice === undefined ? {} : { notice }) };
  return { row, content: contentRow };
}

export async function sealContent(codec: Codec, id: string, content: FileContent): Promise<ContentRow> {
  const [body, mediaType] = await Promise.all([
    codec.sealBytes("contents.body", id, await content.arrayBuffer()),
    codec.seal("contents.mediaType", id, content.type),
  ]);
  return { id, mediaType, body };
}

async function sealRestoredDocument(codec: Codec, { document, content, reading, corrections = [] }: RestoredDocument) {
  const { id, uploadedAt, type, originalFilename, mediaType, byteSize, sha256, failure } = document;
  const { summary, title, kind, occurredOn, pageCount, lostPages, correctionsPrint } = document;
  const found = defined({ summary, title, kind, occurredOn, pageCount, lostPages, correctionsPrint });
  const failed = document.processingStatus === "failed";
  const [uploaded, understood, notice, contentRow, body, said] = await Promise.all([
    sealUploaded(codec, id, { type, originalFilename, mediaType, byteSize, sha256 }),
    Object.keys(found).length > 0 ? sealUnderstood(codec, id, found) : undefined,
    failed && failure !== undefined ? sealNotice(codec, id, { failure }) : undefined,
    sealContent(codec, id, content),
    reading && codec.seal("readings", id, reading),
    Promise.all(corrections.map((correction) => sealCorrection(codec, correction))),
  ]);
  const processingStatus = failed || document.processingStatus === "completed" ? document.processingStatus : "pending";
  const row = { id, uploadedAt, processingStatus, ...defined({ understood, notice }), uploaded };
  return { row, content: contentRow, reading: body && { id, body }, said };
}

/** Without the properties that are undefined: a sealed part, like JSON, knows no such thing. */
function defined<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}

export function queuedJob({ id, uploadedAt, order }: DocumentRow): JobRow {
  const queuedAt = Date.parse(uploadedAt);
  return { documentId: id, state: "queued", attempts: 0, leaseUntil: 0, owner: "", queuedAt, order };
}
