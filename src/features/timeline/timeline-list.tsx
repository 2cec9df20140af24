import type { MedicalDocument } from "#core/records/medical-document.ts";
import { en } from "#features/texts/en.ts";
import { formatClinicalDate, formatDay } from "#features/texts/formats.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { ThreadLine } from "#ui/thread.tsx";
import { timelineOrder } from "./timeline-order.ts";

const words = en.timeline;

/** My Timeline: each completed record with its date of care, file name, upload date and summary. */
export function TimelineList(props: { documents: MedicalDocument[]; documentHref: (id: string) => string }) {
  const documents = timelineOrder(props.documents);
  if (documents.length === 0) return <EmptyState title={words.empty} />;
  return (
    <div className="relative max-w-3xl pl-9 sm:pl-12">
      <ThreadLine className="absolute inset-y-2 left-0 h-[calc(100%-1rem)] w-6 text-thread" />
      <ol aria-label={words.heading} className="flex flex-col gap-4">
        {documents.map((document) => (
          <TimelineEntry key={document.id} document={document} href={props.documentHref(document.id)} />
        ))}
      </ol>
    </div>
  );
}

function TimelineEntry({ document, href }: { document: MedicalDocument; href: string }) {
  const { occurredOn, kind, title, summary } = document;
  return (
    <li className="relative rounded-card border border-line bg-card p-4 focus-within:border-edge hover:border-edge sm:p-5">
      <p className="text-soft">
        {occurredOn ? (
          <time dateTime={occurredOn.date}>{formatClinicalDate(occurredOn)}</time>
        ) : (
          <span>{words.undated}</span>
        )}
        {kind && ` · ${en.documents.kinds[kind]}`}
      </p>
      <h2 className="break-words font-medium font-serif text-heading">
        <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
          {title ?? document.originalFilename}
        </Link>
      </h2>
      {summary && <p className="measure mt-2 line-clamp-6 text-voice">{summary.summaryText}</p>}
      <p className="mt-2 break-words text-soft">
        {document.originalFilename} · {words.uploadedOn(formatDay(document.uploadedAt))}
      </p>
    </li>
  );
}
