import type { ReactNode } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { statusSentence } from "#features/documents/document-row.tsx";
import { RetryButton } from "#features/documents/retry-button.tsx";
import { isLocked, UnlockButton } from "#features/documents/unlock-button.tsx";
import { texts } from "#features/texts/texts.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { PlainWords, type SummaryWording } from "./plain-words.tsx";

/** The summary; before there is one, how far the reading is or why it failed. */
export function RecordMeaning(props: {
  document: MedicalDocument;
  pages: readonly Page[];
  citationHref: (citation: Citation) => string;
  retry: (id: string) => Promise<unknown>;
  unlock?: ((id: string, password: string) => Promise<unknown>) | undefined;
  wording?: SummaryWording | undefined;
  /** Stands below the reason why it is not read yet. */
  waitingHelp?: ReactNode;
}) {
  const { document, citationHref, retry, unlock } = props;
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
        {props.waitingHelp}
      </div>
    );
  }
  return document.summary ? (
    <PlainWords summary={document.summary} pages={props.pages} citationHref={citationHref} wording={props.wording} />
  ) : (
    <p className="text-soft">{texts.document.noSummary}</p>
  );
}
