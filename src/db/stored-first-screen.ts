import { Dexie } from "dexie";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { KeptDay } from "#core/domain/store.ts";
import { batchGapMs } from "#core/findings/now/reading-batch.ts";
import type { AccountDatabase, DocumentRow } from "./account-database.ts";
import { openDocument } from "./document-parts.ts";
import { inListedOrder } from "./listed-documents.ts";
import type { OpenedValues } from "./opened-values.ts";
import { openDay } from "./stored-days.ts";

/** What the first screen shows of documents, as many as there may be. */
export interface FirstScreen {
  /** All; those that are read; those that are being read or are still to be. */
  counts: { total: number; completed: number; reading: number };
  /** The newest uploads that are wanted, in the order of all. */
  newest: MedicalDocument[];
  /** What was put in together with what is being read now, and that; none while nothing is being read. */
  batch: MedicalDocument[];
  /** What is still to be read, and what was read after what is kept for the day was made. */
  sinceDay: MedicalDocument[];
  /** Of the completed documents. */
  revision: number;
  /** What is kept for the day. */
  day: KeptDay | undefined;
}

export interface FirstScreenRequest {
  /** ISO; left out where nothing that is said of a day is shown. */
  day?: string;
  /** How many of the newest uploads, and which. */
  newest: number;
  isWanted(document: MedicalDocument): boolean;
}

/** What can be told of all documents without opening one. */
export interface DocumentsAtAGlance {
  total: number;
  /** When the oldest of them was uploaded. */
  firstUploadedAt: string | undefined;
  /** Grows with each change of one of them. */
  changes: number;
}

export interface StoredFirstScreen {
  readFirstScreen(request: FirstScreenRequest): Promise<FirstScreen>;
  glanceAtDocuments(): Promise<DocumentsAtAGlance>;
}

const byTime = "[uploadedAt+order]";
/** Rows that are looked through at a time for the newest ones. */
const atOnce = 24;

/** The first screen's documents by a few small reads: how long they take does not grow with how many documents there are. */
export function createStoredFirstScreen(database: AccountDatabase, opened: OpenedValues): StoredFirstScreen {
  const { documents, documentChanges, completions, counters, days } = database;

  // Counting ten thousand of the large rows, or of their index, takes longer than all else together: those that are read have small ones.
  const countCompleted = () => completions.count();
  const countFailed = () => documents.where("processingStatus").equals("failed").count();

  /** The newest rows below a key, in the order of all; whoever was put in at one instant comes together. */
  async function newestBelow(key: unknown): Promise<DocumentRow[]> {
    const rows = await documents.where(byTime).below(key).reverse().limit(atOnce).toArray();
    const last = rows.at(-1)?.uploadedAt;
    if (rows.length < atOnce || last === undefined) return rows.sort(inListedOrder);
    const whole = rows.filter(({ uploadedAt }) => uploadedAt !== last);
    if (whole.length > 0) return whole.sort(inListedOrder);
    return documents.where(byTime).between([last, Dexie.minKey], [last, Dexie.maxKey]).toArray();
  }

  async function newestWanted(first: DocumentRow[], { newest, isWanted }: FirstScreenRequest) {
    const found: MedicalDocument[] = [];
    for (let rows = first; rows.length > 0; rows = await newestBelow([rows.at(-1)?.uploadedAt])) {
      for (const document of await Promise.all(rows.map((row) => openDocument(opened, row))))
        if (isWanted(document)) found.push(document);
      if (found.length >= newest) break;
    }
    return found.slice(0, newest);
  }

  /** The rows that were put in together with those that are being read. */
  async function batchOf(unread: DocumentRow[]): Promise<DocumentRow[]> {
    const oldest = unread
      .filter(isBeingRead)
      .map(({ uploadedAt }) => uploadedAt)
      .sort()[0];
    if (oldest === undefined) return [];
    let before = oldest;
    const [since, older] = await Promise.all([
      documents.where(byTime).aboveOrEqual([oldest]).toArray(),
      documents
        .where(byTime)
        .below([oldest])
        .reverse()
        .until(({ uploadedAt }) => {
          const apart = Date.parse(before) - Date.parse(uploadedAt);
          before = uploadedAt;
          return apart > batchGapMs;
        })
        .toArray(),
    ]);
    return [...since, ...older];
  }

  return {
    async readFirstScreen(request) {
      // All of it is read before anything is opened: what a live query reads later is not followed.
      const tables = [documents, completions, counters, days];
      const read = await database.transaction("r", tables, async () => {
        const day = request.day === undefined ? undefined : await days.get(request.day);
        const [completed, failed, unread, first, counter, since] = await Promise.all([
          countCompleted(),
          countFailed(),
          documents.where("processingStatus").anyOf("pending", "processing").toArray(),
          newestBelow(Dexie.maxKey),
          counters.get("completed"),
          day === undefined ? [] : completions.where("revision").above(day.revision).primaryKeys(),
        ]);
        const [batch, readSince] = await Promise.all([batchOf(unread), documents.bulkGet(since)]);
        const total = completed + failed + unread.length;
        return { day, total, completed, unread, first, revision: counter?.value ?? 0, batch, readSince };
      });
      const openAll = (rows: (DocumentRow | undefined)[]) =>
        Promise.all(rows.filter((row) => row !== undefined).map((row) => openDocument(opened, row)));
      const [newest, batch, sinceDay, day] = await Promise.all([
        newestWanted(read.first, request),
        openAll(read.batch),
        openAll([...read.unread, ...read.readSince]),
        openDay(opened, read.day),
      ]);
      const counts = { total: read.total, completed: read.completed, reading: read.unread.length };
      return { counts, newest, batch, sinceDay, revision: read.revision, day };
    },

    async glanceAtDocuments() {
      const [completed, others, first, last] = await Promise.all([
        countCompleted(),
        documents.where("processingStatus").anyOf("pending", "processing", "failed").count(),
        documents.orderBy(byTime).limit(1).toArray(),
        documentChanges.orderBy(":id").reverse().limit(1).keys(),
      ]);
      return { total: completed + others, firstUploadedAt: first[0]?.uploadedAt, changes: Number(last[0] ?? 0) };
    },
  };
}

/** One that is pending with a notice waits for somebody or something. */
function isBeingRead({ processingStatus, notice }: DocumentRow): boolean {
  return processingStatus === "processing" || notice === undefined;
}
