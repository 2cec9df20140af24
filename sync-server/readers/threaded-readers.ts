import { fail } from "#core/domain/outcome.ts";
import { understandingTime } from "#core/domain/took-too-long.ts";
import type { UnderstandRequest, UnderstoodDocument } from "#core/findings/summaries/understand-document.ts";
import type { Reader, Readers, UnderstandingWatch } from "#pipeline/pipeline-parts.ts";
import { TookTooMuchMemory } from "../threads/pooled-thread.ts";
import { createThreadPool, type PoolLimits } from "../threads/thread-pool.ts";
import type { ReadingAnswer, ReadingCall, ReadingNote } from "./thread-messages.ts";

/** A reader that was told to stop and does not is ended with its thread after so long. Milliseconds. */
const stopTime = 5_000;

export interface ReadingLimits extends PoolLimits {
  /** The longest that a record of so many pages may be thought about. Milliseconds. */
  understandMs: (pages: number) => number;
}

export interface AccountReading {
  readers: Readers;
  understand: (request: UnderstandRequest, watch?: UnderstandingWatch) => Promise<UnderstoodDocument>;
}

export interface ThreadedReaders {
  /** What reads for an account: what hangs in it stops no other. */
  of(account: string): AccountReading;
  /** Ends what runs for an account. */
  forget(account: string): Promise<void>;
  /** Ends all threads at once; a later call starts others. */
  close(): Promise<void>;
}

/** Nobody's: understanding it once makes all that is made once, vocabularies and models. */
const ordinaryLetter: UnderstandRequest = {
  document: { id: "ordinary-letter", originalFilename: "letter.txt" },
  pages: [
    {
      number: 1,
      text: "Clinic letter\nDate of clinic: 3 March 2025\nDear Doctor\nDiagnosis: high blood pressure.\nTake amlodipine 5 mg once a day.\nPotassium 4.1 mmol/L\nNext appointment: Thursday 5 June 2025 at 10:40.",
      lines: [],
      source: "text-layer",
    },
  ],
  now: new Date("2025-03-03T00:00:00Z"),
};

/**
 * The readers and the understanding in threads beside the server's own, each of them one account's at a time. `file` is their code
 * (`reading-thread.ts`, or what the build made of it). A thread that breaks fails the calls that were in it, and the next call starts another.
 */
export function createThreadedReaders(file: URL, limits: Partial<ReadingLimits> = {}): ThreadedReaders {
  const { understandMs = understandingTime } = limits;
  const pool = createThreadPool<ReadingCall, ReadingAnswer, ReadingNote>(file, true, limits, (thread) =>
    thread.ask((id) => ({ kind: "understand", id, request: ordinaryLetter })),
  );
  const cancel = (id: number): ReadingCall => ({ kind: "cancel", id });

  const reader = (account: string, name: "pdf" | "image" | "written"): Reader => {
    return async ({ document, content, password, signal, onProgress }) => {
      const bytes = (await content.arrayBuffer()) as ArrayBuffer;
      const asked = (id: number): ReadingCall => ({ kind: "read", id, reader: name, document, bytes, password });
      try {
        const answer = await pool.use(
          account,
          (thread) => thread.ask(asked, { signal, cancel, stopMs: stopTime, onNote: onProgress, transfer: [bytes] }),
          () => onProgress({ step: "opening" }),
        );
        return expect(answer, "read").read;
      } catch (error) {
        if (error instanceof TookTooMuchMemory) return fail("unpacks-too-large");
        throw error;
      }
    };
  };

  return {
    of: (account) => ({
      readers: {
        pdf: reader(account, "pdf"),
        image: reader(account, "image"),
        written: reader(account, "written"),
      },
      async understand(request, watch) {
        const answer = await pool.use(
          account,
          (thread) => {
            watch?.onProgress({ step: "understanding" });
            const { signal } = watch ?? {};
            // It listens to nobody while it thinks.
            const stop = signal === undefined ? {} : { signal };
            const deadlineMs = understandMs(request.pages.length);
            return thread.ask((id) => ({ kind: "understand", id, request }), { ...stop, deadlineMs });
          },
          () => watch?.onProgress({ step: "understanding" }),
        );
        return expect(answer, "understood").understood;
      },
    }),
    forget: pool.end,
    close: pool.close,
  };
}

function expect<Kind extends ReadingAnswer["kind"]>(answer: ReadingAnswer, kind: Kind) {
  if (answer.kind !== kind) throw new Error(`The reading thread answered ${answer.kind} instead of ${kind}.`);
  return answer as Extract<ReadingAnswer, { kind: Kind }>;
}
