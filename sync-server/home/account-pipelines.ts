import type { Store } from "#core/domain/store.ts";
import { delay } from "#pipeline/delay.ts";
import { createPipeline, type Pipeline } from "#pipeline/pipeline.ts";
import type { Readers, Understand } from "#pipeline/pipeline-parts.ts";

export interface AccountPipelines {
  wake(account: string, store: Store): void;
  unlock(account: string, store: Store, documentId: string, password: string): void;
  /** Gives back what is being read; it goes on at the next start. */
  stop(): Promise<void>;
}

/** One pipeline for each account that has something to read, in this process: whoever runs it is the only one. */
export function createAccountPipelines(parts: {
  readers: Readers;
  understand: Understand;
  newId: () => string;
  onError: (error: unknown) => void;
}): AccountPipelines {
  const running = new Map<string, Pipeline>();
  const pipelineOf = (account: string, store: Store) => {
    const known = running.get(account);
    if (known !== undefined) return known;
    const pipeline = createPipeline({
      store,
      readers: parts.readers,
      understand: parts.understand,
      lock: { request: (_name, _options, work) => work() },
      lockName: account,
      now: () => new Date(),
      newId: parts.newId,
      delay,
      onError: parts.onError,
    });
    running.set(account, pipeline);
    pipeline.start();
    return pipeline;
  };
  return {
    wake: (account, store) => pipelineOf(account, store).wake(),
    unlock: (account, store, documentId, password) => pipelineOf(account, store).unlock(documentId, password),
    async stop() {
      await Promise.all([...running.values()].map((pipeline) => pipeline.stop()));
      running.clear();
    },
  };
}
