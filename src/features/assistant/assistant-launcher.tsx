import { MessageCircleQuestionMark } from "lucide-react";
import type { Ref } from "react";

/** The round red button in the corner. */
export function AssistantLauncher(props: { label: string; onOpen: () => void; buttonRef: Ref<HTMLButtonElement> }) {
  return (
    <button
      ref={props.buttonRef}
      type="button"
      aria-label={props.label}
      aria-haspopup="dialog"
      onClick={props.onOpen}
      className="grid size-14 place-items-center rounded-full bg-thread text-on-thread shadow-lg transition-colors hover:bg-thread-deep"
    >
      <MessageCircleQuestionMark aria-hidden="true" className="size-6" />
    </button>
  );
}
