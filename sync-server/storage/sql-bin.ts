import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { asRestored } from "#core/domain/restored-document.ts";
import type { Store } from "#core/domain/store.ts";
import { type Database, inTransaction } from "./database.ts";
import { contentOf, documentOf, forgetCompletion, noteCompletion, queueJob, toDocument } from "./document-rows.ts";
import type { StoreParts } from "./sql-store.ts";

type Bin = Pick<Store, "deleteDocument" | "binDocument" | "listBin" | "takeFromBin">;

/** What leaves the records: to the bin and back, and for good. A file goes after its row is gone. */
export function sqlBin({ database, blobs, account }: StoreParts): Bin {
  return {
    async deleteDocument(id) {
      const name = await inTransaction(database, account, async (within) => {
        const kept = await contentOf(within, account, id);
        if (kept === undefined) return undefined;
        await leaveRecords(within, account, id);
        await leaveBin(within, account, id);
        return kept.content;
      });
      if (name === undefined) return false;
      if (name !== "") await blobs.remove(name);
      return true;
    },
    binDocument: (id, now) =>
      inTransaction(database, account, async (within) => {
        const row = await within
          .selectFrom("documents")
          .select(["arrival", "uploaded_at", "content", "content_type", "body"])
          .where("account", "=", account)
          .where("id", "=", id)
          .executeTakeFirst();
        if (row === undefined) return false;
        await leaveRecords(within, account, id);
        await within
          .insertInto("bin")
          .values({ account, id, deleted_at: now, ...row })
          .execute();
        return true;
      }),
    async listBin() {
      const rows = await database
        .selectFrom("bin")
        .select(["body", "deleted_at"])
        .where("account", "=", account)
        .orderBy("deleted_at", "desc")
        .orderBy("arrival")
        .execute();
      return rows.map(({ body, deleted_at }) => ({
        document: toDocument(body),
        deletedAt: new Date(deleted_at).toISOString(),
      }));
    },
    takeFromBin: (id) =>
      inTransaction(database, account, async (within) => {
        const row = await within
          .selectFrom("bin")
          .selectAll()
          .where("account", "=", account)
          .where("id", "=", id)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const document = asBefore(toDocument(row.body));
        const { type, processingStatus: status } = document;
        const { deleted_at: _deletedAt, ...kept } = row;
        await within
          .insertInto("documents")
          .values({ ...kept, type, status, revision: 0, body: JSON.stringify(document) })
          .execute();
        await within.deleteFrom("bin").where("account", "=", account).where("id", "=", id).execute();
        if (status === "pending" && row.content !== "") await queueJob(within, account, id, row.uploaded_at);
        if (status === "completed") await noteCompletion(within, account, id);
        return document;
      }),
  };
}

/** Nobody reads it any more, so one that was being read is to be read. */
function asBefore(document: MedicalDocument): MedicalDocument {
  const { waiting } = document;
  const before = asRestored(document);
  return waiting === undefined ? before : { ...before, waiting };
}

/** The row of the bin, if there is one, with what was read and said of its document. Answers where its file is. */
export async function leaveBin(
  within: Database,
  account: string,
  id: string,
): Promise<{ content: string } | undefined> {
  const row = await within
    .selectFrom("bin")
    .select("content")
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined && (await documentOf(within, account, id)) !== undefined) return undefined;
  for (const table of ["readings", "corrections"] as const)
    await within.deleteFrom(table).where("account", "=", account).where("document", "=", id).execute();
  await within.deleteFrom("bin").where("account", "=", account).where("id", "=", id).execute();
  return row;
}

/** The document's row, with its job and whatever the search keeps of it. */
async function leaveRecords(within: Database, account: string, id: string): Promise<void> {
  await forgetCompletion(within, account, id);
  await within.deleteFrom("jobs").where("account", "=", account).where("document", "=", id).execute();
  const pieces = await within.selectFrom("search_state").select("name").where("account", "=", account).execute();
  for (const { name } of pieces.filter((piece) => piece.name.includes(id)))
    await within.deleteFrom("search_state").where("account", "=", account).where("name", "=", name).execute();
  await within.deleteFrom("documents").where("account", "=", account).where("id", "=", id).execute();
}
