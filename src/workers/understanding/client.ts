import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { Answering, Charting, Store } from "#core/domain/store.ts";
import { understandingTime } from "#core/domain/took-too-long.ts";
import type { SearchResults } from "#core/findings/answers/search-records.ts";
import {
  type IndexPort,
  type IndexState,
  lostTrack,
  synchroniseIndex,
} from "#core/findings/answers/synchronise-index.ts";
import { removeVectors, type VectorsPort } from "#core/findings/answers/synchronise-vectors.ts";
import { threadsFor } from "#core/findings/answers/threads-asked-for.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import { bringNotesUp, type NotesPort, refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import type { ChartedThread, ThreadChart } from "#core/findings/threads/thread-chart.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import { type Connection, createUnderstandingWorker, type PagesOf, WorkerStopped } from "./connection.ts";
import type { IndexNumber, Reply, Request } from "./contract.ts";
import {
  loadOnce,
  type MeaningSource,
  type MeaningState,
  newMeaningState,
  prepareOnce,
  stopPreparing,
} from "./meaning.ts";

interface Index {
  number: IndexNumber;
  /** How far it has followed the store; undefined until it was loaded. */
  ready: Promise<IndexState | undefined>;
  /** The last work on its notes. */
  notes: Promise<unknown>;
  meaning: MeaningState;
}

let meaningSource: MeaningSource | undefined;
let indexes = new WeakMap<Store, Index>();
let indexCount = 0;

const { connect, connection, stop } = createUnderstandingWorker(
  () => {
    // The indexes lived in the worker: the next question loads them from the store again.
    indexes = new WeakMap();
  },
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "understanding" }),
);

/** Once more where the worker ended for something else: what ended it is not tried again here. */
async function withAnotherTry<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WorkerStopped) return work();
    throw error;
  }
}

/** Understands a record in the worker: kind, date of care, title, facts and a summary whose every sentence is cited. */
export async function understand(
  input: UnderstandRequest,
  { signal }: { signal?: AbortSignalLike } = {},
): Promise<UnderstoodDocument> {
  const { document, pages, now, corrections = [] } = input;
  // Only what is needed goes over: the rest of a document may be large.
  const { id, originalFilename } = document;
  const asked = { document: { id, originalFilename }, pages, now, corrections };
  const options = { silenceMs: understandingTime(pages.length), ...(signal === undefined ? {} : { signal }) };
  const ask = () => connect().ask({ type: "understand", input: asked }, options);
  const reply = await (signal?.aborted ? ask() : withAnotherTry(ask));
  return expect(reply, "understood").understood;
}

/** Answers a question in the worker. Its index is loaded from the store's search state at the first question, and kept up to date. */
export const answering: Answering = (store, request) => withAnotherTry(() => answerOnce(store, request));

const answerOnce: Answering = async (store, { question, history, now }) => {
  const [{ worker, index, pagesOf }, vector, threads] = await Promise.all([
    openIndex(store),
    vectorOf(store, question),
    threadsFor(question, store),
  ]);
  const known = { ...(vector === undefined ? {} : { vector }), ...(threads === undefined ? {} : { threads }) };
  const reply = await worker.ask({ type: "answer", index, question, history, now, ...known }, { pagesOf });
  return expect(reply, "answered").answer;
};

/** Questions are answered by meaning too from now on, or (undefined) by words alone again. */
export function setMeaning(source: MeaningSource | undefined): void {
  meaningSource = source;
}

/** Makes the vectors of the store's records that have none, in the background; answers how many records got them. */
export async function prepareMeaning(store: Store): Promise<number> {
  const source = meaningSource;
  if (source === undefined || !source.isReady()) return 0;
  const worker = connect();
  const index = indexOf(store);
  const vectors = vectorsPortTo(worker, index.number, source.version);
  return prepareOnce(index.meaning, { vectors, store, makePiece: source.makePiece });
}

/** Forgets and removes all vectors of a store. */
export async function dropMeaning(store: Store): Promise<void> {
  const index = indexOf(store);
  await stopPreparing(index.meaning);
  index.meaning = newMeaningState();
  connection()?.tell({ type: "forget-vectors", index: index.number });
  await removeVectors(store);
}

/** What a question means; undefined, and words decide alone, where there is no embedder or it fails. */
async function vectorOf(store: Store, question: string): Promise<Float32Array | undefined> {
  const source = meaningSource;
  if (source === undefined || !source.isReady()) return undefined;
  try {
    const worker = connect();
    const index = indexOf(store);
    const loaded = loadOnce(index.meaning, vectorsPortTo(worker, index.number, source.version), store);
    const [vector] = await Promise.all([source.embedText(question), loaded]);
    return vector;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Looks through all records for words and dates. `today`: ISO day, for "last month". */
export async function searchStore(store: Store, request: { query: string; today: string }): Promise<SearchResults> {
  const { worker, index, pagesOf } = await openIndex(store);
  return expect(await worker.ask({ type: "search", index, ...request }, { pagesOf }), "found").results;
}

/** The facts of these kinds, of all records. */
export async function factsOfStore(store: Store, kinds: readonly FactKind[]): Promise<Fact[]> {
  const { worker, index } = await openIndex(store);
  return expect(await worker.ask({ type: "facts", index, kinds }), "facts-found").facts;
}

/** What the store's records mean together. */
export const charting: Charting = async (store, { now }) => {
  const { worker, index } = await openIndex(store);
  const today = now.toISOString().slice(0, 10);
  return expect(await worker.ask({ type: "chart", index, today }), "charted").chart;
};

/** The store's index, up to date with its documents. */
async function openIndex(store: Store): Promise<{ worker: Connection; index: IndexNumber; pagesOf: PagesOf }> {
  const worker = connect();
  const index = indexOf(store);
  // One after the other: two questions at once must not both add the same documents.
  const port = portTo(worker, index.number);
  index.ready = index.ready.catch(() => lostTrack).then((before) => synchroniseIndex(port, store, before));
  await index.ready;
  const pagesOf: PagesOf = async (documentId) => (await store.getReading(documentId))?.pages;
  return { worker, index: index.number, pagesOf };
}

/** Brings the store's red threads up to its documents, in the worker, which keeps the notes of documents that it has seen. */
export function refreshThreads(store: Store, now: Date): Promise<void> {
  const index = indexOf(store);
  return inTurn(index, () => refreshInsights(notesPortTo(index.number), store, now));
}

/** The data behind threads of the store, in their order, from the notes that they rest on; undefined for one that compares nothing. */
export function threadChartsOf(store: Store, threads: readonly ChartedThread[]): Promise<(ThreadChart | undefined)[]> {
  const index = indexOf(store);
  return inTurn(index, async () => {
    await bringNotesUp(notesPortTo(index.number), store);
    const asked = threads.map(({ id, kind, statistics }) => ({ id, kind, statistics }));
    return expect(await connect().ask({ type: "thread-charts", index: index.number, threads: asked }), "charts").charts;
  });
}

/** One after the other: two at once must not both load the stored notes. */
function inTurn<Result>(index: Index, work: () => Promise<Result>): Promise<Result> {
  const result = index.notes.catch(() => undefined).then(work);
  index.notes = result;
  return result;
}

/** Forgets what the worker holds of a store (at sign-out: the index holds words of the records). */
export function forgetStore(store: Store): void {
  const index = indexes.get(store);
  indexes.delete(store);
  if (index === undefined) return;
  index.meaning.preparing?.abort.abort();
  connection()?.tell({ type: "forget", index: index.number });
}

/** Ends the worker; the next call starts a new one. */
export const stopUnderstanding = stop;

function indexOf(store: Store): Index {
  const known = indexes.get(store);
  if (known !== undefined) return known;
  indexCount += 1;
  const [number, meaning] = [indexCount, newMeaningState()];
  const index: Index = { number, ready: Promise.resolve(undefined), notes: Promise.resolve(), meaning };
  indexes.set(store, index);
  return index;
}

function portTo(worker: Connection, index: IndexNumber): IndexPort {
  return {
    load: async (name, state) => expect(await worker.ask({ type: "load", index, name, state }), "loaded").accepted,
    synchronise: async (wanted) => expect(await worker.ask({ type: "synchronise", index, wanted }), "missing").ids,
    add: async (document, reading) => {
      const { pages, facts, disowned } = reading;
      await worker.ask({ type: "add", index, document, reading: { pages, facts, disowned } });
    },
    takeChanges: async () => expect(await worker.ask({ type: "take-changes", index }), "changes").changes,
  };
}

function vectorsPortTo(worker: Connection, index: IndexNumber, version: string): VectorsPort {
  return {
    load: async (name, state) => {
      const reply = await worker.ask({ type: "load-vectors", index, name, state, version });
      return expect(reply, "loaded").accepted;
    },
    synchronise: async (wanted) => {
      const reply = await worker.ask({ type: "synchronise-vectors", index, wanted });
      return expect(reply, "missing").ids;
    },
  };
}

/** Where nothing is to be found, no worker is started. All of one refresh goes to one worker: another would know half of it. */
function notesPortTo(index: IndexNumber): NotesPort {
  let opened: Connection | undefined;
  const worker = {
    ask(message: Request) {
      opened ??= connect();
      return opened.ask(message);
    },
  };
  return {
    isFresh: async () => expect(await worker.ask({ type: "notes-are-fresh", index }), "notes-fresh").fresh,
    load: async (name, state) =>
      expect(await worker.ask({ type: "load-notes", index, name, state }), "loaded").accepted,
    takeChanges: async () => expect(await worker.ask({ type: "take-note-changes", index }), "changes").changes,
    synchronise: async (wanted) =>
      expect(await worker.ask({ type: "synchronise-notes", index, wanted }), "missing").ids,
    note: async (document, version, reading) => {
      expect(await worker.ask({ type: "note", index, document, version, reading }), "noted");
    },
    find: async (options) => expect(await worker.ask({ type: "threads", index, options }), "threads-found").threads,
  };
}

function expect<Type extends Reply["type"]>(reply: Reply, type: Type): Extract<Reply, { type: Type }> {
  if (reply.type !== type) throw new Error(`The understanding worker replied ${reply.type} instead of ${type}.`);
  return reply as Extract<Reply, { type: Type }>;
}
