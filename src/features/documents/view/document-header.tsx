import { ArrowLeft, PencilLine } from "lucide-react";
import { useState } from "react";
import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { correctionsTexts } from "#features/texts/corrections.ts";
import { formatClinicalDate, formatDay, formatSize } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { StatusBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Correcting } from "./correcting.ts";
import { TitleForm } from "./title-form.tsx";

/** The way back; title, status, and what kind of record it is, from when. Title and date can be corrected where the record may be. */
export function DocumentHeader(props: {
  document: MedicalDocument;
  backHref: string;
  backLabel?: string | undefined;
  correcting?: Correcting | undefined;
}) {
  const { document, backHref, backLabel = texts.document.back, correcting } = props;
  const [editing, setEditing] = useState(false);
  const { title, originalFilename, processingStatus, kind, occurredOn } = document;
  const about = [
    kind && texts.documents.kinds[kind],
    occurredOn && formatClinicalDate(occurredOn),
    title && originalFilename,
    texts.documents.uploadedOn(formatDay(document.uploadedAt)),
    formatSize(document.byteSize),
  ].filter(Boolean);
  return (
    <div>
      <Link href={backHref} className="inline-flex min-h-11 items-center gap-2 text-soft hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {backLabel}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 lang={title ? "en" : undefined} className="min-w-0 break-words font-medium font-serif text-title">
          {title ?? originalFilename}
        </h1>
        <StatusBadge status={processingStatus} label={texts.documents.statuses[processingStatus]} />
      </div>
      <p className="mt-1.5 break-words text-soft">{about.join(" · ")}</p>
      {correcting && !editing && (
        <Button
          variant="quiet"
          tight
          className="-mx-2"
          icon={<PencilLine aria-hidden="true" className="size-5" />}
          onClick={() => setEditing(true)}
        >
          {correctionsTexts.editTitle}
        </Button>
      )}
      {correcting && editing && (
        <TitleForm document={document} commands={correcting.commands} close={() => setEditing(false)} />
      )}
    </div>
  );
}
