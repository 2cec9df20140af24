import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { Answer } from "#core/domain/conversation.ts";
import { standsStillTexts } from "#features/texts/stands-still.ts";
import { texts } from "#features/texts/texts.ts";
import { LongWait } from "#ui/long-wait.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { AnswerChart } from "./answer-chart.ts";
import { AnswerView } from "./answer-view.tsx";

const words = texts.chat;

export interface ShownMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  answer?: Answer;
}

/** The conversation. What comes in is read aloud by a screen reader when it is idle. */
export function MessageList(props: {
  messages: ShownMessage[];
  pending: boolean;
  citationHref: (citation: Citation) => string;
  /** Stands below the words of an answer. */
  below?: ((message: ShownMessage) => ReactNode) | undefined;
  children?: ReactNode;
}) {
  const lastQuestion = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The question at the top, its answer below: one reads on from where one asked.
    if (props.pending) lastQuestion.current?.scrollIntoView({ block: "start", behavior: "smooth" });
  }, [props.pending]);
  const waits = useWaitsForChart() && props.messages.some(({ answer }) => answer);
  const noticeAt = firstNotices(props.messages);
  const lastQuestionId = props.messages.findLast(({ role }) => role === "user")?.id;
  return (
    <div className="grow py-5">
      <div role="log" aria-label={words.messages} aria-live="polite" className="flex flex-col gap-6">
        {(waits ? [] : props.messages).map((message) =>
          message.role === "user" ? (
            <p
              key={message.id}
              ref={message.id === lastQuestionId ? lastQuestion : undefined}
              className="max-w-[85%] scroll-mt-4 self-end whitespace-pre-wrap break-words rounded-card rounded-br-sm bg-ink px-4 py-3 text-paper"
            >
              <span className="sr-only">{words.you}: </span>
              {message.content}
            </p>
          ) : (
            <div key={message.id} className="max-w-2xl animate-rise">
              <span className="sr-only">{words.assistant}: </span>
              {message.answer ? (
                <AnswerView
                  answer={message.answer}
                  citationHref={props.citationHref}
                  noticeInFull={noticeAt.has(message.id)}
                  below={props.below?.(message)}
                />
              ) : (
                <p className="measure whitespace-pre-line text-voice">{message.content}</p>
              )}
            </div>
          ),
        )}
        {waits && <p className="text-soft">{words.loading}</p>}
        {props.pending && (
          <>
            <p className="flex items-center gap-2.5 text-soft">
              <Spinner className="text-thread" />
              {words.analyzing}
            </p>
            <LongWait of={lastQuestionId ?? ""}>{standsStillTexts.question}</LongWait>
          </>
        )}
      </div>
      {props.children}
    </div>
  );
}

/** The messages with whose answer a notice is said for the first time: there it stands in full. */
function firstNotices(messages: readonly ShownMessage[]): Set<string> {
  const said = new Set<string>();
  return new Set(
    messages.flatMap(({ id, answer }) => {
      if (answer === undefined || said.has(answer.notice)) return [];
      said.add(answer.notice);
      return [id];
    }),
  );
}

/** Answers that are kept wait this long for what they are drawn from, rather than grow under a thumb. Milliseconds. */
const patience = 1_500;

function useWaitsForChart(): boolean {
  const chart = useContext(AnswerChart);
  const [waited, setWaited] = useState(false);
  const loading = chart?.state === "loading";
  useEffect(() => {
    // Once it has been there, a new one takes the place of the old one without a wait.
    if (!loading) setWaited(true);
    const timer = setTimeout(() => setWaited(true), patience);
    return () => clearTimeout(timer);
  }, [loading]);
  return loading && !waited;
}
