import { assistantTexts } from "#features/texts/assistant.ts";
import { ThreadMark } from "#ui/thread.tsx";
import type { AssistantMessage } from "./assistant-store.ts";

/** What was said, oldest first. Only the last message can still be answered. */
export function AssistantMessages(props: {
  messages: AssistantMessage[];
  writing: boolean;
  onChoose: (option: string) => void;
}) {
  const last = props.messages.at(-1);
  return (
    <div className="flex min-h-full flex-col gap-3">
      {props.messages.map(({ id, text, isBot }) =>
        isBot ? (
          <p key={id} className="animate-rise font-serif text-[1.12rem] leading-[1.45]">
            <span className="sr-only">{assistantTexts.name}: </span>
            {text}
          </p>
        ) : (
          <p
            key={id}
            data-said-by="user"
            className="ml-10 animate-rise self-end rounded-card rounded-br-[0.2rem] bg-ink px-3.5 py-2.5 text-paper"
          >
            <span className="sr-only">{assistantTexts.you}: </span>
            {text}
          </p>
        ),
      )}
      {props.writing && (
        <p aria-hidden="true" className="py-1 text-soft">
          <ThreadMark className="h-4 w-auto animate-pulse" />
        </p>
      )}
      {last?.options && last.options.length > 0 && !props.writing && (
        <ul aria-label={assistantTexts.options} className="flex animate-rise flex-wrap gap-2 pt-1">
          {last.options.map((option) => (
            <li key={option}>
              <button
                type="button"
                onClick={() => props.onChoose(option)}
                className="min-h-11 rounded-control border border-edge bg-card px-3.5 py-2 text-left font-semibold hover:border-ink"
              >
                {option}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
