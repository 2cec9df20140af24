import { useEffect, useState } from "react";
import { type OwnEntry, parseOwnEntry } from "#core/domain/own-entry.ts";
import { useContent } from "#db/live/use-documents.ts";
import type { Loadable } from "#ui/loaded.tsx";

/** What the patient wrote in an entry; failed where it cannot be read, or is not of the wanted kind. */
export function useOwnEntry<Wanted extends OwnEntry>(
  id: string,
  isWanted: (entry: OwnEntry) => entry is Wanted,
): Loadable<Wanted> {
  const content = useContent(id);
  const [known, setKnown] = useState<Loadable<Wanted>>({ state: "loading" });
  useEffect(() => {
    if (content.state === "failed") setKnown(content);
    if (content.state !== "ready") return;
    let gone = false;
    Promise.resolve(content.value?.text() ?? "").then((json) => {
      const entry = parseOwnEntry(json);
      if (gone) return;
      const isOne = entry.ok && isWanted(entry.value);
      setKnown(isOne ? { state: "ready", value: entry.value as Wanted } : { state: "failed", error: id });
    });
    return () => {
      gone = true;
    };
  }, [content, id, isWanted]);
  return known;
}
