import { sql } from "kysely";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { FileValue, ReadingValue, RecordValue, UnderstoodPart } from "#core/replication/groups/document-values.ts";
import { defined, rowsBy, type Stamps } from "#core/replication/groups/group.ts";
import { sha256 } from "../../sync/digest.ts";
import type { Database } from "../database.ts";

/** A document's row, or that of one in the bin, with what is asked of what belongs to it. */
export interface DocumentRow {
  id: string;
  isBinned: boolean;
  /** Raised whenever it was read or understood anew; of one in the bin, 0. */
  revision: number;
  /** Name of its blob; "" where the file is not here yet. */
  content: string;
  /** As it was parsed: with what a newer version put into it. */
  body: MedicalDocument;
  /** Its corrections, by id. */
  said: { id: string; body: string }[];
  /** Somebody reads it here, or is about to. */
  isBusy: boolean;
}

/** The rows of these documents, or of all. */
export async function documentRowsOf(
  database: Database,
  account: string,
  ids?: readonly string[],
): Promise<DocumentRow[]> {
  if (ids?.length === 0) return [];
  const named = (column: "id" | "document") =>
    ids === undefined ? sql<boolean>`1 = 1` : sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;
  const [documents, bin, corrections, jobs] = await Promise.all([
    database
      .selectFrom("documents")
      .select(["id", "revision", "content", "body"])
      .where("account", "=", account)
      .where(named("id"))
      .execute(),
    database
      .selectFrom("bin")
      .select(["id", "content", "body"])
      .where("account", "=", account)
      .where(named("id"))
      .execute(),
    database
      .selectFrom("corrections")
      .select(["document", "id", "body"])
      .where("account", "=", account)
      .where(named("document"))
      .execute(),
    database
      .selectFrom("jobs")
      .select("document")
      .where("account", "=", account)
      .where("state", "!=", "waiting")
      .where(named("document"))
      .execute(),
  ]);
  const said = rowsBy(corrections, ({ document }) => document);
  const busy = new Set(jobs.map(({ document }) => document));
  const rowOf = ({ id, content, body }: { id: string; content: string; body: string }): DocumentRow => ({
    id,
    content,
    isBinned: false,
    revision: 0,
    body: JSON.parse(body) as MedicalDocument,
    said: said.get(id) ?? [],
    isBusy: busy.has(id) && content !== "",
  });
  return [
    ...documents.map((row) => ({ ...rowOf(row), revision: row.revision })),
    ...bin.map((row) => ({ ...rowOf(row), isBinned: true, isBusy: false })),
  ];
}

const uploadedOf = ({ type, originalFilename, mediaType, byteSize, sha256: digest }: MedicalDocument) => {
  return { type, originalFilename, mediaType, byteSize, sha256: digest };
};

/** What the upload said about itself, but for what an entry says. */
export function recordOf({ body }: DocumentRow): RecordValue {
  return { uploadedAt: body.uploadedAt, ...uploadedOf(body) };
}

/** What stands on the document of all that was understood; undefined where it never was. */
export function foundOf(body: MedicalDocument): UnderstoodPart | undefined {
  const { summary, title, kind, occurredOn, pageCount, lostPages, correctionsPrint } = body;
  if (summary === undefined) return undefined;
  return defined({ summary, title, kind, occurredOn, pageCount, lostPages, correctionsPrint }) as UnderstoodPart;
}

/** `reading`: as it lies in its own row; only of what is completed it is asked for. */
export function readingOf({ body }: DocumentRow, reading: unknown): ReadingValue | undefined {
  const found = foundOf(body);
  if (body.processingStatus === "failed")
    return { status: "failed", ...defined({ failure: body.failure, found }) } as ReadingValue;
  if (body.processingStatus !== "completed" || found === undefined || reading === undefined) return undefined;
  return { status: "completed", found, reading } as ReadingValue;
}

/** The file is here. Of an entry it goes with the record. */
export function fileOf({ body, content }: DocumentRow): FileValue | undefined {
  return body.type === "entry" || content === "" ? undefined : { sha256: body.sha256, byteSize: body.byteSize };
}

/** The stamps of a document with what belongs to it; `place` among them. */
export function stampsOfRow(row: DocumentRow): Stamps {
  const { body, revision, said } = row;
  const { processingStatus: status } = body;
  const record = sha256(JSON.stringify(recordOf(row)));
  const isSettled = status === "completed" || status === "failed";
  const prints = said.map(({ id, body: words }) => `${id}.${sha256(words).slice(0, 22)}`).sort();
  return {
    place: row.isBinned ? "binned" : "here",
    record,
    // While it is read, what was read before is not in force.
    reading: isSettled
      ? `${status}.${revision}.${sha256(JSON.stringify([foundOf(body), body.failure])).slice(0, 22)}`
      : "",
    file: row.content === "" ? "" : record,
    corrections: prints.join(" "),
  };
}
