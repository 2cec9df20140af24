import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { documentFailure } from "#core/domain/failure.ts";
import type { Store } from "#core/domain/store.ts";
import { sampleDocument, sampleEpoch, sampleUnderstood } from "../support/record-samples.ts";
import type { MakeStore } from "./store-home.ts";

/** The least that predicts every answer of the job half: what is known of one document. */
interface Row {
  status: "pending" | "processing" | "completed" | "failed";
  waiting: boolean;
  owner: string;
  leaseUntil: number;
  attempts: number;
  /** Place in the queue; undefined where there is no job. */
  queuedAt: number | undefined;
}
type Model = Map<string, Row>;

interface Command {
  kind: "add" | "claim" | "renew" | "complete" | "fail" | "release" | "wait" | "wake" | "retry" | "delete";
  id: string;
  owner: string;
  leaseMs: number;
  exclusive: boolean;
}

const commands = fc.array(
  fc.record<Command>({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom<Command["kind"][]>("add", "claim") },
      {
        weight: 4,
        arbitrary: fc.constantFrom<Command["kind"][]>(
          "renew",
          "complete",
          "fail",
          "release",
          "wait",
          "wake",
          "retry",
          "delete",
        ),
      },
    ),
    id: fc.constantFrom("a", "b", "c"),
    owner: fc.constantFrom("one", "two"),
    leaseMs: fc.constantFrom(0, 2, 50),
    exclusive: fc.boolean(),
  }),
  { maxLength: 40 },
);

const waiting = { code: "no-speech-reader" as const, message: "Kept." };

/**
 * What the command must answer, with the model moved on. One command takes one millisecond. `answer` is what the store said: among
 * jobs that were queued in the same millisecond it may choose.
 */
function predict(model: Model, command: Command, now: number, answer: unknown): unknown {
  const { kind, id, owner, leaseMs, exclusive } = command;
  const row = model.get(id);
  const owned = row?.status === "processing" && row.owner === owner ? row : undefined;
  switch (kind) {
    case "add":
      if (row !== undefined) return "skipped";
      model.set(id, { status: "pending", waiting: false, owner: "", leaseUntil: 0, attempts: 0, queuedAt: now });
      return "pending";
    case "claim": {
      const free = [...model].filter(
        ([, { status, ...job }]) =>
          (status === "pending" && !job.waiting) ||
          (status === "processing" && (job.leaseUntil <= now || (exclusive && job.owner !== owner))),
      );
      const oldest = Math.min(...free.map(([, job]) => job.queuedAt ?? 0));
      const equal = free.filter(([, job]) => job.queuedAt === oldest);
      const first = equal.find(([each]) => String(answer).startsWith(each)) ?? equal[0];
      if (first === undefined) return undefined;
      const wasInterrupted = first[1].status === "processing" && first[1].leaseUntil !== 0;
      if (wasInterrupted) first[1].queuedAt = now;
      else first[1].attempts += 1;
      Object.assign(first[1], { status: "processing", owner, leaseUntil: now + leaseMs });
      return `${first[0]} ${first[1].attempts}`;
    }
    case "renew":
      if (owned !== undefined) owned.leaseUntil = now + leaseMs;
      return owned !== undefined;
    case "complete":
    case "fail":
      if (owned !== undefined)
        Object.assign(owned, { status: `${kind}${kind === "fail" ? "ed" : "d"}`, queuedAt: undefined });
      return owned !== undefined;
    case "release":
    case "wait":
      if (owned !== undefined) {
        Object.assign(owned, { status: "pending", waiting: kind === "wait", attempts: owned.attempts - 1 });
      }
      return owned !== undefined;
    case "wake": {
      const woken = [...model.values()].filter((each) => each.waiting);
      for (const each of woken) Object.assign(each, { waiting: false, queuedAt: now });
      return woken.length;
    }
    case "retry":
      if (row === undefined || row.status === "processing") return undefined;
      Object.assign(row, { status: "pending", waiting: false, attempts: 0, queuedAt: now });
      return "pending";
    case "delete":
      return model.delete(id);
  }
}

async function perform(store: Store, command: Command, now: number): Promise<unknown> {
  const { kind, id: documentId, owner, leaseMs, exclusive } = command;
  switch (kind) {
    case "add": {
      if ((await store.getDocument(documentId)) !== undefined) return "skipped";
      const uploadedAt = new Date(now).toISOString();
      return (await store.addDocuments([sampleDocument(documentId, { uploadedAt })]))[0]?.processingStatus;
    }
    case "claim": {
      const job = await store.claimJob({ owner, now, leaseMs, exclusive });
      return job && `${job.documentId} ${job.attempts}`;
    }
    case "renew":
      return store.renewJob({ documentId, owner, now, leaseMs });
    case "complete":
      return store.completeJob({ documentId, owner, understood: sampleUnderstood(documentId) });
    case "fail":
      return store.failJob({ documentId, owner, failure: documentFailure("damaged") });
    case "release":
      return store.releaseJob({ documentId, owner });
    case "wait":
      return store.releaseJob({ documentId, owner, waiting });
    case "wake":
      return store.wakeWaiting("pdf", now);
    case "retry":
      return (await store.retryDocument(documentId, now))?.processingStatus;
    case "delete":
      return store.deleteDocument(documentId);
  }
}

export function jobModelTests(makeStore: MakeStore): void {
  describe("jobs against a model", () => {
    test("whatever is done in whatever order, every answer and every status is the model's", async () => {
      await fc.assert(
        fc.asyncProperty(commands, async (sequence) => {
          const home = await makeStore();
          const model: Model = new Map();
          try {
            for (const [index, command] of sequence.entries()) {
              const now = sampleEpoch + index;
              const answer = await perform(home.store, command, now);
              expect(answer).toEqual(predict(model, command, now, answer));
            }
            const kept = await home.store.listDocuments();
            expect(
              new Map(kept.map((row) => [row.id, `${row.processingStatus} ${row.waiting !== undefined}`])),
            ).toEqual(new Map([...model].map(([id, row]) => [id, `${row.status} ${row.waiting}`])));
            for (const row of kept) expect(row.failure !== undefined).toBe(row.processingStatus === "failed");
          } finally {
            await home.close?.();
          }
        }),
        { numRuns: 60 },
      );
      // A store that waits for its disk after each step takes its time.
    }, 60_000);
  });
}
