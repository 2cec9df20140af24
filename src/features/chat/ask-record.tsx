import { useRef } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { Message } from "#core/domain/conversation.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { Loadable } from "#ui/loaded.tsx";
import { Composer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useAsking } from "./use-asking.ts";
import { useUnanswered } from "./use-unanswered.ts";

const words = texts.chat;

/** A conversation in the flow of a page: questions that are asked at once, an input, and the answers above them. */
export function AskRecord(props: {
  heading: string;
  placeholder: string;
  questions: readonly string[];
  messages: Loadable<Message[]>;
  /** True when it was sent. */
  send: (question: string) => Promise<boolean>;
  citationHref: (citation: Citation) => string;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const messages = props.messages.state === "ready" ? props.messages.value : [];
  const { input, setInput, pending, send, unheard } = useAsking(messages, props.send);
  const unanswered = useUnanswered(messages, pending);
  const shown = [...messages, ...unheard];
  const left = props.questions.filter((question) => !shown.some(({ content }) => content === question));
  return (
    <section aria-labelledby="ask-record-heading">
      <h2 id="ask-record-heading" className="font-medium font-serif text-heading">
        {props.heading}
      </h2>
      {props.messages.state === "failed" && <ErrorState title={words.failed} />}
      {shown.length > 0 && (
        <MessageList messages={shown} pending={pending} citationHref={props.citationHref}>
          {unanswered !== undefined && (
            <p className="mt-4 flex flex-wrap items-center gap-3 text-soft">
              {words.unanswered}
              <Button onClick={() => send(unanswered)}>{words.askAgain}</Button>
            </p>
          )}
        </MessageList>
      )}
      <div className="flex flex-col gap-3 pt-2.5">
        {left.length > 0 && <Suggestions questions={left} onChoose={send} asAsked disabled={pending} />}
        <Composer
          value={input}
          onChange={setInput}
          pending={pending}
          onSend={send}
          inputRef={field}
          inline={{ placeholder: props.placeholder }}
        />
      </div>
    </section>
  );
}
