import { type ReactNode, useEffect, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { DocumentReading } from "#core/domain/document-reading.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import type { PdfEngine } from "#core/reading/engines.ts";
import { correctionsTexts } from "#features/texts/corrections.ts";
import { texts } from "#features/texts/texts.ts";
import { type TabItem, Tabs } from "#ui/tabs.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import type { Correcting } from "./correcting.ts";
import { CorrectionList } from "./correction-list.tsx";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentHeader } from "./document-header.tsx";
import { FactList } from "./fact-list.tsx";
import type { MarkedPlace } from "./marked-place.ts";
import { OriginalOnItsWay, type OriginalProgress } from "./original-on-its-way.tsx";
import { OriginalView, type RecordingPlayer } from "./original-view.tsx";
import type { SummaryWording } from "./plain-words.tsx";
import { RecordMeaning } from "./record-meaning.tsx";
import { RecordWords } from "./record-words.tsx";
import { useFind } from "./use-find.ts";
import { WrittenOriginal } from "./written-original.tsx";

const words = texts.document;
const noPages: Page[] = [];
type ViewTab = "plain" | "words" | "original" | "facts" | "corrections";

export interface DocumentViewProps {
  document: MedicalDocument;
  /** Undefined until it was read. */
  reading: DocumentReading | undefined;
  content: Blob | undefined;
  /** Its file has not arrived from another device yet. */
  onItsWay?: OriginalProgress | undefined;
  place: MarkedPlace | undefined;
  backHref: string;
  /** Where `backHref` leads; the timeline where nothing is said. */
  backLabel?: string;
  citationHref: (citation: Citation) => string;
  openPdf: PdfEngine["open"];
  retry: (id: string) => Promise<unknown>;
  /** Left out where no file can be locked. */
  unlock?: (id: string, password: string) => Promise<unknown>;
  /** Left out where the record is not one's own. */
  remove?: () => Promise<void>;
  /** Brings it back after it was removed. */
  bringBack?: (id: string) => Promise<unknown>;
  /** Where it can be written anew; left out for what was uploaded. */
  editHref?: string | undefined;
  /** Left out where the record is not one's own, or is written anew instead of corrected. */
  correcting?: Correcting | undefined;
  player?: RecordingPlayer | undefined;
  /** The summary in a language model's words; left out where none can speak. */
  wording?: SummaryWording | undefined;
  /** Stands below the heading: what two devices wrote differently. */
  versions?: ReactNode;
  /** Stands below the reason why it is not read yet. */
  waitingHelp?: ReactNode;
}

/** One record: the original beside what it says and what that means; on a phone all of it in tabs. */
export function DocumentView(props: DocumentViewProps) {
  const { document, reading, content, place } = props;
  const wide = useMediaQuery("(min-width: 64rem)");
  const [tab, setTab] = useState<ViewTab>("plain");
  useEffect(() => {
    // Words of a recording are heard: its player follows them.
    if (!place) return;
    // A file of words is its own original, which stands beside everything else where there is room.
    if (document.type === "written" && wide) return;
    setTab(document.type === "voice" && !wide ? "original" : "words");
  }, [place, document.type, wide]);

  const pages = reading?.pages ?? noPages;
  const find = useFind(pages);
  const [look, setLook] = useState<MarkedPlace>();
  const correcting = document.processingStatus === "completed" ? props.correcting : undefined;
  // An entry has no original besides its words.
  const coming = content === undefined && props.onItsWay && <OriginalOnItsWay {...props.onItsWay} />;
  const original =
    document.type === "entry" ? undefined : document.type === "written" ? (
      wide && pages.length > 0 && <WrittenOriginal pages={pages} place={look ?? find.current ?? place} />
    ) : content === undefined ? (
      coming
    ) : (
      <OriginalView
        type={document.type}
        content={content}
        pages={pages}
        place={look ?? find.current ?? place}
        openPdf={props.openPdf}
        player={props.player}
      />
    );
  const items: TabItem<ViewTab>[] = [
    { id: "plain", label: words.plainWords, content: <RecordMeaning {...props} pages={pages} /> },
  ];
  if (reading) {
    const said = (
      <RecordWords
        pages={pages}
        pagesAsRead={reading.pagesAsRead ?? noPages}
        find={find}
        onLook={setLook}
        correcting={correcting}
        pageCount={document.pageCount ?? pages.length}
        lostPages={document.lostPages ?? []}
        place={place}
      />
    );
    items.push({ id: "words", label: words.text, content: said });
  }
  if (original && !wide) items.push({ id: "original", label: words.original, content: original });
  if (reading && reading.facts.length > 0) {
    const { facts } = reading;
    const found = <FactList facts={facts} pages={pages} citationHref={props.citationHref} correcting={correcting} />;
    items.push({ id: "facts", label: words.facts, content: found });
  }
  if (correcting && correcting.corrections.length > 0) {
    const yours = <CorrectionList correcting={correcting} unplaced={reading?.unplacedCorrections ?? []} />;
    items.push({ id: "corrections", label: correctionsTexts.yours, content: yours });
  }
  const shown = items.some(({ id }) => id === tab) ? tab : "plain";

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-5 pt-2">
      <DocumentHeader
        document={document}
        backHref={props.backHref}
        backLabel={props.backLabel}
        correcting={correcting}
      />
      {props.versions}
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        {wide && original && (
          <section aria-label={words.original} className="sticky top-4 min-w-0">
            {original}
          </section>
        )}
        <Tabs label={words.tabs} items={items} value={shown} onChange={setTab} className="min-w-0" />
      </div>
      <DocumentActions
        document={document}
        content={content}
        remove={props.remove}
        bringBack={props.bringBack}
        editHref={props.editHref}
        readAgain={correcting && content && document.type !== "entry" ? props.retry : undefined}
      />
    </div>
  );
}
