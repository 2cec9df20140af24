import { useMemo } from "react";
import { useLocation, useParams } from "react-router-dom";
import { openDemoRecords } from "#app/demo-home.ts";
import { openPdf } from "#app/open-pdf.ts";
import { paths, placeFrom } from "#app/paths.ts";
import { useLoaded } from "#app/use-loaded.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useSummaryWording } from "#app/use-summary-wording.ts";
import { DocumentView } from "#features/documents/view/document-view.tsx";
import { demoTexts } from "#features/texts/demo.ts";
import { texts } from "#features/texts/texts.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { playRecording } from "./play-recording.tsx";

const frame = "mx-auto w-full max-w-6xl px-5 py-8";

async function readRecord(id: string) {
  const store = await openDemoRecords();
  const [document, reading, content] = await Promise.all([
    store.getDocument(id),
    store.getReading(id),
    store.getContent(id),
  ]);
  return document && { document, reading, content };
}

/** One of Nora's records; its address may name a place in it, whose words are then marked. */
export function DemoDocumentScreen() {
  const { id = "" } = useParams();
  const { key, search } = useLocation();
  usePageTitle(texts.document.pageTitle);
  const record = useLoaded(`demo-record/${id}`, () => readRecord(id));
  const wording = useSummaryWording(id, record.state === "ready" ? record.value?.document : undefined, openDemoRecords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opened again (another key) marks the words again
  const place = useMemo(() => placeFrom(new URLSearchParams(search)), [key, search]);
  return (
    <Loaded
      result={record}
      loading={
        <p role="status" className={`${frame} flex items-center gap-2 text-soft`}>
          <Spinner />
          {texts.document.loading}
        </p>
      }
      failed={
        <div className={frame}>
          <ErrorState title={texts.document.failedToLoad} />
        </div>
      }
    >
      {(found) =>
        found === undefined ? (
          <div className={frame}>
            <h1 className="sr-only">{texts.document.pageTitle}</h1>
            <EmptyState title={demoTexts.document.missing}>
              <ButtonLink href={paths.demo}>{demoTexts.document.back}</ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <DocumentView
            {...found}
            place={place}
            backHref={paths.demo}
            backLabel={demoTexts.document.back}
            citationHref={paths.demoCitation}
            openPdf={openPdf}
            player={playRecording}
            wording={wording}
            // Nora's records were read beforehand: none of them can have failed.
            retry={async () => undefined}
          />
        )
      }
    </Loaded>
  );
}
