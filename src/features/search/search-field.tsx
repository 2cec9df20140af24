import { Search, X } from "lucide-react";
import { type FormEvent, useId, useRef } from "react";
import { searchTexts as words } from "#features/texts/search.ts";
import { inputClassName } from "#ui/text-field.tsx";

/** The field in which one looks for something. `onSearch` is told when it is sent; `onChange` with each letter. */
export function SearchField(props: {
  value: string;
  onChange: (value: string) => void;
  onSearch: (query: string) => void;
  autoFocus?: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (props.value.trim() !== "") props.onSearch(props.value.trim());
  }

  return (
    <search>
      <form onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {words.field}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the search page is opened to type into this field
          autoFocus={props.autoFocus}
          value={props.value}
          placeholder={words.placeholder}
          onChange={(event) => props.onChange(event.target.value)}
          className={`${inputClassName} pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden`}
        />
        {props.value !== "" && (
          <button
            type="button"
            aria-label={words.clear}
            onClick={() => {
              props.onChange("");
              input.current?.focus();
            }}
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </form>
    </search>
  );
}
