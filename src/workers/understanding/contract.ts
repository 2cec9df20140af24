import type { Chart } from "#core/domain/chart.ts";
import type { Answer, Message } from "#core/domain/conversation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { PieceChanges } from "#core/domain/entry-pieces.ts";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { Insight } from "#core/domain/insight.ts";
import type { Page } from "#core/domain/page.ts";
import type { IndexedDocument } from "#core/findings/answers/indexed-document.ts";
import type { SearchResults } from "#core/findings/answers/search-records.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ThreadOptions } from "#core/findings/threads/find-threads.ts";
import type { ChartedThread, ThreadChart } from "#core/findings/threads/thread-chart.ts";
import type { NotedDocument, NotedReading } from "#core/findings/threads/thread-state.ts";

/** Which store's index is meant: a number that the client gives each store. */
export type IndexNumber = number;

/** What the page asks; each call is answered by one reply. */
export type Request =
  | { type: "understand"; input: UnderstandRequest }
  | { type: "load"; index: IndexNumber; name: string; state: Uint8Array }
  | { type: "synchronise"; index: IndexNumber; wanted: ReadonlyMap<string, string> }
  | {
      type: "add";
      index: IndexNumber;
      document: IndexedDocument;
      reading: Pick<DocumentReading, "pages" | "facts" | "disowned">;
    }
  | { type: "take-changes"; index: IndexNumber }
  | { type: "search"; index: IndexNumber; query: string; today: string }
  | { type: "facts"; index: IndexNumber; kinds: readonly FactKind[] }
  | { type: "chart"; index: IndexNumber; today: string }
  | { type: "notes-are-fresh"; index: IndexNumber }
  | { type: "load-notes"; index: IndexNumber; name: string; state: Uint8Array }
  | { type: "take-note-changes"; index: IndexNumber }
  | { type: "synchronise-notes"; index: IndexNumber; wanted: ReadonlyMap<string, string> }
  | {
      type: "note";
      index: IndexNumber;
      document: NotedDocument;
      version: string;
      reading: NotedReading;
    }
  | { type: "threads"; index: IndexNumber; options: ThreadOptions }
  | { type: "thread-charts"; index: IndexNumber; threads: readonly ChartedThread[] }
  | { type: "load-vectors"; index: IndexNumber; name: string; state: Uint8Array; version: string }
  | { type: "synchronise-vectors"; index: IndexNumber; wanted: ReadonlyMap<string, string> }
  | {
      type: "answer";
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
  | { type: "understood"; understood: UnderstoodDocument }
  | { type: "loaded"; accepted: boolean }
  | { type: "missing"; ids: string[] }
  | { type: "added" }
  | { type: "changes"; changes: PieceChanges }
  | { type: "found"; results: SearchResults }
  | { type: "facts-found"; facts: Fact[] }
  | { type: "charted"; chart: Chart }
  | { type: "notes-fresh"; fresh: boolean }
  | { type: "noted" }
  | { type: "charts"; charts: (ThreadChart | undefined)[] }
  | { type: "threads-found"; threads: Insight[] }
  | { type: "answered"; answer: Answer }
  | { type: "failed"; message: string };

/** What the worker asks of the page while it works: the pages that an answer, or something found, quotes. */
export type Wish = { type: "pages-wanted"; wanted: number; documentId: string };
