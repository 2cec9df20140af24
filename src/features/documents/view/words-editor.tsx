import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { Button } from "#ui/button.tsx";
import { inputClassName } from "#ui/text-field.tsx";

/** What really stands in a line, or on a page. `Escape` leaves everything as it was; for a line, Enter saves. */
export function WordsEditor(props: {
  label: string;
  text: string;
  oneLine: boolean;
  busy: boolean;
  save: (text: string) => void;
  cancel: () => void;
}) {
  const id = useId();
  const [text, setText] = useState(props.text);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!props.busy) props.save(props.oneLine ? text.replace(/\s*\n\s*/g, " ") : text);
  }
  function press(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.preventDefault();
      props.cancel();
    } else if (event.key === "Enter" && (props.oneLine || event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <form onSubmit={submit} className="my-2 rounded-card border border-edge bg-card p-4">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {props.label}
      </label>
      <textarea
        id={id}
        lang="en"
        // biome-ignore lint/a11y/noAutofocus: it opens where somebody pressed "edit", and is what they wanted to reach
        autoFocus
        rows={props.oneLine ? Math.min(4, Math.ceil(text.length / 40) + 1) : 14}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className={inputClassName}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={props.busy}>
          {words.save}
        </Button>
        <Button onClick={props.cancel} disabled={props.busy}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
