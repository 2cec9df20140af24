import { useCallback, useRef } from "react";
import { NorasAnswerChart } from "#app/answer-charts.tsx";
import { demoCalls } from "#app/demo-calls.ts";
import { paths } from "#app/paths.ts";
import { useDemoConversations, useDemoMessages } from "#app/use-demo-messages.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { openNorasRecords, wordingBelow, wordMessage } from "#app/word-answers.tsx";
import { ChatPage } from "#features/chat/chat-page.tsx";
import { useConversation } from "#features/chat/use-conversation.ts";
import { demoTexts } from "#features/texts/demo.ts";

/** The chat over Nora's records: the same page, the same engine, no account. */
export function DemoChatScreen() {
  usePageTitle(demoTexts.chat.title);
  const { conversations, create } = useDemoConversations();
  const refresh = useRef<(id: string) => Promise<void>>(async () => undefined);
  const sendMessage = useCallback(async (id: string, content: string) => {
    const reply = await demoCalls.sendMessage(id, content);
    await refresh.current(id);
    wordMessage(openNorasRecords, content, reply, () => refresh.current(id)).catch(console.warn);
  }, []);
  const { conversationId, startNew, send } = useConversation({ conversations, create, sendMessage });
  const demoMessages = useDemoMessages(conversationId);
  refresh.current = demoMessages.refresh;
  return (
    <NorasAnswerChart>
      <ChatPage
        messages={demoMessages.messages}
        send={send}
        startNew={startNew}
        citationHref={paths.demoCitation}
        below={wordingBelow}
        subject={demoTexts.chat}
      />
    </NorasAnswerChart>
  );
}
