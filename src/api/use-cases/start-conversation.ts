import { type Conversation, newConversationTitle } from "#core/domain/conversation.ts";
import type { Store } from "#core/domain/store.ts";

/** A new conversation; without a title of its own it gets the default one. */
export function startConversation(
  store: Store,
  title: string | undefined,
  home: { now: () => Date; newId: () => string },
): Promise<Conversation> {
  return store.addConversation({
    id: home.newId(),
    title: title || newConversationTitle,
    createdAt: home.now().toISOString(),
  });
}
