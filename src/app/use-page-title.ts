import { useEffect } from "react";
import { texts } from "#features/texts/texts.ts";

/** Names the page in the browser's tab and history. Never a file name or a word from a record: histories leave the device. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === texts.product ? title : `${title} · ${texts.product}`;
  }, [title]);
}
