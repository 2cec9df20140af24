/** Runs in a thread of one account: holds what its questions and red threads are found in. */
import { parentPort } from "node:worker_threads";
import type { Page } from "#core/domain/page.ts";
import { answerQuestion } from "#core/findings/answers/answer-question.ts";
import { SearchIndex } from "#core/findings/answers/search-index.ts";
import { createNotes } from "#core/findings/threads/thread-notes.ts";
import type { Said } from "../threads/thread-messages.ts";
import type { AnsweringCall, AnsweringNote, AnsweringWork } from "./contract.ts";

if (parentPort === null) throw new Error("This file runs in a thread that the server starts.");
const port = parentPort;
const say = (message: Said<unknown, AnsweringNote>) => port.postMessage(message);
const index = new SearchIndex();
const notes = createNotes();
const wanted = new Map<string, (pages: readonly Page[] | undefined) => void>();

/** Asks for the pages of a record, once for each question. */
function pagesAsker(id: number): (documentId: string) => Promise<readonly Page[] | undefined> {
  const asked = new Map<string, Promise<readonly Page[] | undefined>>();
  return (documentId) => {
    const pages =
      asked.get(documentId) ??
      new Promise<readonly Page[] | undefined>((resolve) => {
        wanted.set(`${id} ${documentId}`, resolve);
        say({ kind: "note", id, note: { documentId } });
      });
    asked.set(documentId, pages);
    return pages;
  };
}

function workOf(id: number): AnsweringWork {
  return {
    loadIndex: (...words) => index.load(...words),
    synchroniseIndex: (...words) => index.synchronise(...words),
    addToIndex: (...words) => index.add(...words),
    takeIndexChanges: () => index.takeChanges(),
    notesAreFresh: () => notes.isFresh(),
    loadNotes: (...words) => notes.load(...words),
    synchroniseNotes: (...words) => notes.synchronise(...words),
    note: (...words) => notes.note(...words),
    takeNoteChanges: () => notes.takeChanges(),
    findThreads: (...words) => notes.find(...words),
    chart: (...words) => index.chart(...words),
    answer: ({ threads, ...request }) =>
      answerQuestion({
        ...request,
        records: { index, pagesOf: pagesAsker(id), ...(threads === undefined ? {} : { threads }) },
      }),
  };
}

port.on("message", (call: AnsweringCall) => {
  const { id } = call;
  if (call.kind === "pages") {
    const name = `${id} ${call.documentId}`;
    wanted.get(name)?.(call.pages);
    wanted.delete(name);
    return;
  }
  // A call names what is done with its words; TypeScript does not follow the pair of them.
  const work = workOf(id)[call.name] as (...words: unknown[]) => unknown;
  Promise.resolve()
    .then(() => work(...call.words))
    .then(
      (answer) => say({ kind: "answer", id, answer }),
      (error) => say({ kind: "broken", id, error }),
    );
});
say({ kind: "ready" });
