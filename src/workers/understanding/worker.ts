import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import { searchRecords } from "#core/findings/answers/search-records.ts";
import { threadsFor } from "#core/findings/answers/threads-asked-for.ts";
import { dayDigest } from "#core/findings/now/day-digest.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import type { Notice, Reply, Request, StoreNumber, Wish } from "./contract.ts";
import { type FollowedRecords, followRecords, pagesReader } from "./followed-records.ts";
import { createStoresInWorker } from "./store-in-worker.ts";

const followed = new Map<StoreNumber, FollowedRecords>();
/** Says something during the call that runs; the client makes them one after the other. */
let tell: (wish: Wish) => void = () => {};
const stores = createStoresInWorker((wish) => tell(wish));

answerCalls<Request | Notice, Reply | Wish>(self as DedicatedWorkerGlobalScope, async (message, { reply }) => {
  switch (message.type) {
    case "given":
      return stores.settle(message.wanted, ({ resolve }) => resolve(message.value));
    case "not-given":
      return stores.settle(message.wanted, ({ reject }) => reject(new Error(message.message)));
    case "forget-vectors":
      return followed.get(message.store)?.forgetVectors();
    default:
      tell = reply;
      await answer(message, reply);
  }
});

/** What goes wrong in one call is its own reply: what the worker holds of the others is as good as before. */
async function answer(message: Request, send: (reply: Reply) => void): Promise<void> {
  try {
    send(await handle(message));
  } catch (error) {
    send({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

async function handle(message: Request): Promise<Reply> {
  if (message.type === "understand") return { type: "understood", understood: understandDocument(message.input) };
  if (message.type === "open") {
    const { store, here } = await stores.open(message);
    followed.set(message.store, followRecords(store));
    return { type: "opened", here };
  }
  const records = followed.get(message.store);
  if (records === undefined) throw new Error("These records are not open.");
  return handleRecords(message, records);
}

async function handleRecords(
  message: Exclude<Request, { type: "understand" | "open" }>,
  records: FollowedRecords,
): Promise<Reply> {
  const { index, notes, store } = records;
  switch (message.type) {
    case "follow":
      return {
        type: "followed",
        done: await (message.what === "index" ? records.followIndex() : records.followNotes()),
      };
    case "refresh-threads":
      return { type: "followed", done: await records.refreshThreads(message.now) };
    case "search": {
      const { query, today } = message;
      return {
        type: "found",
        results: await searchRecords({ query, today, records: { index, pagesOf: pagesReader(store) } }),
      };
    }
    case "facts":
      return { type: "facts-found", facts: index.factsWhere(({ kind }) => message.kinds.includes(kind)) };
    case "chart":
      return { type: "charted", chart: index.chart(message.today) };
    case "digest":
      return { type: "digested", ...(await digestOf(records, message)) };
    case "thread-charts":
      return { type: "charts", charts: notes.charts(message.threads) };
    case "load-vectors":
      await records.loadVectors(message.version);
      return { type: "loaded", accepted: true };
    case "load-vector-piece":
      return { type: "loaded", accepted: records.loadVectorPiece(message.name, message.state, message.version) };
    case "synchronise-vectors":
      return { type: "missing", ids: records.vectors()?.synchronise(message.wanted) ?? [...message.wanted.keys()] };
    case "call-store": {
      const method = store[message.method] as (...given: readonly unknown[]) => Promise<unknown>;
      return { type: "store-gave", value: await method(...message.given) };
    }
    case "answer":
      return { type: "answered", answer: await answerFrom(records, message) };
  }
}

/** Kept as soon as it is made: the next start shows it with nothing loaded here. */
async function digestOf(records: FollowedRecords, { day, today, engine }: Extract<Request, { type: "digest" }>) {
  const { index, store } = records;
  const revision = records.revision();
  const digest = await dayDigest({
    engine,
    chart: day === today ? index.chart(day) : index.chartAhead(day),
    documents: index.documents(),
    recordOf: (id) => store.getDocument(id),
  });
  const kept = revision === undefined ? undefined : store.keepDay?.(day, { revision, said: digest }, today);
  // Where there is no room for it, it is made again at the next start.
  await kept?.catch((error: unknown) => console.warn(error));
  return { digest, revision };
}

async function answerFrom(
  records: FollowedRecords,
  { question, history, now, vector }: Extract<Request, { type: "answer" }>,
) {
  const { index, store } = records;
  const vectors = records.vectors();
  const threads = await threadsFor(question, store);
  const meaning = vector === undefined || vectors === undefined ? {} : { meaning: { question: vector, vectors } };
  const known = threads === undefined ? {} : { threads };
  return answerQuestion({
    question,
    history,
    now,
    records: { index, pagesOf: pagesReader(store), ...meaning, ...known },
  });
}
