import { useRef } from "react";
import type { Page } from "#core/records/page.ts";
import { entriesTexts } from "#features/texts/entries.ts";
import { texts } from "#features/texts/texts.ts";
import type { MarkedPlace } from "./marked-place.ts";
import { markRange } from "./marked-text.ts";
import { useKeptInView } from "./use-kept-in-view.ts";

const words = texts.document;

/** What the record says, page by page as it was read; the words of `place` are marked and scrolled to. */
export function RecordWords(props: {
  pages: Page[];
  pageCount: number;
  lostPages: number[];
  place: MarkedPlace | undefined;
}) {
  const { place } = props;
  const mark = useRef<HTMLElement>(null);
  useKeptInView(mark, place);
  return (
    <div className="flex flex-col gap-6">
      {props.lostPages.length > 0 && <p className="text-wait">{words.lostPages(props.lostPages)}</p>}
      {props.pages.map((page) => (
        <article key={page.number} aria-label={words.page(page.number, props.pageCount)}>
          <p className="mb-2 text-soft">
            {words.page(page.number, props.pageCount)} ·{" "}
            {page.source === "typed" ? entriesTexts.written : words.readBy[page.source]}
          </p>
          {page.text.trim() === "" ? (
            <p className="text-soft">{words.noWords}</p>
          ) : (
            <p
              lang="en"
              className="measure whitespace-pre-wrap break-words rounded-card border border-line bg-card p-4 sm:p-5"
            >
              {markRange(page.text, place?.page === page.number ? place : undefined).map((segment) =>
                segment.marked ? (
                  <mark key={segment.start} ref={mark}>
                    {segment.text}
                  </mark>
                ) : (
                  segment.text
                ),
              )}
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
