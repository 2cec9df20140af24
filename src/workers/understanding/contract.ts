import type { Chart } from "#core/domain/chart.ts";
import type { Answer, Message } from "#core/domain/conversation.ts";
import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { FollowedStore } from "#core/domain/store.ts";
import type { SearchResults } from "#core/findings/answers/search-records.ts";
import type { DayDigest } from "#core/findings/now/day-digest.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ChartedThread, ThreadChart } from "#core/findings/threads/thread-chart.ts";

/** Which store is meant: a number that the client gives each. */
export type StoreNumber = number;

export type StoreMethod = keyof FollowedStore;

/** What the worker opens an account's records with. The key cannot be read out of it, here or there. */
export interface Opening {
  databaseName: string;
  vaultKey: CryptoKey;
}

/** What the page asks; each call is answered by one reply. A call about a store comes after "open" of that store. */
export type Request =
  | { type: "understand"; input: UnderstandRequest }
  /** Without `opening`, or where it cannot be opened here, the page calls the store's methods for the worker. */
  | { type: "open"; store: StoreNumber; opening?: Opening; methods: readonly StoreMethod[] }
  /** A step of bringing up what is meant to the documents; to be asked for until it is done. */
  | { type: "follow"; store: StoreNumber; what: "index" | "notes" }
  | { type: "refresh-threads"; store: StoreNumber; now: Date }
  | { type: "search"; store: StoreNumber; query: string; today: string }
  | { type: "facts"; store: StoreNumber; kinds: readonly FactKind[] }
  | { type: "chart"; store: StoreNumber; today: string }
  /** What the first screen says on `day`, to be kept for it; `today`: days before it are forgotten. `engine`: which version of the app asks. */
  | { type: "digest"; store: StoreNumber; day: string; today: string; engine: string }
  | { type: "thread-charts"; store: StoreNumber; threads: readonly ChartedThread[] }
  | { type: "load-vectors"; store: StoreNumber; version: string }
  | { type: "load-vector-piece"; store: StoreNumber; name: string; state: Uint8Array; version: string }
  | { type: "synchronise-vectors"; store: StoreNumber; wanted: ReadonlyMap<string, string> }
  | { type: "call-store"; store: StoreNumber; method: StoreMethod; given: readonly unknown[] }
  | {
      type: "answer";
      store: StoreNumber;
      question: string;
      history: Message[];
      now: Date;
      /** What the question means; without it, passages are found by words alone. */
      vector?: Float32Array;
    };

/** What is asked about a store, before its number stands in it. */
export type RequestOfStore = WithoutStore<Exclude<Request, { type: "understand" | "open" }>>;
type WithoutStore<Message> = Message extends unknown ? Omit<Message, "store"> : never;

/** What the page sends without waiting for a reply: what a store's method gave that the worker called; vectors to forget. */
export type Notice =
  | { type: "given"; wanted: number; value: unknown }
  | { type: "not-given"; wanted: number; message: string }
  | { type: "forget-vectors"; store: StoreNumber };

/** What the worker replies. */
export type Reply =
  | { type: "understood"; understood: UnderstoodDocument }
  | { type: "opened"; here: boolean }
  | { type: "followed"; done: boolean }
  | { type: "loaded"; accepted: boolean }
  | { type: "missing"; ids: string[] }
  | { type: "found"; results: SearchResults }
  | { type: "facts-found"; facts: Fact[] }
  | { type: "charted"; chart: Chart }
  | { type: "digested"; digest: DayDigest; revision: number | undefined }
  | { type: "charts"; charts: (ThreadChart | undefined)[] }
  | { type: "store-gave"; value: unknown }
  | { type: "answered"; answer: Answer }
  | { type: "failed"; message: string };

/** What the worker says while it works: that it goes on; that there is no room on the device, or room again; a method of a store in the page. */
export type Wish =
  | { type: "working" }
  | { type: "storage"; full: boolean }
  | { type: "store-wanted"; wanted: number; store: StoreNumber; method: StoreMethod; given: readonly unknown[] };
