import { type ReactNode, useRef, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { texts } from "#features/texts/texts.ts";
import { Note } from "#ui/note.tsx";
import { Composer } from "./composer.tsx";
import { MessageList, type ShownMessage } from "./message-list.tsx";
import { Suggestions } from "./suggestions.tsx";
import type { RecordsChatState } from "./use-records-chat.ts";

/** The records chat of the hub: a greeting, three suggestions until something was asked, answers with evidence. */
export function RecordsChat(props: {
  chat: RecordsChatState;
  citationHref: (citation: Citation) => string;
  /** Stands below an answer: what a language model makes of it. */
  below?: ((message: ShownMessage) => ReactNode) | undefined;
}) {
  const { messages, pending, send } = props.chat;
  const [input, setInput] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);

  async function ask(question: string) {
    if (await send(question)) setInput("");
  }

  return (
    <div className="mx-auto flex min-h-[55dvh] w-full max-w-3xl flex-col">
      <Note>{texts.chrome.englishOnly}</Note>
      <MessageList messages={messages} pending={pending} citationHref={props.citationHref} below={props.below}>
        {messages.length === 1 && !pending && (
          <Suggestions
            questions={texts.chat.recordsSuggestions}
            onChoose={(question) => {
              setInput(question);
              field.current?.focus();
            }}
          />
        )}
      </MessageList>
      <Composer value={input} onChange={setInput} pending={pending} onSend={ask} inputRef={field} />
    </div>
  );
}
