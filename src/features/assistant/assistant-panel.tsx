import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { assistantTexts } from "#features/texts/assistant.ts";
import { AssistantConversation, type AssistantConversationProps } from "./assistant-conversation.tsx";
import { useAssistant } from "./assistant-store.ts";

/** The panel in the corner. The page beside it can still be used; Escape closes it from within. */
export function AssistantPanel(props: AssistantConversationProps) {
  const close = useAssistant((assistant) => assistant.close);
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-subtitle`}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      className="flex h-[min(500px,calc(100dvh-6rem))] w-[min(24rem,calc(100vw-1.5rem))] animate-rise flex-col overflow-hidden rounded-card border border-edge bg-paper shadow-xl outline-none"
    >
      <div className="flex items-start justify-between gap-3 border-line border-b bg-card py-2.5 pr-1.5 pl-4">
        <div>
          <h2 id={id} className="font-medium font-serif text-heading">
            {assistantTexts.name}
          </h2>
          <p id={`${id}-subtitle`} className="text-fine text-soft">
            {assistantTexts.subtitle}
          </p>
        </div>
        <button
          type="button"
          aria-label={assistantTexts.close}
          onClick={close}
          className="grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <AssistantConversation {...props} />
    </section>
  );
}
