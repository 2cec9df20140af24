import type { MedicalDocument, ProcessingProgress } from "#core/domain/medical-document.ts";
import { formatClock } from "#features/texts/format-clock.ts";
import { formatDay } from "#features/texts/formats.ts";
import { nowTexts } from "#features/texts/now.ts";
import { readingFailure } from "#features/texts/reading-failures.ts";
import { recordTitle } from "#features/texts/record-title.ts";
import { standsStillTexts } from "#features/texts/stands-still.ts";
import { texts } from "#features/texts/texts.ts";
import { StatusBadge } from "#ui/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { LongWait } from "#ui/long-wait.tsx";
import { DocumentIcon } from "./document-icon.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { RetryButton } from "./retry-button.tsx";
import { isLocked, UnlockButton } from "./unlock-button.tsx";

const words = texts.documents;

function progressSentence(progress: ProcessingProgress): string {
  const { seconds, totalSeconds } = progress;
  return seconds === undefined || totalSeconds === undefined
    ? words.progress(progress)
    : words.listening(formatClock(seconds), formatClock(totalSeconds));
}

/** What stands under the name: how far the reading is, why it waits or failed, and otherwise when it was uploaded. */
export function statusSentence(document: MedicalDocument): string {
  switch (document.processingStatus) {
    case "pending":
      return document.waiting ? readingFailure(document.waiting) : words.waitingInLine;
    case "processing":
      return document.progress ? progressSentence(document.progress) : words.statuses.processing;
    case "failed":
      return document.failure ? readingFailure(document.failure) : words.statuses.failed;
    case "completed":
      return words.uploadedOn(formatDay(document.uploadedAt));
  }
}

/** One record in a list: what it is, badge, what goes on; where it failed, Retry and Remove; where it is locked, the way to type a password. */
export function DocumentRow(props: {
  document: MedicalDocument;
  href: string;
  retry: (id: string) => Promise<unknown>;
  /** Left out where no file can be locked. */
  unlock?: ((id: string, password: string) => Promise<unknown>) | undefined;
  /** Left out where nothing can be removed. */
  remove?: ((id: string) => Promise<unknown>) | undefined;
  /** The record that was put in before from the same file. */
  sameAs?: MedicalDocument | undefined;
  /** On the first screen: without the line below what was read. */
  small?: boolean | undefined;
}) {
  const { document, sameAs } = props;
  const title = recordTitle(document);
  // Its badge says as much already.
  const saysNoMore =
    document.processingStatus === "completed" ||
    (document.processingStatus === "pending" && document.waiting === undefined);
  const failed = document.processingStatus === "failed";
  const { progress } = document;
  const all = progress?.pageCount ?? progress?.totalSeconds;
  return (
    <li
      className={classNames("flex items-start gap-3 border-line not-first:border-t", props.small ? "py-2" : "py-3.5")}
    >
      {!props.small && <DocumentIcon type={document.type} />}
      <div className="min-w-0 grow">
        <div
          className={classNames(
            "flex items-start justify-between gap-x-4 gap-y-1",
            props.small ? "[&_[data-tone]]:py-0" : "flex-wrap",
          )}
        >
          <Link
            href={props.href}
            className={classNames(
              props.small && "text-fine",
              "relative min-w-0 break-words font-semibold underline after:absolute after:-inset-x-1 after:-inset-y-2.5 decoration-transparent underline-offset-4 hover:decoration-ink",
            )}
          >
            {title}
          </Link>
          <StatusBadge status={document.processingStatus} label={words.statuses[document.processingStatus]} />
        </div>
        {!(props.small && saysNoMore) && (
          <p className={classNames("break-words text-soft", props.small && "text-fine")}>
            {title !== document.originalFilename && `${document.originalFilename} · `}
            {statusSentence(document)}
          </p>
        )}
        {sameAs && <p className="break-words font-semibold text-wait">{nowTexts.sameAs(recordTitle(sameAs))}</p>}
        {document.processingStatus === "processing" && (
          <LongWait of={words.progress(progress ?? { step: "opening" }) + (progress?.seconds ?? "")}>
            {standsStillTexts.record}
          </LongWait>
        )}
        {document.processingStatus === "processing" && progress && all ? (
          <progress
            aria-label={progressSentence(progress)}
            value={progress.page ?? progress.seconds ?? 0}
            max={all}
            className="mt-2 block h-1.5 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-wait [&::-webkit-progress-bar]:bg-quiet-wash [&::-webkit-progress-value]:bg-wait"
          />
        ) : null}
        {(failed || sameAs) && (
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {failed && <RetryButton document={document} retry={props.retry} />}
            {props.remove && <RemoveButton document={document} remove={props.remove} />}
          </div>
        )}
        {props.unlock && isLocked(document) && (
          <UnlockButton document={document} unlock={props.unlock} className="mt-2" />
        )}
      </div>
    </li>
  );
}
