/** One document's way through the pipeline: a durable row, so that a killed tab resumes where it was. */
export interface Job {
  documentId: string;
  state: "queued" | "running" | "waiting";
  /** How often it was claimed since it was queued or retried. */
  attempts: number;
  /** Epoch milliseconds until which `owner` has it; another may take it afterwards. */
  leaseUntil: number;
  owner: string;
  /** Epoch milliseconds. */
  queuedAt: number;
}

/** Claimed this often without an end, a document fails instead of being tried for ever. */
export const maximumAttempts = 3;
