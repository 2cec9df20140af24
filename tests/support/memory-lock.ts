import type { PipelineLock } from "#pipeline/pipeline-parts.ts";

/** One lock for many pipelines in one process, in the shape of `navigator.locks`. */
export function createMemoryLock(): PipelineLock {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async request(name, { signal }, work) {
      const before = tails.get(name) ?? Promise.resolve();
      const aborted = new Promise<"aborted">((resolve) => {
        if (signal.aborted) resolve("aborted");
        signal.addEventListener("abort", () => resolve("aborted"));
      });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      tails.set(
        name,
        before.then(() => held),
      );
      try {
        const first = await Promise.race([before.then(() => "held" as const), aborted]);
        if (first === "aborted") throw new DOMException("The waiting was ended.", "AbortError");
        await work();
      } finally {
        release();
      }
    },
  };
}
