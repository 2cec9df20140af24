import { useCallback, useEffect, useRef, useState } from "react";
import { type Conversation, newConversationTitle } from "#core/domain/conversation.ts";
import { texts } from "#features/texts/texts.ts";
import type { Loadable } from "#ui/loaded.tsx";
import { showToast } from "#ui/toast-store.ts";
import { createThenSendMs } from "./chat-delays.ts";

/**
 * Which conversation the chat page shows: the first that exists, or one that is created when there is none. `send` creates one first
 * where none is selected.
 */
export function useConversation(request: {
  conversations: Loadable<Conversation[]>;
  create: (title: string) => Promise<Conversation>;
  sendMessage: (conversationId: string, content: string) => Promise<unknown>;
}) {
  const { conversations, create, sendMessage } = request;
  const [chosen, setChosen] = useState<string>();
  const tried = useRef(false);
  const first = conversations.state === "ready" ? conversations.value[0]?.id : undefined;
  const conversationId = chosen ?? first;

  const seen = useRef<string>(undefined);
  const isListed = conversations.state === "ready" && conversations.value.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isListed) seen.current = chosen;
    // It was there and is gone: deleted in another tab. One that was just made is not in the list yet, and stays.
    else if (chosen !== undefined && seen.current === chosen) setChosen(undefined);
  }, [isListed, chosen]);

  const starting = useRef<Promise<string | undefined>>(undefined);
  const startNew = useCallback(() => {
    async function start(): Promise<string | undefined> {
      try {
        const { id } = await create(newConversationTitle);
        setChosen(id);
        return id;
      } catch (error) {
        console.warn(error);
        showToast({ variant: "destructive", ...texts.errors.conversationFailed });
        return undefined;
      } finally {
        starting.current = undefined;
      }
    }
    // One that is being made is the new one for whoever asks meanwhile: a second would take its place after a question had gone to it.
    starting.current ??= start();
    return starting.current;
  }, [create]);

  const count = conversations.state === "ready" ? conversations.value.length : undefined;
  useEffect(() => {
    // Once, until there is one again: a creation that fails is told, not repeated for ever.
    if (count !== undefined && count > 0) tried.current = false;
    if (count !== 0 || tried.current) return;
    tried.current = true;
    void startNew();
  }, [count, startNew]);

  /** True when it was sent; a failure has been told. */
  const send = useCallback(
    async (content: string): Promise<boolean> => {
      try {
        let id = conversationId;
        if (id === undefined) {
          id = await startNew();
          await new Promise((resolve) => setTimeout(resolve, createThenSendMs));
        }
        if (id === undefined) throw new Error(texts.errors.noConversation);
        await sendMessage(id, content);
        return true;
      } catch (error) {
        console.warn(error);
        showToast({ variant: "destructive", ...texts.errors.messageFailed });
        return false;
      }
    },
    [conversationId, sendMessage, startNew],
  );

  return { conversationId, choose: setChosen, startNew, send };
}
