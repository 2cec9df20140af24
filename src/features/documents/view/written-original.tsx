import { useMemo, useRef } from "react";
import type { Page } from "#core/domain/page.ts";
import { texts } from "#features/texts/texts.ts";
import { writtenTexts } from "#features/texts/written.ts";
import type { MarkedPlace } from "./marked-place.ts";
import { MarkedWords } from "./marked-words.tsx";
import { pageMarks } from "./page-marks.ts";
import { segmentText } from "./text-segments.ts";
import { useKeptInView } from "./use-kept-in-view.ts";

const words = texts.document;

/** A note, table, letter or e-mail beside what it means: it has no picture, so its words are the original. Nothing of the file is rendered. */
export function WrittenOriginal(props: { pages: Page[]; place: MarkedPlace | undefined }) {
  const { pages, place } = props;
  const target = useRef<HTMLElement>(null);
  useKeptInView(target, place);
  return (
    <div className="flex min-h-0 flex-col gap-2">
      <p className="text-soft">{writtenTexts.wordsOnly}</p>
      <section
        aria-label={words.original}
        data-scrolls
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
        tabIndex={0}
        className="max-h-[calc(100dvh-6rem)] min-h-40 overflow-auto rounded-card border border-line bg-card"
      >
        {pages.map((page) => (
          <WrittenPage key={page.number} page={page} pageCount={pages.length} place={place} target={target} />
        ))}
      </section>
    </div>
  );
}

function WrittenPage(props: {
  page: Page;
  pageCount: number;
  place: MarkedPlace | undefined;
  target: React.RefObject<HTMLElement | null>;
}) {
  const { page, pageCount, place } = props;
  const segments = useMemo(
    () => segmentText(page.text, pageMarks(page, { place, found: [], current: undefined })),
    [page, place],
  );
  return (
    <div className="border-line p-4 not-first:border-t sm:p-5">
      {pageCount > 1 && <p className="mb-1 text-soft">{words.page(page.number, pageCount)}</p>}
      <p lang="en" className="whitespace-pre-wrap break-words">
        <MarkedWords segments={segments} aim="place" target={props.target} />
      </p>
    </div>
  );
}
