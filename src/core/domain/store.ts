import type { AppointmentQuestion } from "./appointment-question.ts";
import type { BinnedDocument } from "./bin.ts";
import type { Chart } from "./chart.ts";
import type { Answer, Conversation, Message } from "./conversation.ts";
import type { Correction } from "./correction.ts";
import type { DocumentReading } from "./document-reading.ts";
import type { ClinicalDate } from "./fact.ts";
import type { DocumentFailure } from "./failure.ts";
import type { FileContent } from "./file-content.ts";
import type { Insight } from "./insight.ts";
import type { Job } from "./job.ts";
import type {
  DocumentKind,
  DocumentSummary,
  DocumentType,
  MedicalDocument,
  ProcessingProgress,
} from "./medical-document.ts";
import type { ThreadFeedback } from "./thread-feedback.ts";

/** A file on its way in: bytes known, nothing read yet. */
export interface NewDocument {
  id: string;
  type: DocumentType;
  originalFilename: string;
  uploadedAt: string;
  mediaType: string;
  byteSize: number;
  sha256: string;
  content: FileContent;
  /** Set where the bytes already say that it cannot be read: it is stored as failed and gets no job. */
  failure?: DocumentFailure;
}

/** A document that comes back out of an archive, with its identity. */
export interface RestoredDocument {
  /** Completed and failed ones stay what they were; any other is queued to be read. */
  document: MedicalDocument;
  content: FileContent;
  /** What was read from it; belongs to every completed document. */
  reading?: DocumentReading;
  /** What the patient said of it. */
  corrections?: Correction[];
}

/** What the pipeline found out about a document. */
export interface Understood {
  pages: DocumentReading["pages"];
  facts: DocumentReading["facts"];
  engine: string;
  summary: DocumentSummary;
  pageCount: number;
  lostPages: number[];
  kind: DocumentKind;
  title?: string;
  occurredOn?: ClinicalDate;
  pagesAsRead?: DocumentReading["pagesAsRead"];
  unplacedCorrections?: DocumentReading["unplacedCorrections"];
  disowned?: DocumentReading["disowned"];
  correctionsPrint?: string;
}

/**
 * The records of one account. Every method that writes is atomic: a killed process leaves either all of it or nothing. Methods answer
 * undefined or false for what does not exist; they throw only when the storage itself fails.
 */
export interface Store {
  // Documents
  /** Adds documents with their content, and a queued job for each that can be read. */
  addDocuments(documents: NewDocument[]): Promise<MedicalDocument[]>;
  /** Newest upload first. */
  listDocuments(): Promise<MedicalDocument[]>;
  /**
   * A number that grows whenever a document becomes completed or stops being so: by it a search index knows at once that it is up to date.
   * A home that has it has {@link listCompletedRevisions} too; of one that has neither, every document is looked at instead.
   */
  completedRevision?(): Promise<number>;
  /** The ids of the completed documents, each with the revision at which it became so: another one when it was read anew. */
  listCompletedRevisions?(): Promise<Map<string, number>>;
  getDocument(id: string): Promise<MedicalDocument | undefined>;
  getContent(id: string): Promise<FileContent | undefined>;
  getReading(id: string): Promise<DocumentReading | undefined>;
  /**
   * Puts another content in place of a document's own, and queues it to be read anew, also while it is being read: whoever reads the old
   * one has lost the job. What was read stays until then. Undefined where there is no such document.
   */
  replaceContent(
    id: string,
    replacement: Pick<NewDocument, "originalFilename" | "byteSize" | "sha256" | "content"> & { now: number },
  ): Promise<MedicalDocument | undefined>;
  /** Removes the document for good, wherever it is, the bin too: with its content, reading, corrections, job and search state. */
  deleteDocument(id: string): Promise<boolean>;

  // The bin: documents that were deleted and can still be brought back (see records/bin.ts). No other method sees them as documents; their
  // content, reading and corrections stay with them and are found under the same id.
  /** Moves a document to the bin, without its job and its search state. False where there is no such document. `now`: epoch milliseconds. */
  binDocument(id: string, now: number): Promise<boolean>;
  /** Last deleted first. */
  listBin(): Promise<BinnedDocument[]>;
  /** Brings a document back as it was; one that was still to be read is queued again. Undefined where the bin does not hold it. */
  takeFromBin(id: string): Promise<MedicalDocument | undefined>;

  /** Puts a document back as it was, in place of one in the bin; false, and nothing is changed, where there is already one with its id. */
  restoreDocument(restored: RestoredDocument): Promise<boolean>;

  // Jobs
  /** Back to `pending`, with a fresh job and without failure; undefined where there is no such document or it is being read now. */
  retryDocument(id: string, now: number): Promise<MedicalDocument | undefined>;
  /**
   * Takes the oldest job that is free: queued, or running with a lease that has ended. `exclusive` says that no other worker can be
   * alive (the caller holds the lock), so that running jobs of others are free at once. Sets the document to `processing` and counts the attempt.
   */
  claimJob(request: { owner: string; now: number; leaseMs: number; exclusive: boolean }): Promise<Job | undefined>;
  /** False when the job is no longer the owner's: stop working on it. */
  renewJob(request: {
    documentId: string;
    owner: string;
    now: number;
    leaseMs: number;
    progress?: ProcessingProgress;
  }): Promise<boolean>;
  /** Writes everything that was understood, sets `completed`, removes the job. False when the job is no longer the owner's. */
  completeJob(request: { documentId: string; owner: string; understood: Understood }): Promise<boolean>;
  /** Sets `failed` with its reason, removes the job. */
  failJob(request: { documentId: string; owner: string; failure: DocumentFailure }): Promise<boolean>;
  /** Gives the job back uncounted: `pending` again; with `waiting`, until something can read that kind ({@link wakeWaiting}). */
  releaseJob(request: { documentId: string; owner: string; waiting?: MedicalDocument["waiting"] }): Promise<boolean>;
  /** Queues the waiting jobs of documents of this type again; answers how many. */
  wakeWaiting(type: DocumentType, now: number): Promise<number>;

  // Corrections: the patient's own statements about a document. They stay when it is read anew, and go with it.
  /** Of one document; oldest first. */
  listCorrections(documentId: string): Promise<Correction[]>;
  /**
   * Puts (adds, or replaces by id) and removes corrections of one document, and writes what it says with them, in one step. False, and nothing
   * is changed, where there is no such document, where its corrections are not those that `known` names, or where it is not in the state that
   * this needs: completed when `understood` is given, else not being read now.
   */
  changeCorrections(request: {
    documentId: string;
    known: Pick<Correction, "id" | "correctedAt">[];
    put: Correction[];
    remove: string[];
    understood?: Understood;
  }): Promise<boolean>;

  // Insights
  listInsights(): Promise<Insight[]>;
  replaceInsights(insights: Insight[]): Promise<void>;

  // What the patient said of red threads: kept apart from them, so that finding them anew forgets nothing
  /** Newest first. */
  listThreadFeedback(): Promise<ThreadFeedback[]>;
  /** Adds a judgement, or replaces the one on its thread. */
  putThreadFeedback(feedback: ThreadFeedback): Promise<void>;
  /** Takes a judgement back. */
  deleteThreadFeedback(threadId: string): Promise<boolean>;

  // Conversations
  addConversation(conversation: Conversation): Promise<Conversation>;
  /** Newest first. */
  listConversations(): Promise<Conversation[]>;
  getConversation(id: string): Promise<Conversation | undefined>;
  /** Oldest first. */
  listMessages(conversationId: string): Promise<Message[]>;
  addMessages(messages: Message[]): Promise<void>;
  /**
   * Puts another answer in the place of a message's own: the same in other words. False, and nothing is changed, where there is no such
   * message. A home that has no language model leaves it out.
   */
  rewordMessage?(id: string, answer: Answer): Promise<boolean>;
  /** Undefined where there is no such conversation. */
  renameConversation(id: string, title: string): Promise<Conversation | undefined>;
  /** Removes the conversation with its messages. */
  deleteConversation(id: string): Promise<boolean>;
  /** Puts a conversation back with its messages; false, and nothing is changed, where it, or one of them, is there already. */
  restoreConversation(restored: { conversation: Conversation; messages: Message[] }): Promise<boolean>;

  // Questions for the next appointment
  /** Oldest first. */
  listAppointmentQuestions(): Promise<AppointmentQuestion[]>;
  /** Adds a question, or replaces the one with its id. */
  putAppointmentQuestion(question: AppointmentQuestion): Promise<void>;
  deleteAppointmentQuestion(id: string): Promise<boolean>;

  // Search state: opaque, named pieces that the answering engine keeps; sealed like everything else. A piece that holds words of
  // documents has their ids in its name, and is deleted with any of them.
  readSearchState(name: string): Promise<Uint8Array | undefined>;
  writeSearchState(name: string, state: Uint8Array): Promise<void>;
  listSearchState(): Promise<string[]>;
  deleteSearchState(name: string): Promise<void>;

  // What the first screen says on a day, kept whole, so that it stands at once however many records there are. A home without it has the
  // screen put together each time.
  /** Undefined where nothing is kept for that day. It goes, in the same step, with any of the documents that it was made from. */
  readDay?(day: string): Promise<KeptDay | undefined>;
  /** False, and nothing is kept, where the completed documents are not those of `kept.revision` any more. Days before `from` are forgotten. */
  keepDay?(day: string, kept: KeptDay, from: string): Promise<boolean>;
}

/** What was made for a day, and at which revision of the completed documents (see {@link Store.completedRevision}). */
export interface KeptDay {
  revision: number;
  /** Plain data of whoever made it. */
  said: unknown;
}

/** What an index, notes and vectors need to follow the records: also where the store itself is in another thread. */
export type FollowedStore = Pick<
  Store,
  | ("completedRevision" | "listCompletedRevisions" | "listDocuments" | "getDocument" | "getReading")
  | ("listSearchState" | "readSearchState" | "writeSearchState" | "deleteSearchState")
  | ("listInsights" | "replaceInsights" | "listThreadFeedback")
  | ("readDay" | "keepDay")
>;

/** What an account's records mean together on the day of `now`. */
export type Charting = (store: Store, request: { now: Date }) => Promise<Chart>;

/** Answers a question from an account's records. */
export type Answering = (store: Store, request: { question: string; history: Message[]; now: Date }) => Promise<Answer>;
