import { z } from "zod/mini";

export const processingStatuses = ["pending", "processing", "completed", "failed"] as const;
export const processingStatusSchema = z.enum(processingStatuses);
export type ProcessingStatus = z.infer<typeof processingStatusSchema>;

export const processingEvents = ["claim", "complete", "fail", "release", "retry"] as const;
/**
 * What can happen to a document: a pipeline claims it, completes or fails it; a claim is given back (`release`: the tab was closed,
 * or what it needs is not here yet); a person asks for it to be read again (`retry`).
 */
export type ProcessingEvent = (typeof processingEvents)[number];

const transitions: Record<ProcessingStatus, Partial<Record<ProcessingEvent, ProcessingStatus>>> = {
  pending: { claim: "processing", retry: "pending" },
  processing: { complete: "completed", fail: "failed", release: "pending", claim: "processing" },
  completed: { retry: "pending" },
  failed: { retry: "pending" },
};

/** The status after `event`, or undefined where the event cannot happen in that status. */
export function nextStatus(status: ProcessingStatus, event: ProcessingEvent): ProcessingStatus | undefined {
  return transitions[status][event];
}
