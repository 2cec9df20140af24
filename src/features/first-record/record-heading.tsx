import { X } from "lucide-react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { lineOf } from "./line-of.ts";
import { ReadingProgress } from "./reading-progress.tsx";
import type { Lighting } from "./use-lighting.ts";

/** What a record is and of which day; its file's name only where nothing else is known. */
export function recordTitle(document: MedicalDocument): string {
  const { title, kind, occurredOn, originalFilename } = document;
  if (isBeingRead(document)) return words.reading;
  const what = title ?? (kind && texts.documents.kinds[kind]);
  if (what === undefined) return originalFilename;
  return occurredOn ? `${what}, ${formatClinicalDate(occurredOn)}` : what;
}

function isBeingRead({ processingStatus, waiting }: MedicalDocument): boolean {
  return processingStatus === "processing" || (processingStatus === "pending" && waiting === undefined);
}

/** The way out, what the record is, and how far it is understood. */
export function RecordHeading(props: {
  document: MedicalDocument;
  /** Undefined until it is understood. */
  seen: { lighting: Lighting; watched: boolean } | undefined;
  pages: readonly Page[];
  onClose: () => void;
}) {
  const { document, seen, pages } = props;
  const { line, count } = lineOf(seen?.lighting.now, pages);
  const isLighting = seen !== undefined && !seen.lighting.done;
  return (
    <header className="pb-4">
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 break-words pt-1 font-medium font-serif text-title">{recordTitle(document)}</h1>
        <button
          type="button"
          aria-label={words.close}
          onClick={props.onClose}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-soft hover:text-ink"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <div role="status" className="min-h-8 pt-1">
        {isLighting ? (
          // So many lines a second are nothing to be read aloud; what is understood is told when it is.
          <div aria-hidden="true">
            <ReadingProgress progress={document.progress} at={{ line, count }} />
          </div>
        ) : isBeingRead(document) ? (
          <ReadingProgress progress={document.progress} at={undefined} />
        ) : (
          seen && <p className="text-soft">{seen.watched ? words.read(count) : document.originalFilename}</p>
        )}
      </div>
    </header>
  );
}
