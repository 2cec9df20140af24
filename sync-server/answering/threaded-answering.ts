import type { Answering, Charting, Store } from "#core/domain/store.ts";
import { type IndexPort, type IndexState, synchroniseIndex } from "#core/findings/answers/synchronise-index.ts";
import { threadsFor } from "#core/findings/answers/threads-asked-for.ts";
import { type NotesPort, refreshInsights } from "#core/findings/threads/refresh-insights.ts";
import type { PooledThread } from "../threads/pooled-thread.ts";
import { createThreadPool, type PoolLimits } from "../threads/thread-pool.ts";
import type { AnsweringCall, AnsweringNote, AnsweringWork } from "./contract.ts";

/** The longest that one step of an answer may take: adding a record, or the answer itself. Milliseconds. */
const longestStep = 20_000;

type Thread = PooledThread<AnsweringCall, unknown, AnsweringNote>;

export interface AnsweringLimits extends PoolLimits {
  stepMs: number;
}

export interface ThreadedAnswering {
  answering: Answering;
  charting: Charting;
  /** Brings an account's red threads up to its records. */
  refreshInsights(account: string, store: Store, now: Date): Promise<void>;
  /** Ends what runs for an account, and what is held of it. */
  forget(account: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Answers in threads beside the server's own. Each holds one account's index and notes, so that a question costs what it costs in a browser, and
 * loads them from the store again when its thread was ended. `accountOf`: whose a store is.
 */
export function createThreadedAnswering(
  file: URL,
  accountOf: (store: Store) => string,
  limits: Partial<AnsweringLimits> = {},
): ThreadedAnswering {
  const { stepMs = longestStep } = limits;
  const pool = createThreadPool<AnsweringCall, unknown, AnsweringNote>(file, false, limits);
  /** How far a thread's index has followed the store; gone with the thread. */
  const followed = new WeakMap<Thread, Promise<IndexState | undefined>>();
  const turns = new WeakMap<Thread, Promise<unknown>>();

  function ask<Name extends keyof AnsweringWork>(
    thread: Thread,
    name: Name,
    words: Parameters<AnsweringWork[Name]>,
    store?: Store,
  ): Promise<Awaited<ReturnType<AnsweringWork[Name]>>> {
    let asked = 0;
    const make = (id: number) => {
      asked = id;
      return { kind: "work", id, name, words } as AnsweringCall;
    };
    const onNote = ({ documentId }: AnsweringNote) => {
      const send = (pages: Extract<AnsweringCall, { kind: "pages" }>["pages"]) =>
        thread.tell({ kind: "pages", id: asked, documentId, pages });
      (store?.getReading(documentId) ?? Promise.resolve(undefined)).then(
        (reading) => send(reading?.pages),
        () => send(undefined),
      );
    };
    const answer = thread.ask(make, { deadlineMs: stepMs, onNote });
    return answer as Promise<Awaited<ReturnType<AnsweringWork[Name]>>>;
  }

  const indexOf = (thread: Thread): IndexPort => ({
    load: (...words) => ask(thread, "loadIndex", words),
    synchronise: (...words) => ask(thread, "synchroniseIndex", words),
    add: (document, { pages, facts, disowned }) =>
      ask(thread, "addToIndex", [document, { pages, facts, ...(disowned === undefined ? {} : { disowned }) }]),
    takeChanges: () => ask(thread, "takeIndexChanges", []),
  });
  const notesOf = (thread: Thread): NotesPort => ({
    isFresh: () => ask(thread, "notesAreFresh", []),
    load: (...words) => ask(thread, "loadNotes", words),
    synchronise: (...words) => ask(thread, "synchroniseNotes", words),
    note: (...words) => ask(thread, "note", words),
    takeChanges: () => ask(thread, "takeNoteChanges", []),
    find: (...words) => ask(thread, "findThreads", words),
  });

  /** The index of a thread follows its store. One after the other: two questions at once must not both add the same documents. */
  async function follow(thread: Thread, store: Store): Promise<void> {
    const ready = (followed.get(thread) ?? Promise.resolve(undefined)).then((before) =>
      synchroniseIndex(indexOf(thread), store, before),
    );
    // After a failure all documents are compared again; what was loaded stays.
    followed.set(
      thread,
      ready.catch(() => ({ revision: undefined })),
    );
    await ready;
  }

  return {
    charting: (store, { now }) =>
      pool.use(accountOf(store), async (thread) => {
        await follow(thread, store);
        return ask(thread, "chart", [now.toISOString().slice(0, 10)]);
      }),
    answering: async (store, request) => {
      // Before a thread is taken: finding threads takes one itself.
      const threads = await threadsFor(request.question, store);
      return pool.use(accountOf(store), async (thread) => {
        await follow(thread, store);
        return ask(thread, "answer", [{ ...request, ...(threads === undefined ? {} : { threads }) }], store);
      });
    },
    refreshInsights: (account, store, now) =>
      pool.use(account, (thread) => {
        const fresh = (turns.get(thread) ?? Promise.resolve()).then(() => refreshInsights(notesOf(thread), store, now));
        turns.set(
          thread,
          fresh.catch(() => undefined),
        );
        return fresh;
      }),
    forget: pool.end,
    close: pool.close,
  };
}
