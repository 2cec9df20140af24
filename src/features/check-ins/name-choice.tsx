import type { ReactNode } from "react";
import { useId } from "react";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { classNames } from "#ui/class-names.ts";
import { TextField } from "#ui/text-field.tsx";

/** One name: pressed from the patient's own, or written. */
export function NameChoice(props: {
  heading: string;
  field: string;
  placeholder: string;
  suggestions: readonly string[];
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const { heading, suggestions, value } = props;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-semibold">
        {heading}
      </h2>
      {suggestions.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{words.suggested}</legend>
          {suggestions.map((name) => (
            <button
              key={name}
              type="button"
              lang="en"
              aria-pressed={name === value}
              onClick={() => props.onChange(name === value ? "" : name)}
              className={classNames(
                "min-h-11 max-w-full break-words rounded-control border px-3.5 py-2 font-semibold",
                name === value ? "border-ink bg-ink text-paper" : "border-edge bg-card hover:bg-quiet-wash",
              )}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <TextField
        label={props.field}
        placeholder={props.placeholder}
        value={value}
        maxLength={props.maxLength}
        autoComplete="off"
        onChange={(event) => props.onChange(event.target.value)}
      />
      {props.children}
    </section>
  );
}
