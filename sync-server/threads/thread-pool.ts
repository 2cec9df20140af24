import { openThread, type PooledThread, TookTooMuchMemory } from "./pooled-thread.ts";
import type { Numbered } from "./thread-messages.ts";

/** A thread that nobody needs is ended after so long, and with it what it holds. Milliseconds. */
const idleTime = 60_000;
/** How often the memory is looked at while something runs. Milliseconds. */
const lookTime = 100;
const mebibyte = 1024 * 1024;
/** What the code of a thread takes that has nothing to do yet. Bytes. */
const emptyThread = 128 * mebibyte;

export interface PoolLimits {
  /** Threads at once. One for each account that has something to do, so two that hang do not stop a third. */
  most: number;
  /** Bytes that the process may grow by for each thread that works. */
  memoryEach: number;
  idleMs: number;
  /** A thread for whoever comes next is begun so long after none was left: its code is loaded before it is waited for. Milliseconds. */
  spareMs: number;
  /** Threads that rest while others work: one for whoever comes next, one for who comes while a thread that had to be ended is begun anew. */
  spares: number;
}

export const defaultPoolLimits: PoolLimits = {
  most: 6,
  memoryEach: 768 * mebibyte,
  idleMs: idleTime,
  spareMs: 1_000,
  spares: 2,
};

export interface ThreadPool<Call extends Numbered, Answer, Note> {
  /**
   * Work for an account in a thread that is nobody else's meanwhile; it waits for one where all are taken, and `onQueued` is told of it now and
   * then. The same account's work goes to the same thread.
   */
  use<Result>(
    account: string,
    work: (thread: PooledThread<Call, Answer, Note>) => Promise<Result>,
    onQueued?: () => void,
  ): Promise<Result>;
  /** Ends an account's thread at once. */
  end(account: string): Promise<void>;
  /** Ends all threads at once; later work starts others. */
  close(): Promise<void>;
}

interface Member<Call extends Numbered, Answer, Note> {
  thread: PooledThread<Call, Answer, Note>;
  account: string;
  uses: number;
  /** It has worked before: what a first work makes once is there. */
  hasServed: boolean;
  idle: NodeJS.Timeout | undefined;
}

/** How often those who wait for a thread are told that they still do. Milliseconds. */
const queueTime = 10_000;

/**
 * Threads over one file of code. `isShared`: a thread that has nothing to do may go to another account; otherwise it holds something of its own
 * account's, and is ended for it. `warmUp`: a first work for a thread that is begun ahead, so that whoever gets it does not wait for what is
 * made once.
 */
export function createThreadPool<Call extends Numbered, Answer, Note = never>(
  file: URL,
  isShared: boolean,
  given: Partial<PoolLimits> = {},
  warmUp: (thread: PooledThread<Call, Answer, Note>) => Promise<unknown> = async () => undefined,
): ThreadPool<Call, Answer, Note> {
  type One = Member<Call, Answer, Note>;
  const limits = { ...defaultPoolLimits, ...given };
  const members = new Set<One>();
  const queue: { account: string; take: (member: One) => void }[] = [];
  let watching: NodeJS.Timeout | undefined;
  let atRest = 0;
  let spare: NodeJS.Timeout | undefined;
  /** Threads that were begun ahead since the memory is watched: they take some, and nobody's file does. */
  let begunAhead = 0;

  function start(account: string): One {
    const member: One = {
      account,
      uses: 0,
      hasServed: false,
      idle: undefined,
      thread: openThread<Call, Answer, Note>(file, () => {
        members.delete(member);
        clearTimeout(member.idle);
        serveQueue();
        keepSpare();
      }),
    };
    members.add(member);
    return member;
  }

  /** Where one file keeps a thread busy, the next account's is read at once, and not after a thread's code was loaded beside it. */
  function keepSpare(): void {
    if (!isShared || spare !== undefined) return;
    spare = setTimeout(() => {
      spare = undefined;
      const all = [...members];
      const isWorking = all.some(({ uses }) => uses > 0);
      const resting = all.filter(({ uses }) => uses === 0).length;
      if (!isWorking || all.length >= limits.most || resting >= limits.spares) return;
      const ahead = start("");
      rest(ahead);
      // What breaks here breaks for whoever comes next as well, and is told there.
      void warmUp(ahead.thread).then(
        () => {
          ahead.hasServed = true;
        },
        () => undefined,
      );
      begunAhead += 1;
      keepSpare();
    }, limits.spareMs).unref();
  }

  function rest(member: One): void {
    // Behind the others: of those that have worked the one that has rested longest is next.
    members.delete(member);
    members.add(member);
    member.idle = setTimeout(() => void member.thread.end(new Error("The thread was idle")), limits.idleMs).unref();
  }

  /** A thread for this account, or none where all are at work for others. */
  function find(account: string): One | undefined {
    const all = [...members];
    const own = all.find((member) => member.account === account);
    if (own !== undefined) return own;
    // One that was only begun ahead takes much longer for its first work: it is for whoever finds no other.
    const atEase = all.filter(({ uses }) => uses === 0);
    const resting = atEase.find(({ hasServed }) => hasServed) ?? atEase[0];
    if (resting !== undefined && isShared) {
      resting.account = account;
      return resting;
    }
    if (all.length >= limits.most && resting === undefined) return undefined;
    if (all.length >= limits.most) void resting?.thread.end(new Error("The thread was ended"));
    return start(account);
  }

  function serveQueue(): void {
    for (const waiting of [...queue]) {
      const member = find(waiting.account);
      if (member === undefined) return;
      queue.splice(queue.indexOf(waiting), 1);
      enter(member);
      waiting.take(member);
    }
  }

  function enter(member: One): void {
    clearTimeout(member.idle);
    member.uses += 1;
    member.hasServed = true;
    keepSpare();
    if (watching !== undefined) return;
    atRest = process.memoryUsage.rss();
    begunAhead = 0;
    watching = setInterval(look, lookTime).unref();
  }

  function leave(member: One): void {
    member.uses -= 1;
    if (member.uses === 0 && members.has(member)) {
      rest(member);
      serveQueue();
    }
    if ([...members].some(({ uses }) => uses > 0)) return;
    clearInterval(watching);
    watching = undefined;
  }

  /** A file can unpack to a thousand times its size. The thread that has been silent for longest is taken to hold what is too much. */
  function look(): void {
    const working = [...members].filter(({ uses }) => uses > 0);
    const allowed = limits.memoryEach * Math.max(1, working.length) + begunAhead * emptyThread;
    if (process.memoryUsage.rss() - atRest <= allowed) return;
    const [silent] = working.sort((first, second) => first.thread.heardAt() - second.thread.heardAt());
    void silent?.thread.end(new TookTooMuchMemory("A thread took too much memory."));
  }

  async function acquire(account: string, onQueued: () => void): Promise<One> {
    const member =
      queue.length === 0 || [...members].some((one) => one.account === account) ? find(account) : undefined;
    if (member !== undefined) {
      enter(member);
      return member;
    }
    const telling = setInterval(onQueued, queueTime).unref();
    try {
      return await new Promise<One>((take) => queue.push({ account, take }));
    } finally {
      clearInterval(telling);
    }
  }

  return {
    async use(account, work, onQueued = () => undefined) {
      const member = await acquire(account, onQueued);
      try {
        return await work(member.thread);
      } finally {
        leave(member);
      }
    },
    async end(account) {
      const own = [...members].find((member) => member.account === account);
      await own?.thread.end(new Error("The thread was ended"));
    },
    async close() {
      clearTimeout(spare);
      spare = undefined;
      await Promise.all([...members].map(({ thread }) => thread.end(new Error("The thread was ended"))));
    },
  };
}
