import { z } from "zod/mini";

/** The one field of things that have one only; it says null where they are no more. */
export const singleFields = { "appointment-question": "question", "thread-feedback": "judgement" } as const;

export const questionValueSchema = z.object({ createdAt: z.string(), text: z.string() });
export type QuestionValue = z.infer<typeof questionValueSchema>;
