import type { Fact, FactKind } from "#core/domain/fact.ts";
import type { Answering, Charting, FollowedStore, Store } from "#core/domain/store.ts";
import { understandingTime } from "#core/domain/took-too-long.ts";
import type { SearchResults } from "#core/findings/answers/search-records.ts";
import { removeVectors } from "#core/findings/answers/synchronise-vectors.ts";
import type { DayDigest } from "#core/findings/now/day-digest.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { ChartedThread, ThreadChart } from "#core/findings/threads/thread-chart.ts";
import type { AbortSignalLike } from "#core/reading/engines.ts";
import { createUnderstandingWorker, WorkerStopped } from "./connection.ts";
import type { Opening, Reply, Request, RequestOfStore, StoreNumber } from "./contract.ts";
import { type MeaningSource, type MeaningState, newMeaningState, prepareOnce, stopPreparing } from "./meaning.ts";
import { callsOf, methodsOf, vectorsPortTo } from "./store-calls.ts";

/** A store as one worker knows it. Whoever began with one goes on with it: another worker has followed nothing yet. */
interface Held {
  number: StoreNumber;
  /** Asks something about the store. */
  ask(request: RequestOfStore): Promise<Reply>;
  meaning: MeaningState;
}

/** A store that can tell another thread how to open the same records. */
type OpenableStore = Store & { opening?: Opening };

let meaningSource: MeaningSource | undefined;
let held = new WeakMap<Store, Held>();
/** Whose account was closed: what is still on its way of theirs is not taken up again. */
const closed = new WeakSet<Store>();
let storeCount = 0;
let tellStorage: (full: boolean) => void = () => {};

const { connect, connection, stop } = createUnderstandingWorker(
  {
    onEnd() {
      // What was opened and loaded lived in the worker: the next question opens the store again.
      held = new WeakMap();
    },
    onStorage: (full) => tellStorage(full),
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

/**
 * Answers a question in the worker. It opens the store by itself, with the store's keys; its index is loaded from the store's search state
 * at the first question, and kept up to date.
 */
export const answering: Answering = (store, request) => withAnotherTry(() => answerOnce(store, request));

const answerOnce: Answering = async (store, { question, history, now }) => {
  const records = hold(store);
  const [, vector] = await Promise.all([follow(records, "index"), vectorOf(store, question)]);
  const meaning = vector === undefined ? {} : { vector };
  const reply = await records.ask({ type: "answer", question, history, now, ...meaning });
  return expect(reply, "answered").answer;
};

/** Questions are answered by meaning too from now on, or (undefined) by words alone again. */
export function setMeaning(source: MeaningSource | undefined): void {
  meaningSource = source;
}

/** Told when the worker finds no room on the device, and when there is room again. */
export function onStorage(told: (full: boolean) => void): void {
  tellStorage = told;
}

/** Makes the vectors of the store's records that have none, in the background; answers how many records got them. */
export async function prepareMeaning(store: Store): Promise<number> {
  const source = meaningSource;
  if (source === undefined || !source.isReady()) return 0;
  const { ask, meaning } = hold(store);
  const load = () => loadVectors(store, source.version);
  const vectors = vectorsPortTo(ask, source.version);
  return prepareOnce(meaning, { load, vectors, store: callsOf(ask), makePiece: source.makePiece });
}

/** Forgets and removes all vectors of a store. */
export async function dropMeaning(store: Store): Promise<void> {
  const records = hold(store);
  await stopPreparing(records.meaning);
  records.meaning = newMeaningState();
  connection()?.tell({ type: "forget-vectors", store: records.number });
  await removeVectors(callsOf(records.ask));
}

/** The stored vectors are loaded once; a load that failed is tried again by the next call. */
function loadVectors(store: Store, version: string): Promise<unknown> {
  const { ask, meaning } = hold(store);
  meaning.loaded ??= ask({ type: "load-vectors", version }).catch((error: unknown) => {
    meaning.loaded = undefined;
    throw error;
  });
  return meaning.loaded;
}

/** What a question means; undefined, and words decide alone, where there is no embedder or it fails. */
async function vectorOf(store: Store, question: string): Promise<Float32Array | undefined> {
  const source = meaningSource;
  if (source === undefined || !source.isReady()) return undefined;
  try {
    const [vector] = await Promise.all([source.embedText(question), loadVectors(store, source.version)]);
    return vector;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Looks through all records for words and dates. `today`: ISO day, for "last month". */
export function searchStore(store: Store, request: { query: string; today: string }): Promise<SearchResults> {
  return withAnotherTry(async () => {
    const records = await follow(hold(store), "index");
    return expect(await records.ask({ type: "search", ...request }), "found").results;
  });
}

/** The facts of these kinds, of all records. */
export function factsOfStore(store: Store, kinds: readonly FactKind[]): Promise<Fact[]> {
  return withAnotherTry(async () => {
    const records = await follow(hold(store), "index");
    return expect(await records.ask({ type: "facts", kinds }), "facts-found").facts;
  });
}

/** What the store's records mean together. */
export const charting: Charting = (store, { now }) =>
  withAnotherTry(async () => {
    const records = await follow(hold(store), "index");
    return expect(await records.ask({ type: "chart", today: now.toISOString().slice(0, 10) }), "charted").chart;
  });

/** Which version of the app this is: the name of this very file, which the build makes of what is in it, the worker's own name too. */
export const digestEngine = new URL(import.meta.url).pathname;

/**
 * What the first screen says of the store's records on `day`, and at which revision of them. The worker keeps it in the store, for the next
 * start. `today`: ISO day; what is kept of days before it is forgotten.
 */
export function digestOfStore(
  store: Store,
  { day, today }: { day: string; today: string },
): Promise<{ digest: DayDigest; revision: number | undefined }> {
  return withAnotherTry(async () => {
    const records = await follow(hold(store), "index");
    const { digest, revision } = expect(
      await records.ask({ type: "digest", day, today, engine: digestEngine }),
      "digested",
    );
    return { digest, revision };
  });
}

/** Brings the store's red threads up to its documents, in the worker, which keeps the notes of documents that it has seen. */
export function refreshThreads(store: Store, now: Date): Promise<void> {
  return withAnotherTry(() => untilDone(hold(store), { type: "refresh-threads", now }));
}

/** The data behind threads of the store, in their order, from the notes that they rest on; undefined for one that compares nothing. */
export function threadChartsOf(store: Store, threads: readonly ChartedThread[]): Promise<(ThreadChart | undefined)[]> {
  return withAnotherTry(async () => {
    const records = await follow(hold(store), "notes");
    const asked = threads.map(({ id, kind, statistics }) => ({ id, kind, statistics }));
    return expect(await records.ask({ type: "thread-charts", threads: asked }), "charts").charts;
  });
}

/** Brings the index, or the notes of the red threads, up to the store's documents. */
async function follow(records: Held, what: "index" | "notes"): Promise<Held> {
  await untilDone(records, { type: "follow", what });
  return records;
}

/** A step at a time: others have their turn between. */
async function untilDone({ ask }: Held, request: RequestOfStore): Promise<void> {
  let done = false;
  while (!done) done = expect(await ask(request), "followed").done;
}

/** Forgets a store at sign-out. The worker holds words of its records and its keys, so it ends; the next call starts another. */
export function forgetStore(store: Store): void {
  closed.add(store);
  const records = held.get(store);
  if (records === undefined) return;
  records.meaning.preparing?.abort.abort();
  stop();
}

/** Ends the worker; the next call starts a new one. */
export const stopUnderstanding = stop;

/** The store, opened in the worker that there is. */
function hold(store: OpenableStore): Held {
  if (closed.has(store)) throw new Error("These records were closed.");
  const worker = connect();
  const known = held.get(store);
  if (known !== undefined) return known;
  storeCount += 1;
  const number = storeCount;
  const { opening } = store;
  const methods = methodsOf(store);
  const options = { store: store satisfies FollowedStore };
  const opened = worker.ask({ type: "open", store: number, methods, ...(opening && { opening }) }, options);
  // Each call that follows tells of it.
  opened.catch(() => undefined);
  const records: Held = {
    number,
    meaning: newMeaningState(),
    async ask(request) {
      await opened;
      return worker.ask({ ...request, store: number } as Request, options);
    },
  };
  held.set(store, records);
  return records;
}

function expect<Type extends Reply["type"]>(reply: Reply, type: Type): Extract<Reply, { type: Type }> {
  if (reply.type !== type) throw new Error(`The understanding worker replied ${reply.type} instead of ${type}.`);
  return reply as Extract<Reply, { type: Type }>;
}
