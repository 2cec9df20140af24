import { useCallback, useEffect, useState } from "react";
import type { Conversation, Message } from "#core/domain/conversation.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { demoCalls } from "./demo-calls.ts";

/** The demo's conversations: asked for once, and again after one was created. */
export function useDemoConversations() {
  const [conversations, setConversations] = useState<Loadable<Conversation[]>>({ state: "loading" });

  const refresh = useCallback(async () => {
    try {
      setConversations({ state: "ready", value: await demoCalls.conversations() });
    } catch (error) {
      setConversations({ state: "failed", error });
    }
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const create = useCallback(
    async (title: string) => {
      const created = await demoCalls.createConversation(title);
      await refresh();
      return created;
    },
    [refresh],
  );
  return { conversations, create };
}

/** The messages of one of them; `refresh` asks again (after each message that was sent). */
export function useDemoMessages(conversationId: string | undefined) {
  const [known, setKnown] = useState<{ of: string; messages: Loadable<Message[]> }>();

  const refresh = useCallback(async (id: string) => {
    try {
      const messages = await demoCalls.messages(id);
      setKnown({ of: id, messages: { state: "ready", value: messages } });
    } catch (error) {
      setKnown({ of: id, messages: { state: "failed", error } });
    }
  }, []);

  useEffect(() => {
    if (conversationId !== undefined) void refresh(conversationId);
  }, [conversationId, refresh]);

  const messages: Loadable<Message[]> = known?.of === conversationId && known ? known.messages : { state: "loading" };
  return { messages, refresh };
}
