import type { FileValue, ReadingValue, RecordValue } from "#core/replication/groups/document-values.ts";
import { fieldKey, idOfGroup } from "#core/replication/groups/entity-names.ts";
import { defined, rowsBy, type Stamps, type StoredGroup } from "#core/replication/groups/group.ts";
import type { BinRow, CorrectionRow, DocumentRow } from "#db/account-database.ts";
import { toBase64url } from "#db/sealing/bytes.ts";
import { printOfSealing } from "#db/sealing/codec.ts";
import { createCorrectionValues } from "./correction-values.ts";
import { createDocumentWrites } from "./document-writes.ts";
import { createGatheredGet } from "./gathered-get.ts";
import type { GroupRows, GroupRowsParts } from "./group-rows.ts";

/** Documents as groups: what the upload said, what was read, whether the file is here, and what the patient corrected. */
export function createDocumentGroups(parts: GroupRowsParts): GroupRows {
  const { database, codec, opened } = parts;
  const { documents, bin, contents, readings, jobs, corrections } = database;
  const correctionValues = createCorrectionValues(parts);
  const readingRow = createGatheredGet(readings, (row) => row.id);
  const contentRow = createGatheredGet(contents, (row) => row.id);
  const writes = createDocumentWrites(parts, correctionValues.change);

  async function recordOf({ id, uploadedAt, uploaded }: DocumentRow): Promise<RecordValue> {
    const record = await opened.open("documents.uploaded", id, uploaded);
    if (record.type !== "entry") return { uploadedAt, ...record };
    const content = await contentRow(id);
    if (content === undefined) return { uploadedAt, ...record };
    return { uploadedAt, ...record, content: toBase64url(await codec.openBytes("contents.body", id, content.body)) };
  }

  async function readingOf(row: DocumentRow): Promise<ReadingValue | undefined> {
    if (row.processingStatus === "failed") {
      const [notice, found] = await Promise.all([
        row.notice && opened.open("documents.notice", row.id, row.notice),
        row.understood && opened.open("documents.understood", row.id, row.understood),
      ]);
      return { status: "failed", ...defined({ failure: notice?.failure, found }) };
    }
    if (row.processingStatus !== "completed" || row.understood === undefined) return undefined;
    const kept = await readingRow(row.id);
    if (kept === undefined) return undefined;
    const [found, reading] = await Promise.all([
      opened.open("documents.understood", row.id, row.understood),
      codec.open("readings", row.id, kept.body),
    ]);
    return { status: "completed", found, reading };
  }

  async function fileOf({ id, uploaded }: DocumentRow): Promise<FileValue | undefined> {
    const { type, sha256, byteSize } = await opened.open("documents.uploaded", id, uploaded);
    return type === "entry" ? undefined : { sha256, byteSize };
  }

  function groupOf(row: DocumentRow | BinRow, hasContent: boolean, busy: boolean, said: CorrectionRow[]): StoredGroup {
    const entity = `document:${row.id}`;
    const stamps = stampsOfRow(row, hasContent, said);
    const one = (field: "record" | "reading" | "file", open: () => Promise<unknown>) => ({
      stamp: stamps[field] ?? "",
      open: async () => {
        const value = await open();
        return value === undefined ? new Map<string, unknown>() : new Map([[fieldKey(entity, field), value]]);
      },
    });
    return {
      place: "deletedAt" in row ? "binned" : "here",
      parts: {
        record: one("record", () => recordOf(row)),
        reading: one("reading", () => readingOf(row)),
        file: one("file", async () => (hasContent ? fileOf(row) : undefined)),
        corrections: { stamp: stamps.corrections ?? "", open: () => correctionValues.byKey(said) },
      },
      ...(busy ? { busyPart: "reading" } : {}),
    };
  }

  return {
    async scan() {
      const [rows, binned, withContent, said] = await Promise.all([
        documents.toArray(),
        bin.toArray(),
        contents.toCollection().primaryKeys(),
        corrections.toArray(),
      ]);
      const here = new Set(withContent);
      const byDocument = rowsBy(said, (row) => row.documentId);
      const stamps = new Map<string, Stamps>();
      for (const row of [...rows, ...binned])
        stamps.set(`document:${row.id}`, stampsOfRow(row, here.has(row.id), byDocument.get(row.id) ?? []));
      return stamps;
    },

    async read(groups) {
      const ids = groups.map(idOfGroup);
      const [rows, binned, withContent, said, working] = await database.transaction(
        "r",
        [documents, bin, contents, corrections, jobs],
        async () =>
          Promise.all([
            documents.bulkGet(ids),
            bin.bulkGet(ids),
            contents.where("id").anyOf(ids).primaryKeys(),
            corrections.where("documentId").anyOf(ids).toArray(),
            jobs.where("documentId").anyOf(ids).primaryKeys(),
          ]),
      );
      const [here, busy] = [new Set(withContent), new Set(working)];
      const byDocument = rowsBy(said, (row) => row.documentId);
      const found = new Map<string, StoredGroup>();
      for (const row of [...rows, ...binned])
        if (row !== undefined)
          found.set(
            `document:${row.id}`,
            // Without its file nobody can read it here, whatever is queued.
            groupOf(row, here.has(row.id), busy.has(row.id) && here.has(row.id), byDocument.get(row.id) ?? []),
          );
      return found;
    },

    write: (all) => writes.write(all, stampsOfRow),
  };
}

/** The stamps of a document's row with what belongs to it; `place` among them. */
export function stampsOfRow(row: DocumentRow | BinRow, hasContent: boolean, said: readonly CorrectionRow[]): Stamps {
  const { uploaded, understood, notice, processingStatus: status } = row;
  // While it is read, what was read before is not in force; how far the reading has come is nobody else's matter.
  const settled = status === "completed" || status === "failed";
  const reading = settled
    ? `${status}.${understood ? printOfSealing(understood) : ""}.${notice ? printOfSealing(notice) : ""}`
    : "";
  const prints = said.map(({ id, body }) => `${id}.${printOfSealing(body)}`).sort();
  return {
    place: "deletedAt" in row ? "binned" : "here",
    record: printOfSealing(uploaded),
    reading,
    file: hasContent ? printOfSealing(uploaded) : "",
    corrections: prints.join(" "),
  };
}
