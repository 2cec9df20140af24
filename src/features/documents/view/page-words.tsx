import { PencilLine } from "lucide-react";
import { type RefObject, useMemo, useState } from "react";
import type { Page } from "#core/domain/page.ts";
import { correctionsTexts } from "#features/texts/corrections.ts";
import { entriesTexts } from "#features/texts/entries.ts";
import { texts } from "#features/texts/texts.ts";
import { Button } from "#ui/button.tsx";
import type { Correcting } from "./correcting.ts";
import type { MarkedPlace } from "./marked-place.ts";
import { MarkedWords } from "./marked-words.tsx";
import { MisheardNames } from "./misheard-names.tsx";
import { PageCorrector } from "./page-corrector.tsx";
import { pageMarks, unsureWords } from "./page-marks.ts";
import { segmentText } from "./text-segments.ts";

const words = texts.document;

export interface ShownPlaces {
  place: MarkedPlace | undefined;
  found: readonly MarkedPlace[];
  current: MarkedPlace | undefined;
}

/** What one page says, or, where it may be corrected, its lines to be rewritten. */
export function PageWords(props: {
  page: Page;
  /** The same page before any correction. */
  read: Page;
  pageCount: number;
  shown: ShownPlaces;
  target: RefObject<HTMLElement | null>;
  correcting: Correcting | undefined;
  onLook: (place: MarkedPlace | undefined) => void;
}) {
  const { page, shown, correcting } = props;
  const [open, setOpen] = useState(false);
  const segments = useMemo(() => segmentText(page.text, pageMarks(page, shown)), [page, shown]);
  const unsure = unsureWords(page).length;
  const isCorrected = page.lines.some(({ correctedBy }) => correctedBy !== undefined);
  const readBy = page.source === "typed" ? entriesTexts.written : words.readBy[page.source];
  const mayCorrect = correcting !== undefined && page.lines.length > 0;
  return (
    <article aria-label={words.page(page.number, props.pageCount)}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-soft">
          {words.page(page.number, props.pageCount)} · {readBy}
          {isCorrected && <span className="font-semibold text-well"> · {correctionsTexts.byYou}</span>}
        </p>
        {mayCorrect && (
          <Button
            variant="quiet"
            tight
            aria-label={open ? undefined : correctionsTexts.correctPage(page.number)}
            icon={open ? undefined : <PencilLine aria-hidden="true" className="size-5" />}
            onClick={() => {
              setOpen(!open);
              props.onLook(undefined);
            }}
          >
            {open ? correctionsTexts.doneCorrecting : correctionsTexts.correctWords}
          </Button>
        )}
      </div>
      {unsure > 0 && <p className="measure mb-2 text-wait">{correctionsTexts.unsureWords(unsure)}</p>}
      {mayCorrect && !open && <MisheardNames page={page} read={props.read} correcting={correcting} />}
      {open && mayCorrect ? (
        <PageCorrector page={page} read={props.read} correcting={correcting} onLook={props.onLook} />
      ) : page.text.trim() === "" ? (
        <p className="text-soft">{words.noWords}</p>
      ) : (
        <p
          lang="en"
          className="measure whitespace-pre-wrap break-words rounded-card border border-line bg-card p-4 sm:p-5"
        >
          <MarkedWords segments={segments} aim={shown.current ? "current" : "place"} target={props.target} />
        </p>
      )}
    </article>
  );
}
