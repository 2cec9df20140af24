import * as RadixTabs from "@radix-ui/react-tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

/** Tabs under one line; arrow keys move between them. On a narrow screen the row scrolls, it never wraps. */
export function Tabs<Id extends string>(props: {
  label: string;
  items: TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another open tab
  useEffect(() => {
    // On a narrow screen the row scrolls: the tab that is open is never cut off.
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>("[data-state=active]");
    if (!row || !tab) return;
    const [start, end] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth];
    if (start < row.scrollLeft) row.scrollLeft = start;
    else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
  }, [props.value]);

  return (
    <RadixTabs.Root
      value={props.value}
      onValueChange={(value) => {
        const item = props.items.find(({ id }) => id === value);
        if (item) props.onChange(item.id);
      }}
      className={props.className}
    >
      <RadixTabs.List
        ref={list}
        aria-label={props.label}
        className="flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] sm:gap-3"
      >
        {props.items.map((item) => (
          <RadixTabs.Trigger
            key={item.id}
            value={item.id}
            className={classNames(
              "-mb-px min-h-12 shrink-0 whitespace-nowrap border-transparent border-b-[3px] px-2 font-semibold text-soft",
              "rounded-t-control -outline-offset-2 hover:text-ink data-[state=active]:border-thread data-[state=active]:text-ink",
            )}
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {props.items.map((item) => (
        <RadixTabs.Content key={item.id} value={item.id} className="pt-6">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
