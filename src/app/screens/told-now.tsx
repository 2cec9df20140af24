import { type ReactNode, useMemo } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { CitedRecord } from "#core/findings/now/day-digest.ts";
import type { NowBrief } from "#core/findings/now/now-brief.ts";
import { NowSourcesContext } from "#features/now/now-row.tsx";
import { type NowWords, nowWords } from "#features/now/now-words.ts";
import { SourceNumbers } from "#features/now/sources.ts";
import { nowTexts as words } from "#features/texts/now.ts";
import { recordTitle } from "#features/texts/record-title.ts";

/** A brief in words on this day, with where each of them comes from; nothing where it could not be put together. */
export function Told(props: {
  brief: NowBrief | undefined;
  documents: readonly CitedRecord[];
  /** ISO day. */
  day: string;
  href: (citation: Citation) => string;
  children: (now: NowWords) => ReactNode;
}) {
  const { brief, documents, day, href } = props;
  const now = useMemo(() => (brief === undefined ? undefined : nowWords(brief, day)), [brief, day]);
  const sources = useMemo(() => {
    if (now === undefined) return undefined;
    const numbers = new SourceNumbers(now);
    const byId = new Map(documents.map((document) => [document.id, document]));
    return {
      of: numbers.of.bind(numbers),
      href,
      titleOf({ documentId, originalFilename, page }: Citation) {
        const document = byId.get(documentId);
        return words.page(document === undefined ? originalFilename : recordTitle(document), page);
      },
    };
  }, [now, documents, href]);
  if (now === undefined) return null;
  return <NowSourcesContext value={sources}>{props.children(now)}</NowSourcesContext>;
}
