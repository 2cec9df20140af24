import type { Store } from "#core/domain/store.ts";
import { delay } from "#pipeline/delay.ts";
import { createPipeline, type Pipeline } from "#pipeline/pipeline.ts";
import type { Readers, Understand } from "#pipeline/pipeline-parts.ts";

export interface AccountPipelines {
  wake(account: string, store: Store): void;
  unlock(account: string, store: Store, documentId: string, password: string): void;
  /** Ends what is being read for an account that is gone. */
  forget(account: string): Promise<void>;
  /** Gives back what is being read; it goes on at the next start. */
  stop(): Promise<void>;
}

/** A pipeline that has nothing to do is kept so long: a password that was just typed lies in it. Milliseconds. */
const idleTime = 60_000;

interface Running {
  pipeline: Pipeline;
  idle: NodeJS.Timeout | undefined;
}

/** One pipeline for each account that has something to read, in this process: whoever runs it is the only one. */
export function createAccountPipelines(parts: {
  readingOf: (account: string) => { readers: Readers; understand: Understand };
  newId: () => string;
  onError: (error: unknown) => void;
  idleMs?: number;
}): AccountPipelines {
  const { readingOf, newId, onError, idleMs = idleTime } = parts;
  const running = new Map<string, Running>();

  async function end(account: string): Promise<void> {
    const known = running.get(account);
    running.delete(account);
    clearTimeout(known?.idle);
    await known?.pipeline.stop();
  }

  function pipelineOf(account: string, store: Store): Pipeline {
    const known = running.get(account);
    if (known !== undefined) {
      clearTimeout(known.idle);
      return known.pipeline;
    }
    const pipeline = createPipeline({
      store,
      ...readingOf(account),
      lock: { request: (_name, _options, work) => work() },
      lockName: account,
      now: () => new Date(),
      newId,
      delay,
      onError,
      onIdle: () => {
        const own = running.get(account);
        if (own?.pipeline !== pipeline) return;
        clearTimeout(own.idle);
        own.idle = setTimeout(() => void end(account), idleMs);
        own.idle.unref();
      },
    });
    running.set(account, { pipeline, idle: undefined });
    pipeline.start();
    return pipeline;
  }

  return {
    wake: (account, store) => pipelineOf(account, store).wake(),
    unlock: (account, store, documentId, password) => pipelineOf(account, store).unlock(documentId, password),
    forget: end,
    async stop() {
      await Promise.all([...running.keys()].map(end));
    },
  };
}
