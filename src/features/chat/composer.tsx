import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { inputClassName } from "#ui/text-field.tsx";

const words = texts.chat;

/**
 * The input and its button, within reach of a thumb. Enter sends, Shift and Enter begins a new line; blank text is not sent. `inline`: in the
 * flow of a page whose one red button is another.
 */
export function Composer(props: {
  value: string;
  onChange: (value: string) => void;
  pending: boolean;
  onSend: (question: string) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  inline?: { placeholder: string };
}) {
  const id = useId();
  const { pending, inputRef, inline } = props;
  const wasPending = useRef(false);
  useEffect(() => {
    // A disabled field loses the focus; it comes back with the answer, without moving the page.
    if (wasPending.current && !pending) inputRef.current?.focus({ preventScroll: true });
    wasPending.current = pending;
  }, [pending, inputRef]);
  const blank = props.value.trim() === "";

  function send(event: FormEvent) {
    event.preventDefault();
    if (!blank && !pending) props.onSend(props.value.trim());
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form
      onSubmit={send}
      className={classNames(
        "flex items-end gap-3",
        !inline && "sticky bottom-[var(--bottom-bar,0px)] z-20 -mx-5 border-line border-t bg-paper px-5 py-3",
      )}
    >
      <label htmlFor={id} className="sr-only">
        {words.input}
      </label>
      <textarea
        ref={inputRef}
        id={id}
        rows={1}
        value={props.value}
        placeholder={inline?.placeholder ?? words.placeholder}
        disabled={pending}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        className={`${inputClassName} field-sizing-content max-h-40 resize-none py-2.5`}
      />
      <Button
        type="submit"
        variant={inline ? "secondary" : "primary"}
        disabled={blank || pending}
        icon={<SendHorizontal aria-hidden="true" className="size-5" />}
        className="min-h-12"
      >
        {words.send}
      </Button>
    </form>
  );
}
