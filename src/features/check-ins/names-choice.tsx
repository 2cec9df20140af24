import { Plus } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useId } from "react";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/text-field.tsx";

/** Any number of names: pressed from yesterday's and the patient's own, or written. */
export function NamesChoice(props: {
  heading: string;
  field: string;
  placeholder: string;
  suggestions: readonly string[];
  chosen: readonly string[];
  typed: string;
  maxLength: number;
  onChange: (chosen: string[]) => void;
  onType: (typed: string) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const { heading, suggestions, chosen, typed } = props;
  const offered = [...new Set([...suggestions, ...chosen])];

  function toggle(name: string) {
    props.onChange(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  }

  function add() {
    const name = typed.trim();
    if (name !== "" && !chosen.includes(name)) props.onChange([...chosen, name]);
    props.onType("");
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || typed.trim() === "") return;
    // What is being written is added; it does not send the whole form.
    event.preventDefault();
    add();
  }

  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-semibold">
        {heading}
      </h2>
      {offered.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{words.suggested}</legend>
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              lang="en"
              aria-pressed={chosen.includes(name)}
              onClick={() => toggle(name)}
              className={classNames(
                "min-h-11 max-w-full break-words rounded-control border px-3.5 py-2 font-semibold",
                chosen.includes(name) ? "border-ink bg-ink text-paper" : "border-edge bg-card hover:bg-quiet-wash",
              )}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className="flex items-end gap-2">
        <TextField
          label={props.field}
          placeholder={props.placeholder}
          value={typed}
          maxLength={props.maxLength}
          autoComplete="off"
          className="min-w-0 grow"
          onKeyDown={addOnEnter}
          onChange={(event) => props.onType(event.target.value)}
        />
        <Button
          onClick={add}
          aria-label={words.addNamed(props.field)}
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="min-h-12"
        >
          {words.add}
        </Button>
      </div>
      {props.children}
    </section>
  );
}
