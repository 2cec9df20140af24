import { z } from "zod/mini";
import { citedSentenceSchema } from "./citation.ts";

export const newConversationTitle = "New conversation";

export const conversationSchema = z.object({ id: z.string(), title: z.string(), createdAt: z.string() });
export type Conversation = z.infer<typeof conversationSchema>;

/** What the product answers to a question. `answer` is the whole text; `sentences` are its parts with their evidence. */
export const answerSchema = z.object({
  answer: z.string(),
  sentences: z.array(citedSentenceSchema),
  /** False: the records do not contain it. */
  found: z.boolean(),
  /** Said before the sentences where they are no sure answer: that nothing was found, or nothing for certain. */
  preface: z.optional(z.string()),
  engine: z.string(),
  /** Said before everything else where the question touches safety (emergency, dosing, diagnosis). The product's own fixed words. */
  safety: z.optional(z.string()),
  /** That the answer is generated and must not replace medical advice; always shown. */
  notice: z.string(),
  /** Set where a language model worded it: its name for people, and what the built-in engine had said. */
  wording: z.optional(
    z.object({
      model: z.string(),
      builtIn: z.object({ answer: z.string(), sentences: z.array(citedSentenceSchema), engine: z.string() }),
    }),
  ),
});
export type Answer = z.infer<typeof answerSchema>;

export const messageSchema = z.object({
  id: z.string(),
  conversationId: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  createdAt: z.string(),
  /** Assistant messages only. */
  answer: z.optional(answerSchema),
});
export type Message = z.infer<typeof messageSchema>;

/** The question at the end of a conversation that nothing came to: the app was closed, or answering broke. */
export function unansweredQuestion<Said extends Pick<Message, "role">>(messages: readonly Said[]): Said | undefined {
  const last = messages.at(-1);
  return last?.role === "user" ? last : undefined;
}
