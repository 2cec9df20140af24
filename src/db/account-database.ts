import { Dexie, type Table } from "dexie";
import type { AppointmentQuestion } from "#core/domain/appointment-question.ts";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { Correction } from "#core/domain/correction.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Job } from "#core/domain/job.ts";
import type { MedicalDocument, ProcessingProgress } from "#core/domain/medical-document.ts";
import type { ProcessingStatus } from "#core/domain/processing-status.ts";
import type { ThreadFeedback } from "#core/domain/thread-feedback.ts";
import type { UnderstoodPart } from "#core/replication/groups/document-values.ts";
import type { ExchangedGroup } from "#core/replication/groups/group-store.ts";
import type { LogEntry } from "#core/replication/operation.ts";
import { endsRest } from "./ends-rest.ts";
import { migrateAccountDatabase } from "./migrations.ts";
import { notesChanges } from "./notes-changes.ts";
import type { Bytes } from "./sealing/bytes.ts";
import type { Sealed } from "./sealing/codec.ts";
import type { KeptRest } from "./sync/rest-rows.ts";

/** What an upload says about itself. Written once. */
export type UploadedPart = Pick<MedicalDocument, "type" | "originalFilename" | "mediaType" | "byteSize" | "sha256">;
/** Why it stands where it stands. */
export type NoticePart = Pick<MedicalDocument, "failure" | "waiting">;

/**
 * A document: identity, time and processing state in plain columns, so that jobs can move it inside one transaction, and everything
 * else in three sealed parts that are written without having to be opened first.
 */
export interface DocumentRow {
  id: string;
  uploadedAt: string;
  /** Counts up with each added document: the order among equal instants. */
  order: number;
  processingStatus: ProcessingStatus;
  progress?: ProcessingProgress;
  uploaded: Sealed<UploadedPart>;
  understood?: Sealed<UnderstoodPart>;
  notice?: Sealed<NoticePart>;
}

export interface ContentRow {
  id: string;
  mediaType: Sealed<string>;
  body: Sealed<Bytes>;
}

/** All pages and facts of one document in one row: measured, a row for each page costs half as much again. */
export interface ReadingRow {
  id: string;
  body: Sealed<DocumentReading>;
}

export interface JobRow extends Job {
  order: number;
}

/** A statement of the patient about a document; its words are sealed. */
export interface CorrectionRow {
  documentId: string;
  id: string;
  correctedAt: string;
  body: Sealed<Correction["change"]>;
}

/** A completed document and the revision at which it became so; small and open, so that all of them are read at once. */
export interface CompletionRow {
  documentId: string;
  revision: number;
}

/** `completed` counts up whenever a row of {@link CompletionRow} comes, goes or is replaced. */
export interface CounterRow {
  name: "completed";
  value: number;
}

/** What the first screen says on a day; see the `Store`. */
export interface DayRow {
  day: string;
  revision: number;
  body: Sealed<unknown>;
}

/** A row of {@link DocumentRow} was written or removed; see notes-changes.ts. Without `id`: all of them may have been. */
export interface DocumentChangeRow {
  place?: number;
  id?: string;
}

/** A document in the bin, as its row was. Its file, its reading and its corrections stay where they are, under the same id. */
export interface BinRow extends DocumentRow {
  /** Epoch milliseconds, by this device's clock. */
  deletedAt: number;
}

/** A file on its way to the server, or from it. One of each direction for a document. */
export interface BlobTaskRow {
  direction: "up" | "down";
  documentId: string;
  /** The greatest comes first: epoch milliseconds when somebody last asked for it; 0 where nobody has. */
  wantedAt: number;
  body: Sealed<BlobFile>;
}

/** What a file on its way is known by. */
export interface BlobFile {
  /** SHA-256 of the file itself, lower-case hex. */
  sha256: string;
  /** Bytes of the file itself. */
  byteSize: number;
  /** What the server knows it by; left out where that is told by the rest, under the account's first key. */
  blob?: string | undefined;
}

/** A chunk that has arrived, of a file that is not whole yet. */
export interface ArrivedChunkRow {
  documentId: string;
  place: number;
  body: Sealed<Bytes>;
}

/** A run of entries of the account's log; `seq` is the first one's. */
export interface SyncEntryRow {
  seq: number;
  body: Sealed<KeptEntry[]>;
}

/** An entry without its payload, with the digests that were computed when it was checked. */
export interface KeptEntry {
  entry: LogEntry;
  hash: string;
  /** Digest of the log up to this entry. */
  head: string;
}

/** What the operation of an entry says, as it travelled. Apart, because it is the greater part and seldom looked at. */
export interface SyncPayloadRow {
  seq: number;
  body: Sealed<Bytes>;
}

/** An operation that no pulled log has shown yet; `place` is its place in the row of all that wait. */
export interface SyncOutboxRow {
  place: number;
  /** JSON of an operation; what it says does not get smaller by compressing. */
  body: Sealed<Bytes>;
}

/**
 * There is one row at most: everything was looked at and found exchanged, and nothing was written since (see ends-rest.ts). While it is being
 * looked at there is only `look`, which tells one look from another.
 */
export interface SyncRestRow {
  id: "rest";
  look?: string;
  body?: Sealed<KeptRest>;
}

/** There is one row, `all`: a list of insights is replaced as a whole, and an insight's own id may tell what it is about. */
export interface InsightsRow {
  id: "all";
  body: Sealed<Insight[]>;
}

export interface ConversationRow {
  id: string;
  createdAt: string;
  order: number;
  body: Sealed<Pick<Conversation, "title">>;
}

export interface MessageRow {
  id: string;
  conversationId: string;
  createdAt: string;
  order: number;
  body: Sealed<Pick<Message, "role" | "content" | "answer">>;
}

export interface AppointmentQuestionRow {
  id: string;
  createdAt: string;
  order: number;
  body: Sealed<Pick<AppointmentQuestion, "text">>;
}

/** `id` is the thread's id hidden: it names what the thread ties. */
export interface ThreadFeedbackRow {
  id: string;
  body: Sealed<ThreadFeedback>;
}

/** The name of a piece of search state; `id` is the name hidden, and the same in {@link SearchStateRow}. */
export interface SearchNameRow {
  id: string;
  name: Sealed<string>;
}

export interface SearchStateRow {
  id: string;
  body: Sealed<Bytes>;
}

/** The database of one account. Its name is opaque, and so is every key in it. */
export class AccountDatabase extends Dexie {
  declare readonly documents: Table<DocumentRow, string>;
  declare readonly contents: Table<ContentRow, string>;
  declare readonly readings: Table<ReadingRow, string>;
  declare readonly jobs: Table<JobRow, string>;
  declare readonly corrections: Table<CorrectionRow, [documentId: string, id: string]>;
  declare readonly completions: Table<CompletionRow, string>;
  declare readonly counters: Table<CounterRow, string>;
  declare readonly days: Table<DayRow, string>;
  declare readonly documentChanges: Table<DocumentChangeRow, number>;
  declare readonly bin: Table<BinRow, string>;
  declare readonly blobTasks: Table<BlobTaskRow, [direction: BlobTaskRow["direction"], documentId: string]>;
  declare readonly arrivedChunks: Table<ArrivedChunkRow, [documentId: string, place: number]>;
  declare readonly syncEntries: Table<SyncEntryRow, number>;
  declare readonly syncPayloads: Table<SyncPayloadRow, number>;
  declare readonly syncOutbox: Table<SyncOutboxRow, number>;
  declare readonly syncBases: Table<ExchangedGroup, string>;
  declare readonly syncRest: Table<SyncRestRow, "rest">;
  declare readonly insights: Table<InsightsRow, "all">;
  declare readonly conversations: Table<ConversationRow, string>;
  declare readonly messages: Table<MessageRow, string>;
  declare readonly appointmentQuestions: Table<AppointmentQuestionRow, string>;
  declare readonly threadFeedback: Table<ThreadFeedbackRow, string>;
  declare readonly searchNames: Table<SearchNameRow, string>;
  declare readonly searchState: Table<SearchStateRow, string>;

  /** `autoOpen`: opened again by any query, also after it was closed. */
  constructor(name: string, { autoOpen = true } = {}) {
    // Strict: a transaction is done when it is on the disk, not when the system has promised to write it. The cache would keep a second
    // copy of every sealed row in memory.
    super(name, { autoOpen, chromeTransactionDurability: "strict", cache: "disabled" });
    migrateAccountDatabase(this);
    this.use(endsRest);
    this.use(notesChanges);
  }
}

/** The next number of `table`'s `order`. To be called inside the transaction that uses it. */
export async function nextOrder(table: Table<{ order: number }, string>): Promise<number> {
  const [last] = await table.orderBy("order").reverse().limit(1).keys();
  return typeof last === "number" ? last + 1 : 1;
}
