import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { ReadingValue, RecordValue } from "#core/replication/groups/document-values.ts";
import { fieldKey } from "#core/replication/groups/entity-names.ts";
import { defined, type GroupWrite, sameStamps } from "#core/replication/groups/group.ts";
import type { Database } from "../database.ts";
import { forgetCompletion, noteCompletion, writeDocument, writeReading } from "../document-rows.ts";
import { type DocumentRow, foundOf, stampsOfRow } from "./document-stamps.ts";

/**
 * Lays what came from a device into a document's row, in the transaction `within`. `content` is the name of the file that came with an entry. A
 * document that is new here gets no job: the device that took the upload reads it, and what it read will come.
 */
export async function layDocument(parts: {
  within: Database;
  account: string;
  row: DocumentRow | undefined;
  write: GroupWrite;
  content: string | undefined;
}): Promise<"changed" | "incomplete" | { laid: true }> {
  const { within, account, row, write, content } = parts;
  const { group, values, seen } = write;
  if (!sameStamps(row && stampsOfRow(row), seen) || row?.isBinned) return "changed";
  const record = (values.get(fieldKey(group, "record")) ?? undefined) as RecordValue | undefined;
  const before = row?.body ?? (record && newDocument(group, record));
  if (before === undefined) return "incomplete";
  // Whoever reads it here has the last word about what was read.
  const reading = row?.isBusy ? undefined : (values.get(fieldKey(group, "reading")) as ReadingValue | null | undefined);
  const body = withReading(record === undefined ? before : { ...before, ...uploaded(record) }, reading ?? undefined);
  if (row === undefined) await insertDocument(within, account, body, content ?? "");
  else {
    await writeDocument(within, account, body);
    if (content !== undefined) await setContent(within, account, body, content);
  }
  if (!reading) return { laid: true };
  if (reading.status === "completed") {
    await writeReading(within, account, { ...reading.reading, documentId: body.id } as DocumentReading);
    await noteCompletion(within, account, body.id);
  } else await forgetCompletion(within, account, body.id);
  await within.deleteFrom("jobs").where("account", "=", account).where("document", "=", body.id).execute();
  return { laid: true };
}

function uploaded({ content: _content, ...record }: RecordValue) {
  return record;
}

function newDocument(group: string, record: RecordValue): MedicalDocument {
  return { id: group.slice(group.indexOf(":") + 1), ...uploaded(record), processingStatus: "pending" };
}

/** The document as it was read elsewhere, without what only held before. */
function withReading(body: MedicalDocument, reading: ReadingValue | undefined): MedicalDocument {
  if (reading === undefined) return body;
  const { failure: _failure, waiting: _waiting, progress: _progress, ...kept } = body;
  const found = foundOf(body);
  const identity = Object.fromEntries(
    Object.entries(kept).filter(([name]) => found === undefined || !(name in found)),
  ) as unknown as MedicalDocument;
  return {
    ...identity,
    ...reading.found,
    processingStatus: reading.status,
    ...(reading.status === "failed" ? defined({ failure: reading.failure }) : {}),
  };
}

async function insertDocument(within: Database, account: string, body: MedicalDocument, content: string) {
  await within
    .insertInto("documents")
    .values({
      account,
      id: body.id,
      uploaded_at: Date.parse(body.uploadedAt),
      type: body.type,
      status: body.processingStatus,
      revision: 0,
      content,
      content_type: body.mediaType,
      body: JSON.stringify(body),
    })
    .execute();
}

/** Puts a file into a document's place; false where there is no such document. */
export async function setContent(
  within: Database,
  account: string,
  { id, mediaType }: Pick<MedicalDocument, "id" | "mediaType">,
  content: string,
): Promise<boolean> {
  const { numUpdatedRows } = await within
    .updateTable("documents")
    .set({ content, content_type: mediaType })
    .where("account", "=", account)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
