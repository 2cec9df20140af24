/** One document's way through the pipeline: a durable row, so that a killed tab resumes where it was. */
export interface Job {
  documentId: string;
  state: "queued" | "running" | "waiting";
  /** How often it was begun since it was queued or retried; one that was interrupted was not begun anew. */
  attempts: number;
  /** Epoch milliseconds until which `owner` has it; another may take it afterwards. 0: the work on it broke. */
  leaseUntil: number;
  owner: string;
  /** Epoch milliseconds. */
  queuedAt: number;
}

/** When the reader broke on it this often, a document fails instead of being tried for ever. */
export const maximumAttempts = 3;

/**
 * The job as whoever claims it has it. One that was interrupted, by a closed tab or a server that was ended, is no fault of its file: it does not
 * count, and goes behind the others, so that a file which takes its whole home with it does not keep them from being read.
 */
export function claimedJob<Row extends Job>(job: Row, claim: { owner: string; now: number; leaseMs: number }): Row {
  const { owner, now, leaseMs } = claim;
  const wasInterrupted = job.state === "running" && job.leaseUntil !== 0;
  const attempts = wasInterrupted ? job.attempts : job.attempts + 1;
  const queuedAt = wasInterrupted ? now : job.queuedAt;
  return { ...job, state: "running", owner, attempts, leaseUntil: now + leaseMs, queuedAt };
}
