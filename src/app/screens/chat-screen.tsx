import { apiClient } from "#api/client.ts";
import { OwnAnswerChart } from "#app/answer-charts.tsx";
import { paths } from "#app/paths.ts";
import { useDisagreementsOf } from "#app/use-disagreements.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { openOwnRecords, wordingBelow, wordMessage } from "#app/word-answers.tsx";
import { newConversationTitle } from "#core/domain/conversation.ts";
import { useConversations, useFirstQuestions, useMessages } from "#db/live/use-conversations.ts";
import { ChatPage } from "#features/chat/chat-page.tsx";
import { useConversation } from "#features/chat/use-conversation.ts";
import { ConversationPanel } from "#features/conversations/conversation-panel.tsx";
import { OtherVersions } from "#features/other-versions/other-versions.tsx";
import { texts } from "#features/texts/texts.ts";

const create = (title: string) => apiClient.createConversation({ title });
/** The built-in answer is there at once; a language model's words take its place when they come. */
async function sendMessage(conversationId: string, content: string) {
  const reply = await apiClient.sendMessage(conversationId, content);
  wordMessage(openOwnRecords, content, reply).catch(console.warn);
}
const nothingAsked: ReadonlyMap<string, string> = new Map();

/** Ask My Records: the open conversation, and all the others beside it. */
export function ChatScreen() {
  usePageTitle(texts.chat.title);
  const conversations = useConversations();
  const { conversationId, choose, startNew, send } = useConversation({
    conversations,
    create,
    sendMessage,
  });
  const messages = useMessages(conversationId);
  const versions = useDisagreementsOf("conversation", conversationId ?? "");
  const all = conversations.state === "ready" ? conversations.value : [];
  const firstQuestions = useFirstQuestions(
    all.filter(({ title }) => title === newConversationTitle).map(({ id }) => id),
  );

  async function remove(id: string) {
    await apiClient.deleteConversation(id);
    // Where it was the last one, a new one is made, as on the first visit.
    if (id === conversationId) choose(all.find((other) => other.id !== id)?.id);
  }

  return (
    <div className="mx-auto flex w-full max-w-6xl grow flex-col lg:flex-row lg:gap-6 lg:px-5">
      <ConversationPanel
        conversations={conversations}
        firstQuestions={firstQuestions.state === "ready" ? firstQuestions.value : nothingAsked}
        selected={conversationId}
        onSelect={choose}
        rename={apiClient.renameConversation}
        remove={remove}
      />
      <div className="flex min-w-0 grow flex-col">
        {versions.own.length > 0 && (
          <div className="px-5 pt-4 lg:px-0">
            <OtherVersions disagreements={versions.own} choose={versions.choose} />
          </div>
        )}
        <OwnAnswerChart>
          <ChatPage
            messages={messages}
            send={send}
            startNew={startNew}
            citationHref={paths.citation}
            below={wordingBelow}
          />
        </OwnAnswerChart>
      </div>
    </div>
  );
}
