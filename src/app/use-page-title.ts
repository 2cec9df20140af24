import { useEffect } from "react";
import { texts } from "#features/texts/texts.ts";

/** What stands in the browser's tab for a page of this title. */
export function titleOf(title: string): string {
  return title === texts.product ? title : `${title} · ${texts.product}`;
}

/** Names the page in the browser's tab and history. Never a file name or a word from a record: histories leave the device. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
