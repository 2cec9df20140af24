import { ChevronDown, ChevronUp, Search, X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { correctionsTexts as words } from "#features/texts/corrections.ts";
import { Button } from "#ui/button.tsx";
import { inputClassName } from "#ui/text-field.tsx";
import type { Find } from "./use-find.ts";

/** Finds words in the record: Enter goes on, Shift and Enter back, Escape clears. */
export function FindField({ find }: { find: Find }) {
  const id = useId();
  const { query, places, number } = find;

  function press(event: KeyboardEvent) {
    if (event.key === "Escape" && query !== "") {
      event.preventDefault();
      find.search("");
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (places.length > 0) find.step(event.shiftKey ? -1 : 1);
  }

  return (
    <search className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-x-1 gap-y-2 bg-paper px-1 py-2">
      <div className="relative min-w-36 grow basis-40">
        <label htmlFor={id} className="sr-only">
          {words.find}
        </label>
        <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-soft" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="next"
          value={query}
          placeholder={words.findPlaceholder}
          onChange={(event) => find.search(event.target.value)}
          onKeyDown={press}
          className={`${inputClassName} pl-11 [&::-webkit-search-cancel-button]:hidden`}
        />
      </div>
      {places.length > 0 && (
        <>
          <Step
            label={words.previous}
            icon={<ChevronUp aria-hidden="true" className="size-6" />}
            go={() => find.step(-1)}
          />
          <Step
            label={words.next}
            icon={<ChevronDown aria-hidden="true" className="size-6" />}
            go={() => find.step(1)}
          />
        </>
      )}
      {query !== "" && (
        <Step label={words.clear} icon={<X aria-hidden="true" className="size-5" />} go={() => find.search("")} />
      )}
      <p role="status" className="basis-full px-1 text-soft tabular-nums empty:hidden sm:basis-auto sm:px-2">
        {query.trim() === "" ? "" : places.length === 0 ? words.foundNothing : words.found(number + 1, places.length)}
      </p>
    </search>
  );
}

function Step(props: { label: string; icon: React.ReactNode; go: () => void }) {
  return <Button variant="quiet" tight aria-label={props.label} icon={props.icon} onClick={props.go} />;
}
