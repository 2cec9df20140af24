import { MessageCircleQuestionMark } from "lucide-react";
import type { Ref } from "react";
import { classNames } from "#ui/class-names.ts";

/** The round red button in the corner; small among one's own records. */
export function AssistantLauncher(props: {
  label: string;
  small?: boolean;
  onOpen: () => void;
  buttonRef: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={props.buttonRef}
      type="button"
      aria-label={props.label}
      aria-haspopup="dialog"
      onClick={props.onOpen}
      className={classNames(
        "grid place-items-center rounded-full bg-thread text-on-thread transition-colors hover:bg-thread-deep",
        props.small ? "size-11" : "size-14 shadow-lg",
      )}
    >
      <MessageCircleQuestionMark aria-hidden="true" className="size-6" />
    </button>
  );
}
