import type { DocumentReading } from "#core/domain/document-reading.ts";
import { type MedicalDocument, medicalDocumentSchema } from "#core/domain/medical-document.ts";
import { nextStatus, type ProcessingEvent } from "#core/domain/processing-status.ts";
import type { Understood } from "#core/domain/store.ts";
import { understoodParts } from "#core/domain/understood-parts.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

export function toDocument(body: string): MedicalDocument {
  return medicalDocumentSchema.parse(JSON.parse(body));
}

export async function documentOf(
  database: Database,
  account: string,
  id: string,
): Promise<MedicalDocument | undefined> {
  const row = await database
    .selectFrom("documents")
    .select("body")
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  return row === undefined ? undefined : toDocument(row.body);
}

/** Name of a document's blob, and the media type that its bytes came with. */
export type KeptContent = Pick<Tables["documents"], "content" | "content_type">;

/** Of a document, also of one in the bin. */
export async function contentOf(database: Database, account: string, id: string): Promise<KeptContent | undefined> {
  for (const table of ["documents", "bin"] as const) {
    const row = await database
      .selectFrom(table)
      .select(["content", "content_type"])
      .where("account", "=", account)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row !== undefined) return row;
  }
  return undefined;
}

/** Writes a document over itself. */
export async function writeDocument(database: Database, account: string, document: MedicalDocument): Promise<void> {
  await database
    .updateTable("documents")
    .set({ status: document.processingStatus, body: JSON.stringify(document) })
    .where("account", "=", account)
    .where("id", "=", document.id)
    .execute();
}

/** The document after `event`, written, without what only held for the status it leaves; undefined where that cannot happen. */
export async function moveDocument(
  database: Database,
  account: string,
  id: string,
  event: ProcessingEvent,
): Promise<MedicalDocument | undefined> {
  const document = await documentOf(database, account, id);
  const status = document && nextStatus(document.processingStatus, event);
  if (document === undefined || status === undefined) return undefined;
  const { failure: _failure, waiting: _waiting, progress: _progress, ...kept } = document;
  const moved: MedicalDocument = { ...kept, processingStatus: status };
  await writeDocument(database, account, moved);
  return moved;
}

export async function revisionOf(database: Database, account: string): Promise<number> {
  const row = await database
    .selectFrom("revisions")
    .select("revision")
    .where("account", "=", account)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

async function nextRevision(database: Database, account: string): Promise<number> {
  const revision = (await revisionOf(database, account)) + 1;
  await database
    .insertInto("revisions")
    .values({ account, revision })
    .onConflict((conflict) => conflict.column("account").doUpdateSet({ revision }))
    .execute();
  return revision;
}

/** A document became completed, or was understood anew. */
export async function noteCompletion(database: Database, account: string, id: string): Promise<void> {
  const revision = await nextRevision(database, account);
  await database
    .updateTable("documents")
    .set({ revision })
    .where("account", "=", account)
    .where("id", "=", id)
    .execute();
}

/** A document is no longer completed. */
export async function forgetCompletion(database: Database, account: string, id: string): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable("documents")
    .set({ revision: 0 })
    .where("account", "=", account)
    .where("id", "=", id)
    .where("revision", ">", 0)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await nextRevision(database, account);
}

export async function writeReading(database: Database, account: string, reading: DocumentReading): Promise<void> {
  const body = JSON.stringify(reading);
  await database
    .insertInto("readings")
    .values({ account, document: reading.documentId, body })
    .onConflict((conflict) => conflict.columns(["account", "document"]).doUpdateSet({ body }))
    .execute();
}

/** What was understood takes the place of all that was understood before. */
export async function writeUnderstood(
  database: Database,
  account: string,
  document: MedicalDocument,
  understood: Understood,
): Promise<void> {
  const { reading, found } = understoodParts(document.id, understood);
  const { title: _title, occurredOn: _date, correctionsPrint: _print, ...kept } = document;
  const said = Object.entries(found).filter(([, value]) => value !== undefined);
  await writeDocument(database, account, { ...kept, ...Object.fromEntries(said) });
  await writeReading(database, account, reading);
  await noteCompletion(database, account, document.id);
}

export async function queueJob(database: Database, account: string, document: string, queuedAt: number): Promise<void> {
  const job = { state: "queued", attempts: 0, lease_until: 0, owner: "", queued_at: queuedAt };
  await database
    .insertInto("jobs")
    .values({ account, document, ...job })
    .onConflict((conflict) => conflict.columns(["account", "document"]).doUpdateSet(job))
    .execute();
}
