import type { Page } from "#core/domain/page.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import { PassageVectors } from "#core/findings/answers/passage-vectors.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { searchRecords } from "#core/findings/answers/search-records.ts";
import { understandDocument } from "#core/findings/summaries/understand-document.ts";
import { createNotes, type ThreadNotes } from "#core/findings/threads/thread-notes.ts";
import { answerCalls } from "#workers/calls/contract.ts";
import type { IndexNumber, Notice, Reply, Request, Wish } from "./contract.ts";

const indexes = new Map<IndexNumber, SearchIndex>();
const notes = new Map<IndexNumber, ThreadNotes>();
/** Whose account was closed: what is still on its way of theirs is not taken in. */
const forgotten = new Set<IndexNumber>();
const vectorsByIndex = new Map<IndexNumber, PassageVectors>();
const waiting = new Map<number, (pages: readonly Page[] | undefined) => void>();
let wishes = 0;

answerCalls<Request | Notice, Reply | Wish>(self as DedicatedWorkerGlobalScope, async (message, { reply }) => {
  switch (message.type) {
    case "pages":
      waiting.get(message.wanted)?.(message.pages);
      waiting.delete(message.wanted);
      return;
    case "forget-vectors":
      vectorsByIndex.delete(message.index);
      return;
    case "forget":
      indexes.delete(message.index);
      vectorsByIndex.delete(message.index);
      notes.delete(message.index);
      forgotten.add(message.index);
      return;
    default:
      await answer(message, reply);
  }
});

/** What goes wrong in one call is its own reply: what the worker holds of the others is as good as before. */
async function answer(message: Request, send: (reply: Reply | Wish, transfer?: Transferable[]) => void): Promise<void> {
  try {
    const reply = await handle(message, send);
    send(reply, reply.type === "changes" ? reply.changes.write.map(({ state }) => state.buffer) : []);
  } catch (error) {
    send({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
}

async function handle(message: Request, send: (wish: Wish) => void): Promise<Reply> {
  if (message.type === "understand") return { type: "understood", understood: understandDocument(message.input) };
  const index = indexOf(message.index);
  switch (message.type) {
    case "load":
      return { type: "loaded", accepted: index.load(message.name, message.state) };
    case "synchronise":
      return { type: "missing", ids: index.synchronise(message.wanted) };
    case "add":
      index.add(message.document, message.reading);
      return { type: "added" };
    case "take-changes":
      return { type: "changes", changes: index.takeChanges() };
    case "search": {
      const { query, today } = message;
      const records = { index, pagesOf: pagesAsker(send) };
      return { type: "found", results: await searchRecords({ query, today, records }) };
    }
    case "facts":
      return { type: "facts-found", facts: index.factsWhere(({ kind }) => message.kinds.includes(kind)) };
    case "chart":
      return { type: "charted", chart: index.chart(message.today) };
    case "notes-are-fresh":
      return { type: "notes-fresh", fresh: notesOf(message.index).isFresh() };
    case "load-notes":
      return { type: "loaded", accepted: notesOf(message.index).load(message.name, message.state) };
    case "synchronise-notes":
      return { type: "missing", ids: notesOf(message.index).synchronise(message.wanted) };
    case "note":
      notesOf(message.index).note(message.document, message.version, message.reading);
      return { type: "noted" };
    case "take-note-changes":
      return { type: "changes", changes: notesOf(message.index).takeChanges() };
    case "threads":
      return { type: "threads-found", threads: notesOf(message.index).find(message.options) };
    case "thread-charts":
      return { type: "charts", charts: notesOf(message.index).charts(message.threads) };
    case "load-vectors": {
      // Of an account that was left nothing is kept; the piece itself is good.
      if (forgotten.has(message.index)) return { type: "loaded", accepted: true };
      const vectors = vectorsByIndex.get(message.index) ?? new PassageVectors();
      vectorsByIndex.set(message.index, vectors);
      return { type: "loaded", accepted: vectors.load(message.name, message.state, message.version) };
    }
    case "synchronise-vectors": {
      const ids = vectorsByIndex.get(message.index)?.synchronise(message.wanted) ?? [...message.wanted.keys()];
      return { type: "missing", ids };
    }
    case "answer": {
      const { question, history, now, vector, threads } = message;
      const vectors = vectorsByIndex.get(message.index);
      const meaning = vector === undefined || vectors === undefined ? {} : { meaning: { question: vector, vectors } };
      const known = threads === undefined ? {} : { threads };
      const records = { index, pagesOf: pagesAsker(send), ...meaning, ...known };
      return { type: "answered", answer: await answerQuestion({ question, history, now, records }) };
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

/** Asks the page for the pages of a record, once for each call. */
function pagesAsker(send: (wish: Wish) => void): (documentId: string) => Promise<readonly Page[] | undefined> {
  const asked = new Map<string, Promise<readonly Page[] | undefined>>();
  return (documentId) => {
    const known = asked.get(documentId);
    if (known !== undefined) return known;
    const pages = new Promise<readonly Page[] | undefined>((resolve) => {
      wishes += 1;
      waiting.set(wishes, resolve);
      send({ type: "pages-wanted", wanted: wishes, documentId });
    });
    asked.set(documentId, pages);
    return pages;
  };
}
