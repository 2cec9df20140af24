import type { Conversation, Message } from "#core/records/conversation.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** All conversations of the open account, newest first. */
export function useConversations(): LiveResult<Conversation[]> {
  return useLiveQueryOfAccount("conversations", (store) => store.listConversations());
}

const none: Message[] = [];

/** The messages of a conversation, oldest first; none while no conversation is chosen. */
export function useMessages(conversationId: string | undefined): LiveResult<Message[]> {
  return useLiveQueryOfAccount(`messages/${conversationId ?? ""}`, async (store) =>
    conversationId === undefined ? none : store.listMessages(conversationId),
  );
}
