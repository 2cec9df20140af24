import { useEffect, useState } from "react";
import type { PdfEngine } from "#core/reading/engines.ts";
import type { Citation } from "#core/records/citation.ts";
import type { DocumentReading } from "#core/records/document-reading.ts";
import type { MedicalDocument } from "#core/records/medical-document.ts";
import { statusSentence } from "#features/documents/document-row.tsx";
import { RetryButton } from "#features/documents/retry-button.tsx";
import { isLocked, UnlockButton } from "#features/documents/unlock-button.tsx";
import { texts } from "#features/texts/texts.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { type TabItem, Tabs } from "#ui/tabs.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentHeader } from "./document-header.tsx";
import { FactList } from "./fact-list.tsx";
import type { MarkedPlace } from "./marked-place.ts";
import { OriginalView } from "./original-view.tsx";
import { PlainWords } from "./plain-words.tsx";
import { RecordWords } from "./record-words.tsx";

const words = texts.document;
type ViewTab = "plain" | "words" | "original" | "facts";

export interface DocumentViewProps {
  document: MedicalDocument;
  /** Undefined until it was read. */
  reading: DocumentReading | undefined;
  content: Blob | undefined;
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
  /** Where it can be written anew; left out for what was uploaded. */
  editHref?: string | undefined;
}

/** One record: the original beside what it says and what that means; on a phone all of it in tabs. */
export function DocumentView(props: DocumentViewProps) {
  const { document, reading, content, place } = props;
  const wide = useMediaQuery("(min-width: 64rem)");
  const [tab, setTab] = useState<ViewTab>("plain");
  useEffect(() => {
    if (place) setTab("words");
  }, [place]);

  const pages = reading?.pages ?? [];
  // An entry has no original besides its words.
  const original = content && document.type !== "entry" && (
    <OriginalView type={document.type} content={content} pages={pages} place={place} openPdf={props.openPdf} />
  );
  const items: TabItem<ViewTab>[] = [{ id: "plain", label: words.plainWords, content: <Meaning {...props} /> }];
  if (reading) {
    const said = (
      <RecordWords
        pages={pages}
        pageCount={document.pageCount ?? pages.length}
        lostPages={document.lostPages ?? []}
        place={place}
      />
    );
    items.push({ id: "words", label: words.text, content: said });
  }
  if (original && !wide) items.push({ id: "original", label: words.original, content: original });
  if (reading && reading.facts.length > 0) {
    const facts = <FactList facts={reading.facts} citationHref={props.citationHref} />;
    items.push({ id: "facts", label: words.facts, content: facts });
  }
  const shown = items.some(({ id }) => id === tab) ? tab : "plain";

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 px-5 pt-2">
      <DocumentHeader document={document} backHref={props.backHref} backLabel={props.backLabel} />
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        {wide && original && (
          <section
            aria-label={words.original}
            data-scrolls
            className="sticky top-4 min-w-0 max-h-[calc(100dvh-2rem)] overflow-y-auto"
          >
            {original}
          </section>
        )}
        <Tabs label={words.tabs} items={items} value={shown} onChange={setTab} className="min-w-0" />
      </div>
      <DocumentActions document={document} content={content} remove={props.remove} editHref={props.editHref} />
    </div>
  );
}

/** The summary; before there is one, how far the reading is or why it failed. */
function Meaning({ document, citationHref, retry, unlock }: DocumentViewProps) {
  if (document.processingStatus === "failed") {
    return (
      <ErrorState title={statusSentence(document)}>
        <RetryButton document={document} retry={retry} />
      </ErrorState>
    );
  }
  if (document.processingStatus !== "completed") {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="measure text-lead">{statusSentence(document)}</p>
        {unlock && isLocked(document) && <UnlockButton document={document} unlock={unlock} />}
      </div>
    );
  }
  return document.summary ? (
    <PlainWords summary={document.summary} citationHref={citationHref} />
  ) : (
    <p className="text-soft">{words.noSummary}</p>
  );
}
