import { useMemo } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { apiClient } from "#api/client.ts";
import { binCommands } from "#app/bin-commands.ts";
import { openPdf } from "#app/open-pdf.ts";
import { writtenClient } from "#app/open-written.ts";
import { paths, placeFrom } from "#app/paths.ts";
import { useDisagreementsOf } from "#app/use-disagreements.ts";
import { useOriginalOnItsWay } from "#app/use-original-on-its-way.ts";
import { usePageTitle } from "#app/use-page-title.ts";
import { useSummaryWording } from "#app/use-summary-wording.ts";
import { openOwnRecords } from "#app/word-answers.tsx";
import type { CorrectionChange } from "#core/domain/correction.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { isCheckIn } from "#core/findings/check-ins/check-in-progress.ts";
import { useBin } from "#db/live/use-bin.ts";
import { useCorrections } from "#db/live/use-corrections.ts";
import { useContent, useDocument, useReading } from "#db/live/use-documents.ts";
import { InBin } from "#features/bin/in-bin.tsx";
import { AttachmentList } from "#features/documents/attachment-list.tsx";
import { emailEnclosures, pdfEnclosures } from "#features/documents/enclosures.ts";
import { useUnlockedPdf } from "#features/documents/use-unlocked-pdf.ts";
import { DocumentView } from "#features/documents/view/document-view.tsx";
import { OtherVersions } from "#features/other-versions/other-versions.tsx";
import { texts } from "#features/texts/texts.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { playRecording } from "./play-recording.tsx";
import { VoicePackOffer } from "./voice-pack-offer.tsx";

const words = texts.document;

/** One record; its address may name a place in it, whose words are then marked. */
export function DocumentScreen() {
  const { id = "" } = useParams();
  const { key, search } = useLocation();
  const navigate = useNavigate();
  usePageTitle(words.pageTitle);
  const document = useDocument(id);
  const reading = useReading(id);
  const content = useContent(id);
  const pdf = useUnlockedPdf(openPdf, content.state === "ready" ? content.value : undefined);
  const inPdf = useMemo(() => pdfEnclosures(pdf.openUnlocked), [pdf.openUnlocked]);
  const corrections = useCorrections(id);
  const versions = useDisagreementsOf("document", id);
  const onItsWay = useOriginalOnItsWay(id);
  const bin = useBin();
  const binned = bin.state === "ready" ? bin.value.find((each) => each.document.id === id) : undefined;
  const wording = useSummaryWording(id, document.state === "ready" ? document.value : undefined, openOwnRecords);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address opened again (another key) marks the words again
  const place = useMemo(() => placeFrom(new URLSearchParams(search)), [key, search]);

  const correcting = useMemo(
    () => ({
      corrections: corrections.state === "ready" ? corrections.value : [],
      commands: {
        correct: (correctionId: string, change: CorrectionChange) =>
          apiClient.correctDocument(id, correctionId, change),
        takeBack: (correctionId: string) => apiClient.takeBackCorrection(id, correctionId),
        takeBackAll: () => apiClient.takeBackAllCorrections(id),
      },
    }),
    [id, corrections],
  );

  async function remove() {
    await apiClient.deleteDocument(id);
    navigate(paths.hub("timeline"), { replace: true });
  }

  return (
    <Loaded
      result={document}
      loading={
        <p role="status" className="mx-auto flex w-full max-w-6xl items-center gap-2 px-5 py-10 text-soft">
          <Spinner />
          {words.loading}
        </p>
      }
      failed={
        <Message>
          <ErrorState title={words.failedToLoad} />
        </Message>
      }
    >
      {(found) =>
        found === undefined ? (
          <Message>
            {binned ? (
              <InBin binned={binned} now={Date.now()} commands={binCommands} />
            ) : (
              <EmptyState title={words.missing}>
                <p className="text-soft">{words.missingText}</p>
              </EmptyState>
            )}
          </Message>
        ) : (
          <>
            <DocumentView
              document={found}
              reading={reading.state === "ready" ? reading.value : undefined}
              content={content.state === "ready" ? content.value : undefined}
              onItsWay={onItsWay}
              versions={<OtherVersions disagreements={versions.own} choose={versions.choose} />}
              place={place}
              backHref={paths.hub("timeline")}
              citationHref={paths.citation}
              openPdf={pdf.open}
              player={playRecording}
              wording={wording}
              waitingHelp={<VoicePackOffer documents={[found]} />}
              retry={apiClient.retryDocument}
              unlock={apiClient.unlockDocument}
              remove={remove}
              bringBack={apiClient.restoreDocument}
              correcting={found.type === "entry" ? undefined : correcting}
              editHref={editHrefOf(found)}
            />
            <AttachmentList
              content={mayEnclose(found) && content.state === "ready" ? content.value : undefined}
              open={found.type === "pdf" ? inPdf : inEmail}
              upload={apiClient.uploadDocuments}
            />
          </>
        )
      }
    </Loaded>
  );
}

const inEmail = emailEnclosures(writtenClient);

function mayEnclose({ type, mediaType }: MedicalDocument): boolean {
  return type === "pdf" || mediaType === "message/rfc822";
}

/** An entry is written anew where it was written. */
function editHrefOf(document: MedicalDocument): string | undefined {
  const date = document.occurredOn?.date;
  if (document.type === "entry" && !isCheckIn(document)) return paths.editEntry(document.id);
  return isCheckIn(document) && date !== undefined ? paths.checkInOf(date) : undefined;
}

function Message({ children }: { children: React.ReactNode }) {
  return <div className="mx-auto w-full max-w-6xl px-5 py-8">{children}</div>;
}
