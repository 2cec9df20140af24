import { type DocumentReading, documentReadingSchema } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { asRestored } from "#core/domain/restored-document.ts";
import type { NewDocument, Store } from "#core/domain/store.ts";
import { orRemove } from "./blob-store.ts";
import { type Database, inTransaction } from "./database.ts";
import {
  contentOf,
  documentOf,
  forgetCompletion,
  type KeptContent,
  noteCompletion,
  queueJob,
  revisionOf,
  toDocument,
  writeDocument,
  writeReading,
} from "./document-rows.ts";
import { leaveBin } from "./sql-bin.ts";
import type { StoreParts } from "./sql-store.ts";

type Documents = Pick<
  Store,
  | "addDocuments"
  | "listDocuments"
  | "completedRevision"
  | "listCompletedRevisions"
  | "getDocument"
  | "getContent"
  | "getReading"
  | "replaceContent"
  | "restoreDocument"
>;

/** Documents with their files. A file is whole on the disk before its row is, and goes after its row is gone. */
export function sqlDocuments({ database, blobs, account, createId }: StoreParts): Documents {
  const keepContent = async (content: NewDocument["content"]) => {
    const name = createId();
    await blobs.write(name, new Uint8Array(await content.arrayBuffer()));
    return { content: name, content_type: content.type };
  };
  const insert = (within: Database, document: MedicalDocument, kept: KeptContent) =>
    within
      .insertInto("documents")
      .values({
        account,
        id: document.id,
        uploaded_at: Date.parse(document.uploadedAt),
        type: document.type,
        status: document.processingStatus,
        revision: 0,
        ...kept,
        body: JSON.stringify(document),
      })
      .execute();
  return {
    async addDocuments(added) {
      const rows: { row: MedicalDocument; kept: KeptContent }[] = [];
      const keepAll = async () => {
        for (const { content, failure, ...rest } of added) {
          const row: MedicalDocument =
            failure === undefined
              ? { ...rest, processingStatus: "pending" }
              : { ...rest, processingStatus: "failed", failure };
          rows.push({ row, kept: await keepContent(content) });
        }
        await inTransaction(database, account, async (within) => {
          for (const { row, kept } of rows) {
            await insert(within, row, kept);
            if (row.processingStatus === "pending") await queueJob(within, account, row.id, Date.parse(row.uploadedAt));
          }
        });
      };
      try {
        await keepAll();
      } catch (error) {
        for (const { kept } of rows) await blobs.remove(kept.content).catch(() => undefined);
        throw error;
      }
      return rows.map(({ row }) => row);
    },
    async listDocuments() {
      const rows = await database
        .selectFrom("documents")
        .select("body")
        .where("account", "=", account)
        .orderBy("uploaded_at", "desc")
        .orderBy("arrival")
        .execute();
      return rows.map(({ body }) => toDocument(body));
    },
    completedRevision: () => revisionOf(database, account),
    async listCompletedRevisions() {
      const rows = await database
        .selectFrom("documents")
        .select(["id", "revision"])
        .where("account", "=", account)
        .where("status", "=", "completed")
        .execute();
      return new Map(rows.map(({ id, revision }) => [id, revision]));
    },
    getDocument: (id) => documentOf(database, account, id),
    async getContent(id) {
      const kept = await contentOf(database, account, id);
      // A device has the file and has not sent it yet.
      if (kept === undefined || kept.content === "") return undefined;
      const bytes = await blobs.read(kept.content);
      return bytes && new Blob([new Uint8Array(bytes)], { type: kept.content_type });
    },
    async getReading(id): Promise<DocumentReading | undefined> {
      const row = await database
        .selectFrom("readings")
        .select("body")
        .where("account", "=", account)
        .where("document", "=", id)
        .executeTakeFirst();
      return row === undefined ? undefined : documentReadingSchema.parse(JSON.parse(row.body));
    },
    async replaceContent(id, { content, now, ...replacement }) {
      const next = await keepContent(content);
      let before: string | undefined;
      const replacing = inTransaction(database, account, async (within) => {
        const known = await documentOf(within, account, id);
        if (known === undefined) return undefined;
        before = (await contentOf(within, account, id))?.content;
        const { failure: _failure, waiting: _waiting, progress: _progress, ...kept } = known;
        const row: MedicalDocument = { ...kept, ...replacement, processingStatus: "pending" };
        await writeDocument(within, account, row);
        await within.updateTable("documents").set(next).where("account", "=", account).where("id", "=", id).execute();
        await forgetCompletion(within, account, id);
        await queueJob(within, account, id, now);
        return row;
      });
      const replaced = await orRemove(blobs, [next.content], replacing);
      const unused = replaced === undefined ? next.content : before;
      if (unused) await blobs.remove(unused);
      return replaced;
    },
    async restoreDocument({ document, content, reading, corrections = [] }) {
      const next = await keepContent(content);
      let before: string | undefined;
      const restoring = inTransaction(database, account, async (within) => {
        if ((await documentOf(within, account, document.id)) !== undefined) return false;
        before = (await leaveBin(within, account, document.id))?.content;
        const row = asRestored(document);
        await insert(within, row, next);
        if (reading !== undefined) await writeReading(within, account, reading);
        for (const correction of corrections)
          await within
            .insertInto("corrections")
            .values({
              account,
              document: row.id,
              id: correction.id,
              corrected_at: correction.correctedAt,
              body: JSON.stringify(correction),
            })
            .execute();
        if (row.processingStatus === "pending") await queueJob(within, account, row.id, Date.parse(row.uploadedAt));
        if (row.processingStatus === "completed") await noteCompletion(within, account, row.id);
        return true;
      });
      const restored = await orRemove(blobs, [next.content], restoring);
      const unused = restored ? before : next.content;
      if (unused) await blobs.remove(unused);
      return restored;
    },
  };
}
