import { useMemo, useRef } from "react";
import type { Page } from "#core/domain/page.ts";
import { texts } from "#features/texts/texts.ts";
import type { Correcting } from "./correcting.ts";
import { FindField } from "./find-field.tsx";
import type { MarkedPlace } from "./marked-place.ts";
import { PageWords } from "./page-words.tsx";
import type { Find } from "./use-find.ts";
import { useKeptInView } from "./use-kept-in-view.ts";

const words = texts.document;

/** What the record says, page by page as it was read, with the patient's words in it; the words of `place` are marked and scrolled to. */
export function RecordWords(props: {
  pages: Page[];
  pagesAsRead: Page[];
  pageCount: number;
  lostPages: number[];
  place: MarkedPlace | undefined;
  find: Find;
  correcting: Correcting | undefined;
  /** Told of words that somebody looks at, so that they are seen on the original too. */
  onLook: (place: MarkedPlace | undefined) => void;
}) {
  const { place, find } = props;
  const target = useRef<HTMLElement>(null);
  useKeptInView(target, find.current ?? place);
  const shown = useMemo(
    () => ({ place, found: find.places, current: find.current }),
    [place, find.places, find.current],
  );
  return (
    <div className="flex flex-col gap-6">
      <FindField find={find} />
      {props.lostPages.length > 0 && <p className="text-wait">{words.lostPages(props.lostPages)}</p>}
      {props.pages.map((page) => (
        <PageWords
          key={page.number}
          page={page}
          read={props.pagesAsRead.find(({ number }) => number === page.number) ?? page}
          pageCount={props.pageCount}
          shown={shown}
          target={target}
          correcting={props.correcting}
          onLook={props.onLook}
        />
      ))}
    </div>
  );
}
