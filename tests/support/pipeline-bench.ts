import type { Store } from "#core/domain/store.ts";
import type { ReadFile } from "#core/reading/engines.ts";
import { delay } from "#pipeline/delay.ts";
import { createPipeline } from "#pipeline/pipeline.ts";
import type { PipelineParts, Reader } from "#pipeline/pipeline-parts.ts";
import { createMemoryLock } from "./memory-lock.ts";
import { createMemoryStore } from "./memory-store.ts";
import { sampleUnderstood } from "./record-samples.ts";

export const onePage: ReadFile = {
  pages: [{ number: 1, text: "Hemoglobin 11.2", lines: [{ start: 0, end: 15 }], source: "text-layer" }],
  pageCount: 1,
  lostPages: [],
};

/** A pipeline over memory whose times are milliseconds, with everything that a test wants to replace. */
export function pipelineBench(options: { read: Reader; voice?: Reader; parts?: Partial<PipelineParts> }) {
  const errors: unknown[] = [];
  let number = 0;
  const store: Store = options.parts?.store ?? createMemoryStore();
  const parts: PipelineParts = {
    store,
    readers: {
      pdf: options.read,
      image: options.read,
      ...(options.voice === undefined ? {} : { voice: options.voice }),
    },
    understand: async ({ document }) => {
      const { pages: _pages, pageCount: _count, lostPages: _lost, ...understood } = sampleUnderstood(document.id);
      return understood;
    },
    lock: createMemoryLock(),
    lockName: "pipeline",
    now: () => new Date(),
    newId: () => `owner-${++number}`,
    delay,
    onError: (error) => errors.push(error),
    ...options.parts,
    limits: {
      leaseMs: 200,
      tickMs: 5,
      silenceMs: 1_000,
      pageMs: 5_000,
      retryAfterMs: 2,
      concurrency: 1,
      ...options.parts?.limits,
    },
  };
  return { parts, store, errors, pipeline: createPipeline(parts) };
}
