import { z } from "zod/mini";

/** "This is wrong" and "Not important to me". */
export const threadVerdicts = ["wrong", "not-important"] as const;
export const threadVerdictSchema = z.enum(threadVerdicts);
export type ThreadVerdict = z.infer<typeof threadVerdictSchema>;

/** What the patient said of a red thread. It belongs to what the thread ties, so it outlives the thread's being found anew. */
export const threadFeedbackSchema = z.object({
  /** The insight's id, which is the same whenever the same things are tied. */
  threadId: z.string(),
  verdict: threadVerdictSchema,
  /** The thread's sentence when it was judged: what can be taken back has to be named, also when it is found no more. */
  insight: z.string(),
  /** ISO 8601 instant. */
  givenAt: z.string(),
});
export type ThreadFeedback = z.infer<typeof threadFeedbackSchema>;
