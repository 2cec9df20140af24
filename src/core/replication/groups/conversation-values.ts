import { z } from "zod/mini";
import { fieldKey, partsOfKey } from "./entity-names.ts";

/** Field `record` of a conversation. */
export const conversationValueSchema = z.object({ createdAt: z.string() });
/** Field `title` of a conversation. */
export const titleValueSchema = z.object({ title: z.string() });
/** Field `message` of each of its messages. Loose: it is kept as it came. */
export const messageValueSchema = z.looseObject({
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  createdAt: z.string(),
});

export const messageKey = (conversationId: string, id: string) =>
  fieldKey(`message:${conversationId}:${id}`, "message");

/** Whose message a message's key is of. */
export function messageOfKey(key: string): { conversationId: string; id: string } {
  const [, conversationId = "", id = ""] = partsOfKey(key).entity.split(":");
  return { conversationId, id };
}

/** What this version keeps of the value of a conversation's field; undefined where it cannot be used. */
export function knownConversationValue(key: string, value: unknown): unknown {
  const { entity, field } = partsOfKey(key);
  if (entity.startsWith("message:")) return messageValueSchema.safeParse(value).success ? value : undefined;
  return (field === "title" ? titleValueSchema : conversationValueSchema).safeParse(value).data;
}
