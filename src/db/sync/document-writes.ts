import type { ReadingValue, RecordValue } from "#core/replication/groups/document-values.ts";
import { fieldKey, idOfGroup } from "#core/replication/groups/entity-names.ts";
import {
  defined,
  type GroupWrite,
  type GroupWritten,
  rowsBy,
  type Stamps,
  sameStamps,
} from "#core/replication/groups/group.ts";
import { type BinRow, type CorrectionRow, type DocumentRow, nextOrder, type ReadingRow } from "#db/account-database.ts";
import { completionTables, forgetCompleted, noteAllCompleted } from "#db/completions.ts";
import { sealNotice, sealUnderstood, sealUploaded } from "#db/document-parts.ts";
import { fromBase64url } from "#db/sealing/bytes.ts";
import { sealContent } from "#db/stored-documents.ts";
import type { GroupRowsParts } from "./group-rows.ts";

type CorrectionChange = (
  documentId: string,
  rows: readonly CorrectionRow[],
  values: ReadonlyMap<string, unknown>,
) => Promise<{ remove: [string, string][]; put: CorrectionRow[] }>;

type StampsOfRow = (row: DocumentRow | BinRow, hasContent: boolean, said: readonly CorrectionRow[]) => Stamps;

/** Lays values that came from elsewhere into documents' rows: sealed first, then written in one transaction. */
export function createDocumentWrites(parts: GroupRowsParts, correctionChange: CorrectionChange) {
  const { database, codec } = parts;
  const { documents, bin, contents, readings, jobs, corrections } = database;

  async function sealRecord(id: string, { uploadedAt, content, ...uploaded }: RecordValue) {
    const { mediaType } = uploaded;
    const file = content && new Blob([fromBase64url(content)], { type: mediaType });
    const [sealed, kept] = await Promise.all([
      sealUploaded(codec, id, uploaded),
      file ? sealContent(codec, id, file) : undefined,
    ]);
    return { uploadedAt, uploaded: sealed, content: kept };
  }

  async function sealReading(id: string, value: ReadingValue): Promise<SealedReading> {
    if (value.status === "failed") {
      const { failure, found } = value;
      const [notice, understood] = await Promise.all([
        failure && sealNotice(codec, id, { failure }),
        found && sealUnderstood(codec, id, found),
      ]);
      return { status: "failed", notice, understood };
    }
    const [understood, body] = await Promise.all([
      sealUnderstood(codec, id, value.found),
      codec.seal("readings", id, { ...value.reading, documentId: id }),
    ]);
    return { status: "completed", understood, reading: { id, body } };
  }

  async function prepare({ group, values, seen }: GroupWrite, said: readonly CorrectionRow[]) {
    const id = idOfGroup(group);
    const record = values.get(fieldKey(`document:${id}`, "record")) as RecordValue | null | undefined;
    const reading = values.get(fieldKey(`document:${id}`, "reading")) as ReadingValue | null | undefined;
    const [sealedRecord, sealedReading, change] = await Promise.all([
      record ? sealRecord(id, record) : undefined,
      reading ? sealReading(id, reading) : undefined,
      correctionChange(id, said, values),
    ]);
    return { id, seen, record: sealedRecord, reading: sealedReading, corrections: change };
  }

  async function write(writes: readonly GroupWrite[], stampsOfRow: StampsOfRow): Promise<GroupWritten[]> {
    const ids = writes.map(({ group }) => idOfGroup(group));
    const correctionsOf = async () =>
      rowsBy(await corrections.where("documentId").anyOf(ids).toArray(), (row) => row.documentId);
    const before = await correctionsOf();
    const prepared = await Promise.all(writes.map((one, index) => prepare(one, before.get(ids[index] ?? "") ?? [])));
    const tables = [documents, bin, contents, readings, jobs, corrections, ...completionTables(database)];
    return database.transaction("rw", tables, async () => {
      const [known, binned, withContent, working, there] = await Promise.all([
        documents.bulkGet(ids),
        bin.bulkGet(ids),
        contents.where("id").anyOf(ids).primaryKeys(),
        jobs.where("documentId").anyOf(ids).primaryKeys(),
        correctionsOf(),
      ]);
      const [here, busy] = [new Set(withContent), new Set(working)];
      let order = await nextOrder(documents);
      const written = prepared.map((one, index): GroupWritten | Laid => {
        const { id, record, seen } = one;
        const row = known[index] ?? binned[index];
        const said = there.get(id) ?? [];
        if (!sameStamps(row && stampsOfRow(row, here.has(id), said), seen) || binned[index] !== undefined)
          return "changed";
        const made =
          known[index] ?? (record && { id, order: order++, processingStatus: "pending" as const, ...record });
        if (made === undefined) return "incomplete";
        // Whoever reads it here has the last word about what was read; without its file nobody does, whatever is queued.
        const reading = busy.has(id) && here.has(id) ? undefined : one.reading;
        const removed = new Set(one.corrections.remove.map(([, correction]) => correction));
        const left = [...said.filter((correction) => !removed.has(correction.id)), ...one.corrections.put];
        const laid = laidRow(made, record, reading);
        return {
          row: laid,
          one,
          reading,
          stamps: stampsOfRow(laid, here.has(id) || record?.content !== undefined, left),
        };
      });
      const laid = written.filter((answer): answer is Laid => typeof answer === "object" && "one" in answer);
      await documents.bulkPut(laid.map(({ row }) => row));
      await contents.bulkPut(laid.map(({ one }) => one.record?.content).filter((row) => row !== undefined));
      await corrections.bulkDelete(laid.flatMap(({ one }) => one.corrections.remove));
      await corrections.bulkPut(laid.flatMap(({ one }) => one.corrections.put));
      await jobs.bulkDelete(laid.filter(({ reading }) => reading !== undefined).map(({ row }) => row.id));
      const completed = laid.filter(({ reading }) => reading?.status === "completed");
      await readings.bulkPut(
        completed.map(({ reading }) => (reading?.status === "completed" ? reading.reading : undefined)).filter(isThere),
      );
      await noteAllCompleted(
        database,
        completed.map(({ row }) => row.id),
      );
      for (const { row, reading } of laid) if (reading?.status === "failed") await forgetCompleted(database, row.id);
      return written.map((answer) =>
        typeof answer === "object" && "one" in answer ? (answer as Laid).stamps : answer,
      );
    });
  }

  interface Laid {
    row: DocumentRow;
    one: Awaited<ReturnType<typeof prepare>>;
    reading: SealedReading | undefined;
    stamps: Stamps;
  }

  return { write };
}

type SealedReading =
  | { status: "failed"; notice: DocumentRow["notice"]; understood: DocumentRow["understood"] }
  | { status: "completed"; understood: NonNullable<DocumentRow["understood"]>; reading: ReadingRow };

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

/** The row with what came. A document that is new here gets no job: the device that took the upload reads it, and what it read will come. */
function laidRow(
  row: DocumentRow,
  record: Pick<DocumentRow, "uploadedAt" | "uploaded"> | undefined,
  reading: SealedReading | undefined,
): DocumentRow {
  const { id, order, processingStatus, progress, understood, notice, uploadedAt, uploaded } = { ...row, ...record };
  const identity = { id, uploadedAt, order, uploaded };
  switch (reading?.status) {
    case "completed":
      return { ...identity, processingStatus: "completed", understood: reading.understood };
    case "failed":
      return {
        ...identity,
        processingStatus: "failed",
        ...defined({ understood: reading.understood, notice: reading.notice }),
      };
    default:
      return { ...identity, processingStatus, ...defined({ progress, understood, notice }) };
  }
}
