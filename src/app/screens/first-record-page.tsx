import { ArrowDown } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router-dom";
import { openPdf } from "#app/open-pdf.ts";
import { placeFrom } from "#app/paths.ts";
import { type MedicalDocument, waitsForPerson } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { useContent } from "#db/live/use-documents.ts";
import { useUnlockedPdf } from "#features/documents/use-unlocked-pdf.ts";
import { OriginalView } from "#features/documents/view/original-view.tsx";
import { WrittenOriginal } from "#features/documents/view/written-original.tsx";
import type { Lighting } from "#features/first-record/use-lighting.ts";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { Button } from "#ui/button.tsx";
import { playRecording } from "./play-recording.tsx";

const noPages: Page[] = [];

/** The page itself: what is understood of it is marked, and the place that the address names glows. */
export function FirstRecordPage(props: {
  document: MedicalDocument;
  pages: Page[] | undefined;
  lighting: Lighting | undefined;
}) {
  const { document, lighting, pages = noPages } = props;
  const { key, search } = useLocation();
  const content = useContent(document.id);
  const pdf = useUnlockedPdf(openPdf, content.state === "ready" ? content.value : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opened again (another key) marks the words again
  const asked = useMemo(() => placeFrom(new URLSearchParams(search)), [key, search]);
  const section = useRef<HTMLElement>(null);
  const from = useRef(0);
  useEffect(() => {
    if (asked === undefined) return;
    from.current = window.scrollY;
    section.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }, [asked]);

  // A locked file asks for its password once, beside the reason.
  if (document.type === "entry" || waitsForPerson(document)) return null;
  const quote = asked && pages.find(({ number }) => number === asked.page)?.text.slice(asked.start, asked.end);
  return (
    <section
      ref={section}
      aria-label={words.thePage}
      className="min-w-0 scroll-mt-2 [--pane:40dvh] lg:sticky lg:top-4 lg:[--pane:calc(100dvh-15rem)]"
    >
      {document.type === "written" && pages.length > 0 ? (
        <WrittenOriginal pages={pages} place={lighting?.now ?? asked} />
      ) : document.type !== "written" && content.state === "ready" && content.value ? (
        <OriginalView
          type={document.type}
          content={content.value}
          pages={pages}
          place={lighting?.now ?? asked}
          lit={lighting?.lit}
          zoomBelow
          openPdf={pdf.open}
          player={playRecording}
        />
      ) : (
        <div className="min-h-[40dvh] rounded-card bg-quiet-wash" />
      )}
      {quote && (
        <p lang="en" className="measure mt-2 break-words">
          <mark className="animate-glow whitespace-pre-line">{words.said(quote)}</mark>
        </p>
      )}
      {asked && (
        <Button
          variant="quiet"
          tight
          className="-ml-2 lg:hidden"
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          onClick={() => window.scrollTo({ top: from.current, behavior: "smooth" })}
        >
          {words.backToWords}
        </Button>
      )}
    </section>
  );
}
