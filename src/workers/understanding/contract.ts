import type { Chart } from "#core/domain/chart.ts";
import type { Answer, Message } from "#core/domain/conversation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { PieceChanges } from "#core/domain/entry-pieces.ts";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Page } from "#core/domain/page.ts";
import type { SearchResults } from "#core/findings/answers/search-records.ts";
import type { IndexedDocument } from "#core/findings/answers/search-segment.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ThreadOptions } from "#core/findings/threads/find-threads.ts";
import type { ChartedThread, ThreadChart } from "#core/findings/threads/thread-chart.ts";
import type { NotedDocument, NotedReading } from "#core/findings/threads/thread-state.ts";

/** Which store's index is meant: a number that the client gives each store. */
export type IndexNumber = number;

/** What the page asks, each with a number that its reply carries. */
export type Request =
  | { type: "understand"; request: number; input: UnderstandRequest }
  | { type: "load"; request: number; index: IndexNumber; name: string; state: Uint8Array }
  | { type: "synchronise"; request: number; index: IndexNumber; wanted: ReadonlyMap<string, string> }
  | {
      type: "add";
      request: number;
      index: IndexNumber;
      document: IndexedDocument;
      reading: Pick<DocumentReading, "pages" | "facts" | "disowned">;
    }
  | { type: "take-changes"; request: number; index: IndexNumber }
  | { type: "search"; request: number; index: IndexNumber; query: string; today: string }
  | { type: "facts"; request: number; index: IndexNumber; kinds: readonly FactKind[] }
  | { type: "chart"; request: number; index: IndexNumber; today: string }
  | { type: "notes-are-fresh"; request: number; index: IndexNumber }
  | { type: "load-notes"; request: number; index: IndexNumber; name: string; state: Uint8Array }
  | { type: "take-note-changes"; request: number; index: IndexNumber }
  | { type: "synchronise-notes"; request: number; index: IndexNumber; wanted: ReadonlyMap<string, string> }
  | {
      type: "note";
      request: number;
      index: IndexNumber;
      document: NotedDocument;
      version: string;
      reading: NotedReading;
    }
  | { type: "threads"; request: number; index: IndexNumber; options: ThreadOptions }
  | { type: "thread-charts"; request: number; index: IndexNumber; threads: readonly ChartedThread[] }
  | { type: "load-vectors"; request: number; index: IndexNumber; name: string; state: Uint8Array; version: string }
  | { type: "synchronise-vectors"; request: number; index: IndexNumber; wanted: ReadonlyMap<string, string> }
  | {
      type: "answer";
      request: number;
      index: IndexNumber;
      question: string;
      history: Message[];
      now: Date;
      /** What the question means; without it, passages are found by words alone. */
      vector?: Float32Array;
      /** The red threads to answer from, where the question asks for patterns. */
      threads?: readonly Insight[];
    };

/** What the page sends without waiting for a reply: pages that the worker wanted; an index to forget. */
export type Notice =
  | { type: "pages"; wanted: number; pages: readonly Page[] | undefined }
  | { type: "forget"; index: IndexNumber }
  | { type: "forget-vectors"; index: IndexNumber };

/** What the worker replies. */
export type Reply =
  | { type: "understood"; request: number; understood: UnderstoodDocument }
  | { type: "loaded"; request: number; accepted: boolean }
  | { type: "missing"; request: number; ids: string[] }
  | { type: "added"; request: number }
  | { type: "changes"; request: number; changes: PieceChanges }
  | { type: "found"; request: number; results: SearchResults }
  | { type: "facts-found"; request: number; facts: Fact[] }
  | { type: "charted"; request: number; chart: Chart }
  | { type: "notes-fresh"; request: number; fresh: boolean }
  | { type: "noted"; request: number }
  | { type: "charts"; request: number; charts: (ThreadChart | undefined)[] }
  | { type: "threads-found"; request: number; threads: Insight[] }
  | { type: "answered"; request: number; answer: Answer }
  | { type: "failed"; request: number; message: string };

/** What the worker asks of the page while it works: the pages that an answer, or something found, quotes. */
export type Wish = { type: "pages-wanted"; wanted: number; request: number; documentId: string };

export type ToWorker = Request | Notice;
export type FromWorker = Reply | Wish;
