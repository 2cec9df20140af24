import { MessageCirclePlus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { Message } from "#core/domain/conversation.ts";
import { texts } from "#features/texts/texts.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { Note } from "#ui/note.tsx";
import { Composer } from "./composer.tsx";
import { MessageList, type ShownMessage } from "./message-list.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useAsking } from "./use-asking.ts";
import { useUnanswered } from "./use-unanswered.ts";

const words = texts.chat;

export interface ChatPageProps {
  messages: Loadable<Message[]>;
  /** True when it was sent. */
  send: (content: string) => Promise<boolean>;
  startNew: () => Promise<unknown>;
  citationHref: (citation: Citation) => string;
  /** Stands below an answer: what a language model makes of it. */
  below?: ((message: ShownMessage) => ReactNode) | undefined;
  /** Whose records are asked, where they are not one's own. */
  subject?: { title: string; badge: string; suggestions: string[]; emptyText: string };
}

/** The chat page: one conversation that is kept, its input, and the way to a new one. */
export function ChatPage(props: ChatPageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const messages = props.messages.state === "ready" ? props.messages.value : [];
  const { input, setInput, pending, send, unheard } = useAsking(messages, props.send);
  const unanswered = useUnanswered(messages, pending);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-8rem)] w-full max-w-3xl grow flex-col px-5 pt-2 md:pt-6">
      <div className="flex items-center justify-between gap-4">
        <h1 className="font-medium font-serif text-title">{props.subject?.title ?? words.title}</h1>
        <Button
          onClick={props.startNew}
          disabled={pending}
          icon={<MessageCirclePlus aria-hidden="true" className="hidden size-5 sm:block" />}
          className="shrink-0"
        >
          {words.newChat}
        </Button>
      </div>
      {props.subject && (
        <p className="mt-2">
          <Badge tone="yellow">{props.subject.badge}</Badge>
        </p>
      )}
      <Note>{texts.chrome.englishOnly}</Note>
      {props.messages.state === "failed" && <ErrorState title={words.failed} />}
      <MessageList
        messages={[...messages, ...unheard]}
        pending={pending}
        citationHref={props.citationHref}
        below={props.below}
      >
        {unanswered !== undefined && (
          <p className="mt-4 flex flex-wrap items-center gap-3 text-soft">
            {words.unanswered}
            <Button onClick={() => send(unanswered)}>{words.askAgain}</Button>
          </p>
        )}
        {props.messages.state !== "failed" && messages.length === 0 && !pending && (
          <div className="pt-2">
            <p className="font-medium font-serif text-heading">{words.emptyTitle}</p>
            <p className="measure mt-1 text-soft">{props.subject?.emptyText ?? words.emptyText}</p>
            <div className="pt-5">
              <Suggestions questions={props.subject?.suggestions ?? words.pageSuggestions} onChoose={send} asAsked />
            </div>
          </div>
        )}
      </MessageList>
      <Composer value={input} onChange={setInput} pending={pending} onSend={send} inputRef={field} />
    </div>
  );
}
