import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export const inputClassName =
  "block min-h-12 w-full rounded-control border border-edge bg-card px-3.5 py-2 text-ink " +
  "disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-thread";

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string;
  /** Stands inside the field, at its end. */
  trailing?: ReactNode;
}

export function TextField({ label, hint, error, trailing, className, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={classNames(inputClassName, trailing !== undefined && "pr-14")}
        />
        {trailing !== undefined && <div className="absolute inset-y-0 right-0 grid place-items-center">{trailing}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-thread">
          {error}
        </p>
      )}
    </div>
  );
}
