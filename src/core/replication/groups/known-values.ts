import { threadFeedbackSchema } from "#core/domain/thread-feedback.ts";
import { knownConversationValue } from "./conversation-values.ts";
import { isCorrectionKey, knownCorrection } from "./correction-values.ts";
import { knownDocumentValue } from "./document-values.ts";
import { kindOfGroup, partsOfKey } from "./entity-names.ts";
import { questionValueSchema, singleFields } from "./single-values.ts";

const documentFields = ["record", "reading", "file"];
const conversationFields = ["record", "title"];

/** The part of its group that a field belongs to; undefined where this version does not know the field. */
export function partOfField(group: string, key: string): string | undefined {
  const kind = kindOfGroup(group);
  const { entity, field } = partsOfKey(key);
  switch (kind) {
    case "document":
      if (isCorrectionKey(key)) return "corrections";
      return entity.startsWith("document:") && documentFields.includes(field) ? field : undefined;
    case "conversation":
      if (entity.startsWith("message:")) return field === "message" ? "messages" : undefined;
      return conversationFields.includes(field) ? field : undefined;
    case undefined:
      return undefined;
    default:
      return field === singleFields[kind] ? field : undefined;
  }
}

/** What this version keeps of a field's value, as a store would answer it; undefined where it cannot be used. */
export function knownValue(group: string, key: string, value: unknown): unknown {
  if (value === null) return null;
  switch (kindOfGroup(group)) {
    case "document":
      return isCorrectionKey(key) ? knownCorrection(value) : knownDocumentValue(partsOfKey(key).field, value);
    case "conversation":
      return knownConversationValue(key, value);
    case "appointment-question":
      return questionValueSchema.safeParse(value).data;
    case "thread-feedback":
      return threadFeedbackSchema.safeParse(value).success ? value : undefined;
    default:
      throw new Error("A group of an unknown kind was asked for.");
  }
}
