import type { Correction } from "#core/domain/correction.ts";
import type { ReadingFailureCode } from "#core/domain/failure.ts";
import type { FileContent } from "#core/domain/file-content.ts";
import type { MedicalDocument, ProcessingProgress } from "#core/domain/medical-document.ts";
import type { Outcome } from "#core/domain/outcome.ts";
import type { Page } from "#core/domain/page.ts";
import type { Store, Understood } from "#core/domain/store.ts";
import type { ReadFile } from "#core/reading/engines.ts";
import type { KeptPages } from "./kept-pages.ts";

export interface ReadingRequest {
  document: MedicalDocument;
  content: FileContent;
  /** What a person typed to open the file. */
  password?: string;
  signal: AbortSignal;
  onProgress(progress: ProcessingProgress): void;
  /** What an earlier, interrupted reading of this file has recognised. Left out where nothing outlives a reading. */
  kept?: Pick<KeptPages, "find" | "keep">;
}

/** Makes pages of one kind of file. What is wrong with the file is a value; it throws only when the reader itself broke. */
export type Reader = (request: ReadingRequest) => Promise<Outcome<ReadFile, ReadingFailureCode>>;

/** A voice note waits, kept and playable, while nothing here can write it down; what can may come while the home runs. */
export interface Readers {
  pdf: Reader;
  image: Reader;
  readonly voice?: Reader | undefined;
  /** Left out where a home has nothing that takes such files apart. */
  written?: Reader;
}

/** Told when nobody waits any more, and tells how it goes on. */
export interface UnderstandingWatch {
  signal: AbortSignal;
  onProgress(progress: ProcessingProgress): void;
}

/**
 * What a document's pages say, with what the patient says of it. `now` is the instant of the understanding, for nothing but checks of
 * plausibility. `pages` are answered where the patient's words stand in them.
 */
export type Understand = (
  request: {
    document: MedicalDocument;
    pages: Page[];
    now: Date;
    corrections: Correction[];
  },
  watch?: UnderstandingWatch,
) => Promise<Omit<Understood, "pages" | "pageCount" | "lostPages"> & Partial<Pick<Understood, "pages">>>;

/** The shape of `navigator.locks`: `work` runs while nobody else holds the name. Rejects when `signal` ends the waiting. */
export interface PipelineLock {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** The shape of `BroadcastChannel`: what is posted reaches every other channel of the same name, not itself. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  removeEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/** Milliseconds, except `concurrency`. Times are counted while the process runs: a device that sleeps runs nobody out of time. */
export interface PipelineLimits {
  leaseMs: number;
  /** How often progress is written and the lease looked after. */
  tickMs: number;
  /**
   * The longest that reading may go on without any sign of life, on the machine that limits were set on: for what has no limit of its own.
   * Engines have theirs, and shorter ones.
   */
  silenceMs: number;
  /** The longest that one page, or one step without pages, may take. A document takes as long as its pages do. */
  pageMs: number;
  /** Before a reader that broke is tried again. */
  retryAfterMs: number;
  /** Documents at the same time. */
  concurrency: number;
}

export const defaultLimits: PipelineLimits = {
  leaseMs: 60_000,
  tickMs: 500,
  silenceMs: 120_000,
  pageMs: 45 * 60_000,
  retryAfterMs: 1_000,
  concurrency: 1,
};

export interface PipelineParts {
  store: Store;
  readers: Readers;
  understand: Understand;
  lock: PipelineLock;
  /** One name for each account, the same in every tab. */
  lockName: string;
  /** Reaches the pipelines of other tabs: the one that works must hear of what was added where another waits. One for each account. */
  tabs?: TabChannel;
  now(): Date;
  newId(): string;
  limits?: Partial<PipelineLimits>;
  /** How many times as long as the machine that the limits were set on this one needs just now; left out, it is as fast. */
  slowness?(): number;
  /** Resolves after the time, or at once when the signal is aborted; never rejects. */
  delay(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Told whenever there is nothing to do. */
  onIdle?(): void;
  /** Told of every error that nobody expected; the document's own fate is in the store. */
  onError(error: unknown): void;
}
