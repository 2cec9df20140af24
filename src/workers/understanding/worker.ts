import type { Page } from "#core/domain/page.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import { PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { searchRecords } from "#core/findings/answers/search-records.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createNotes, type ThreadNotes } from "#core/findings/threads/thread-notes.ts";
import type { FromWorker, IndexNumber, Reply, Request, ToWorker } from "./contract.ts";

const indexes = new Map<IndexNumber, SearchIndex>();
const notes = new Map<IndexNumber, ThreadNotes>();
/** Whose account was closed: what is still on its way of theirs is not taken in. */
const forgotten = new Set<IndexNumber>();
const vectorsByIndex = new Map<IndexNumber, PassageVectors>();
const waiting = new Map<number, (pages: readonly Page[] | undefined) => void>();
let wishes = 0;

const scope = self as DedicatedWorkerGlobalScope;

function post(message: FromWorker, transfer: Transferable[] = []): void {
  scope.postMessage(message, transfer);
}

scope.addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.type === "pages") {
    waiting.get(message.wanted)?.(message.pages);
    waiting.delete(message.wanted);
  } else if (message.type === "forget-vectors") vectorsByIndex.delete(message.index);
  else if (message.type === "forget") {
    indexes.delete(message.index);
    vectorsByIndex.delete(message.index);
    notes.delete(message.index);
    forgotten.add(message.index);
  } else {
    handle(message).then(
      (reply) => post(reply, reply.type === "changes" ? reply.changes.write.map(({ state }) => state.buffer) : []),
      (error: unknown) => {
        post({
          type: "failed",
          request: message.request,
          message: error instanceof Error ? error.message : String(error),
        });
      },
    );
  }
});

async function handle(message: Request): Promise<Reply> {
  const { request } = message;
  if (message.type === "understand")
    return { type: "understood", request, understood: understandDocument(message.input) };
  const index = indexOf(message.index);
  switch (message.type) {
    case "load":
      return { type: "loaded", request, accepted: index.load(message.name, message.state) };
    case "synchronise":
      return { type: "missing", request, ids: index.synchronise(message.wanted) };
    case "add":
      index.add(message.document, message.reading);
      return { type: "added", request };
    case "take-changes":
      return { type: "changes", request, changes: index.takeChanges() };
    case "search": {
      const { query, today } = message;
      const records = { index, pagesOf: pagesAsker(request) };
      return { type: "found", request, results: await searchRecords({ query, today, records }) };
    }
    case "facts":
      return { type: "facts-found", request, facts: index.factsWhere(({ kind }) => message.kinds.includes(kind)) };
    case "chart":
      return { type: "charted", request, chart: index.chart(message.today) };
    case "notes-are-fresh":
      return { type: "notes-fresh", request, fresh: notesOf(message.index).isFresh() };
    case "load-notes":
      return { type: "loaded", request, accepted: notesOf(message.index).load(message.name, message.state) };
    case "synchronise-notes":
      return { type: "missing", request, ids: notesOf(message.index).synchronise(message.wanted) };
    case "note":
      notesOf(message.index).note(message.document, message.version, message.reading);
      return { type: "noted", request };
    case "take-note-changes":
      return { type: "changes", request, changes: notesOf(message.index).takeChanges() };
    case "threads":
      return { type: "threads-found", request, threads: notesOf(message.index).find(message.options) };
    case "thread-charts":
      return { type: "charts", request, charts: notesOf(message.index).charts(message.threads) };
    case "load-vectors": {
      // Of an account that was left nothing is kept; the piece itself is good.
      if (forgotten.has(message.index)) return { type: "loaded", request, accepted: true };
      const vectors = vectorsByIndex.get(message.index) ?? new PassageVectors();
      vectorsByIndex.set(message.index, vectors);
      return { type: "loaded", request, accepted: vectors.load(message.name, message.state, message.version) };
    }
    case "synchronise-vectors": {
      const ids = vectorsByIndex.get(message.index)?.synchronise(message.wanted) ?? [...message.wanted.keys()];
      return { type: "missing", request, ids };
    }
    case "answer": {
      const { question, history, now, vector, threads } = message;
      const vectors = vectorsByIndex.get(message.index);
      const meaning = vector === undefined || vectors === undefined ? {} : { meaning: { question: vector, vectors } };
      const known = threads === undefined ? {} : { threads };
      const records = { index, pagesOf: pagesAsker(request), ...meaning, ...known };
      return { type: "answered", request, answer: await answerQuestion({ question, history, now, records }) };
    }
  }
}

function notesOf(number: IndexNumber): ThreadNotes {
  if (forgotten.has(number)) throw new Error("These records were closed.");
  const known = notes.get(number) ?? createNotes();
  notes.set(number, known);
  return known;
}

function indexOf(number: IndexNumber): SearchIndex {
  const index = indexes.get(number) ?? new SearchIndex();
  indexes.set(number, index);
  return index;
}

/** Asks the page for the pages of a record, once for each request. */
function pagesAsker(request: number): (documentId: string) => Promise<readonly Page[] | undefined> {
  const asked = new Map<string, Promise<readonly Page[] | undefined>>();
  return (documentId) => {
    const known = asked.get(documentId);
    if (known !== undefined) return known;
    const pages = new Promise<readonly Page[] | undefined>((resolve) => {
      wishes += 1;
      waiting.set(wishes, resolve);
      post({ type: "pages-wanted", wanted: wishes, request, documentId });
    });
    asked.set(documentId, pages);
    return pages;
  };
}
