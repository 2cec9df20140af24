import type { DocumentReading } from "#core/records/document-reading.ts";
import type {
  BinRow,
  ContentRow,
  CorrectionRow,
  DocumentRow,
  ReadingRow,
  UnderstoodPart,
} from "#db/account-database.ts";
import { nextOrder } from "#db/account-database.ts";
import { completionTables, forgetCompleted, noteCompleted } from "#db/completions.ts";
import { sealNotice, sealUnderstood, sealUploaded } from "#db/document-parts.ts";
import { fromBase64url } from "#db/sealing/bytes.ts";
import { sealContent } from "#db/stored-documents.ts";
import { type RecordValue, readingValueSchema, recordValueSchema } from "./document-values.ts";
import { fieldKey } from "./entity-names.ts";
import { asObject, type GroupRowsParts, type Stamps, sameStamps } from "./group.ts";

type CorrectionChange = (
  documentId: string,
  rows: readonly CorrectionRow[],
  values: ReadonlyMap<string, unknown>,
) => Promise<{ remove: [string, string][]; put: CorrectionRow[] }>;

type StampsOfRow = (row: DocumentRow | BinRow, hasContent: boolean, said: readonly CorrectionRow[]) => Stamps;

/** Lays values that came from elsewhere into a document's rows. */
export function createDocumentWrites(parts: GroupRowsParts, correctionChange: CorrectionChange) {
  const { database, codec } = parts;
  const { documents, bin, contents, readings, jobs, corrections } = database;

  async function sealRecord(id: string, value: unknown) {
    const parsed = recordValueSchema.safeParse(value);
    if (!parsed.success) return undefined;
    const { uploadedAt, content, ...uploaded }: RecordValue = parsed.data;
    const { type, originalFilename, mediaType, byteSize, sha256 } = uploaded;
    const sealed = await sealUploaded(codec, id, { type, originalFilename, mediaType, byteSize, sha256 });
    const kept: ContentRow | undefined =
      content === undefined
        ? undefined
        : await sealContent(codec, id, new Blob([fromBase64url(content)], { type: mediaType }));
    return { uploadedAt, uploaded: sealed, content: kept };
  }

  async function sealReading(id: string, value: unknown) {
    const parsed = readingValueSchema.safeParse(value);
    if (!parsed.success) return undefined;
    if (parsed.data.status === "failed") {
      const { failure } = parsed.data;
      return { status: "failed", notice: failure && (await sealNotice(codec, id, { failure })) } as const;
    }
    // What was checked is kept as it came, with what a newer version put into it.
    const came = asObject(value);
    const [understood, body] = await Promise.all([
      sealUnderstood(codec, id, came.found as UnderstoodPart),
      codec.seal("readings", id, { ...asObject(came.reading), documentId: id } as DocumentReading),
    ]);
    const reading: ReadingRow = { id, body };
    return { status: "completed", understood, reading } as const;
  }

  async function write(
    id: string,
    values: ReadonlyMap<string, unknown>,
    seen: Stamps | undefined,
    stampsOfRow: StampsOfRow,
  ): Promise<boolean> {
    const before = await corrections.where("documentId").equals(id).toArray();
    const [record, reading, said] = await Promise.all([
      sealRecord(id, values.get(fieldKey(`document:${id}`, "record"))),
      sealReading(id, values.get(fieldKey(`document:${id}`, "reading"))),
      correctionChange(id, before, values),
    ]);
    const tables = [documents, bin, contents, readings, jobs, corrections, ...completionTables(database)];
    return database.transaction("rw", tables, async () => {
      const [known, binned, there, hasContent] = await Promise.all([
        documents.get(id),
        bin.get(id),
        corrections.where("documentId").equals(id).toArray(),
        contents.where("id").equals(id).count(),
      ]);
      const row = known ?? binned;
      if (!sameStamps(row && stampsOfRow(row, hasContent > 0, there), seen)) return false;
      if (binned !== undefined) return false;
      // Whoever reads it here has the last word about what was read.
      const busy = (await jobs.where("documentId").equals(id).count()) > 0;
      const next = await documentRow(id, known, record);
      if (next === undefined) return true;
      const laid = reading === undefined || busy ? next : withReading(next, reading);
      await documents.put(laid);
      if (record?.content !== undefined) await contents.put(record.content);
      await corrections.bulkDelete(said.remove);
      await corrections.bulkPut(said.put);
      if (reading === undefined || busy) return true;
      if (reading.status === "failed") {
        await forgetCompleted(database, id);
        return true;
      }
      await readings.put(reading.reading);
      await noteCompleted(database, id);
      return true;
    });
  }

  /** Inside a transaction: the row with what the upload said; undefined where it is not here and cannot be made yet. */
  async function documentRow(
    id: string,
    known: DocumentRow | undefined,
    record: Awaited<ReturnType<typeof sealRecord>>,
  ): Promise<DocumentRow | undefined> {
    if (record === undefined) return known;
    const { uploadedAt, uploaded } = record;
    if (known !== undefined) return { ...known, uploadedAt, uploaded };
    // No job: the device that took the upload reads it, and what it read will come.
    return { id, uploadedAt, order: await nextOrder(documents), processingStatus: "pending", uploaded };
  }

  return { write };
}

type SealedReading =
  | { status: "failed"; notice: DocumentRow["notice"] }
  | { status: "completed"; understood: DocumentRow["understood"]; reading: ReadingRow };

function withReading(row: DocumentRow, reading: SealedReading): DocumentRow {
  const { notice: _notice, progress: _progress, ...kept } = row;
  if (reading.status === "failed")
    return { ...kept, processingStatus: "failed", ...(reading.notice === undefined ? {} : { notice: reading.notice }) };
  return {
    ...kept,
    processingStatus: "completed",
    ...(reading.understood === undefined ? {} : { understood: reading.understood }),
  };
}
