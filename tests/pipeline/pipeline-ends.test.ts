import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { ReadingFailureCode } from "#core/domain/failure.ts";
import { fail, succeed } from "#core/domain/outcome.ts";
import type { Reader } from "#pipeline/pipeline-parts.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { onePage, pipelineBench } from "../support/pipeline-bench.ts";
import { sampleDocument, sampleInstant } from "../support/record-samples.ts";

interface Fate {
  breaks: number;
  failure: ReadingFailureCode | undefined;
}

const fates = fc.array(
  fc.record<Fate>({
    breaks: fc.integer({ min: 0, max: 4 }),
    failure: fc.option(fc.constantFrom<ReadingFailureCode[]>("damaged", "no-text"), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 6 },
);

function endOf({ breaks, failure }: Fate): string {
  if (breaks >= 3) return "failed reader-stopped";
  return failure === undefined ? "completed undefined" : `failed ${failure}`;
}

test("whatever the files do and however often the pipeline is stopped, every document comes to its own end", async () => {
  await fc.assert(
    fc.asyncProperty(fates, fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }), async (files, stops) => {
      const broken = new Map<string, number>();
      const active = new Set<string>();
      const read: Reader = async ({ document, signal }) => {
        const fate = files[Number(document.id)] ?? { breaks: 0, failure: undefined };
        expect(active.has(document.id)).toBe(false);
        active.add(document.id);
        signal.addEventListener("abort", () => active.delete(document.id));
        await new Promise((resolve) => setTimeout(resolve, 1));
        active.delete(document.id);
        if (signal.aborted) return fail("cancelled");
        const times = broken.get(document.id) ?? 0;
        if (times < fate.breaks) {
          broken.set(document.id, times + 1);
          throw new Error("The reader broke.");
        }
        return fate.failure === undefined ? succeed(onePage) : fail(fate.failure);
      };
      const store = createMemoryStore();
      const { pipeline } = pipelineBench({ read, parts: { store, limits: { retryAfterMs: 1 } } });
      await store.addDocuments(
        files.map((_, index) => sampleDocument(String(index), { uploadedAt: sampleInstant(index) })),
      );
      for (const wait of stops) {
        pipeline.start();
        await new Promise((resolve) => setTimeout(resolve, wait));
        await pipeline.stop();
      }
      pipeline.start();
      const expected = files.map(endOf);
      await vi.waitFor(
        async () => {
          const documents = await Promise.all(files.map((_, index) => store.getDocument(String(index))));
          expect(documents.map((each) => `${each?.processingStatus} ${each?.failure?.code}`)).toEqual(expected);
        },
        { timeout: 4000, interval: 3 },
      );
      await pipeline.stop();
    }),
    { numRuns: 25 },
  );
}, 60_000);
