import { apiClient } from "#api/client.ts";
import { paths } from "#app/paths.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useConversations, useMessages } from "#db/live/use-conversations.ts";
import { ChatPage } from "#features/chat/chat-page.tsx";
import { useConversation } from "#features/chat/use-conversation.ts";
import { en } from "#features/texts/en.ts";

const create = (title: string) => apiClient.createConversation({ title });

export function ChatScreen() {
  usePageTitle(en.chat.title);
  const { conversationId, startNew, send } = useConversation({
    conversations: useConversations(),
    create,
    sendMessage: apiClient.sendMessage,
  });
  const messages = useMessages(conversationId);
  return <ChatPage messages={messages} send={send} startNew={startNew} citationHref={paths.citation} />;
}
