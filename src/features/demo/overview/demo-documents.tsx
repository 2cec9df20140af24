import { FileText, Image, Mic } from "lucide-react";
import type { SampleDocument } from "#core/demo/sample-data.ts";
import { demoEn } from "#features/texts/demo-en.ts";
import { en } from "#features/texts/en.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { Badge, StatusBadge } from "#ui/badge.tsx";
import { Link } from "#ui/link.tsx";
import { ThreadLine } from "#ui/thread.tsx";

const words = demoEn.documents;
const icons = { pdf: FileText, image: Image, voice: Mic };

/** Nora's records along the thread: title, date, summary, and what kind they are. Each opens. */
export function DemoDocuments(props: { documents: readonly SampleDocument[]; documentHref: (id: string) => string }) {
  return (
    <section aria-labelledby="demo-documents-heading">
      <h2 id="demo-documents-heading" className="font-medium font-serif text-title">
        {words.heading}
      </h2>
      <p className="mb-4 text-soft">{words.count(props.documents.length)}</p>
      <div className="relative pl-7 sm:pl-10">
        <ThreadLine className="absolute inset-y-2 left-0 h-[calc(100%-1rem)] w-5 text-thread" />
        <ol className="flex flex-col gap-3">
          {props.documents.map((document) => (
            <DemoDocument key={document.id} document={document} href={props.documentHref(document.id)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function DemoDocument({ document, href }: { document: SampleDocument; href: string }) {
  const Icon = icons[document.type];
  return (
    <li className="relative rounded-card border border-line bg-card p-4 focus-within:border-edge hover:border-edge">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <time dateTime={document.date} className="text-soft">
          {formatClinicalDate({ date: document.date, precision: "day" })}
        </time>
        <div className="flex flex-wrap gap-2">
          <Badge tone="grey">
            <Icon aria-hidden="true" className="size-4" />
            {words.types[document.type]}
          </Badge>
          <StatusBadge status={document.status} label={en.documents.statuses[document.status]} />
        </div>
      </div>
      <h3 className="mt-1 break-words font-medium font-serif text-heading">
        <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
          {document.title}
        </Link>
      </h3>
      {document.summary !== "" && (
        <p className="measure mt-1.5 line-clamp-4">
          <span className="sr-only">{words.summary}: </span>
          {document.summary}
        </p>
      )}
    </li>
  );
}
