import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { assistantTexts } from "#features/texts/assistant.ts";
import type { AssistantContext, AssistantDestination } from "#features/texts/assistant-en.ts";
import { Button } from "#ui/button.tsx";
import { AssistantMessages } from "./assistant-messages.tsx";
import { useAssistant } from "./assistant-store.ts";

export interface AssistantConversationProps {
  context: AssistantContext;
  onNavigate: (destination: AssistantDestination) => void;
}

/** The scrolling messages with the options of the last one, and Start Over. Fills its place. */
export function AssistantConversation({ context, onNavigate }: AssistantConversationProps) {
  const { messages, writing, begin, choose, startOver } = useAssistant();
  const script = assistantTexts.scripts[context];
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => begin(script), [begin, script]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked last stays in sight, with the answer below it
  useEffect(() => {
    const asked = [...(log.current?.querySelectorAll<HTMLElement>("[data-said-by=user]") ?? [])].at(-1);
    log.current?.scrollTo({ top: asked ? asked.offsetTop - 12 : 0 });
  }, [messages, writing]);

  function choosing(option: string) {
    // The button that had the focus is gone at once: the reply will stand in the log.
    log.current?.focus({ preventScroll: true });
    const destination = choose(option);
    if (destination) onNavigate(destination);
  }

  return (
    <div className="flex min-h-0 grow flex-col">
      <div
        ref={log}
        role="log"
        aria-label={assistantTexts.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        className="relative min-h-0 grow overflow-y-auto px-4 py-3 -outline-offset-2"
      >
        <AssistantMessages messages={messages} writing={writing} onChoose={choosing} />
      </div>
      <div className="flex items-center justify-between gap-3 border-line border-t px-4 py-2">
        <p className="text-fine text-soft">{assistantTexts.scripted}</p>
        <Button
          variant="quiet"
          tight
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={startOver}
          className="shrink-0"
        >
          {assistantTexts.startOver}
        </Button>
      </div>
    </div>
  );
}
