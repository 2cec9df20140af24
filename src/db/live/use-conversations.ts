import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { LiveResult } from "./live-result.ts";
import { useLiveQueryOfAccount } from "./use-live-query-of-account.ts";

/** All conversations of the open account, newest first. */
export function useConversations(): LiveResult<Conversation[]> {
  return useLiveQueryOfAccount("conversations", (store) => store.listConversations());
}

/** What was asked first in each of these conversations, by conversation; those in which nothing was asked yet are left out. */
export function useFirstQuestions(conversationIds: readonly string[]): LiveResult<ReadonlyMap<string, string>> {
  return useLiveQueryOfAccount(`first-questions/${conversationIds.join(" ")}`, async (store) => {
    const asked = await Promise.all(
      conversationIds.map(async (id) => {
        const first = (await store.listMessages(id)).find(({ role }) => role === "user");
        return first === undefined ? [] : [[id, first.content] as const];
      }),
    );
    return new Map(asked.flat());
  });
}

const none: Message[] = [];

/** The messages of a conversation, oldest first; none while no conversation is chosen. */
export function useMessages(conversationId: string | undefined): LiveResult<Message[]> {
  return useLiveQueryOfAccount(`messages/${conversationId ?? ""}`, async (store) =>
    conversationId === undefined ? none : store.listMessages(conversationId),
  );
}
