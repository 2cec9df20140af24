import { useId } from "react";
import { classNames } from "./class-names.ts";

/** A choice of one among two or three, side by side: radio buttons with the look of one control. */
export function Segmented<Value extends string>(props: {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full flex-wrap rounded-control border border-edge bg-card p-0.5">
      <legend className="sr-only">{props.label}</legend>
      {props.options.map(({ value, label }) => (
        <label
          key={value}
          className={classNames(
            "inline-flex min-h-10 cursor-pointer items-center rounded-[0.65rem] px-3.5 font-semibold",
            "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
            value === props.value ? "bg-quiet-wash text-ink" : "text-soft hover:text-ink",
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
