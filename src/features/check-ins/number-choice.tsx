import { useId } from "react";
import { checkInsTexts as words } from "#features/texts/check-ins.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

export const scores = Array.from({ length: 11 }, (_, score) => ({ value: score, label: String(score) }));

/** One number of a row of them, each large enough for a thumb: radio buttons, so that arrow keys go along it. Can be taken back. */
export function NumberChoice(props: {
  legend: string;
  hint: string;
  options: { value: number; label: string }[];
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const id = useId();
  const { legend, options, value } = props;
  return (
    <fieldset aria-describedby={`${id}-hint`} className="relative min-w-0">
      <legend className="float-left mb-1 flex min-h-11 items-center pr-16 font-semibold">{legend}</legend>
      {value !== undefined && (
        <Button
          variant="quiet"
          tight
          aria-label={words.clearNamed(legend)}
          onClick={() => props.onChange(undefined)}
          className="absolute top-0 right-0"
        >
          {words.clear}
        </Button>
      )}
      <div
        className={classNames(
          "clear-both grid gap-1.5",
          options.length > 8 ? "grid-cols-6 sm:grid-cols-11" : "grid-cols-4 sm:grid-cols-8",
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "grid min-h-12 cursor-pointer place-items-center rounded-control border px-1 text-center font-semibold leading-tight",
              "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
              option.value === value
                ? "border-ink bg-ink text-paper"
                : "border-edge bg-card text-ink hover:bg-quiet-wash",
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => props.onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-soft">
        {props.hint}
      </p>
    </fieldset>
  );
}
