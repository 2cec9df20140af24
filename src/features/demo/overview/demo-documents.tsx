import { FileText, Image, Mic } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SampleDocument } from "#demo/sample-data.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { Badge, StatusBadge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ThreadLine } from "#ui/thread.tsx";

const words = demoTexts.documents;
/** The others come when they are asked for: two dozen records are a long way on a phone. */
const shownAtFirst = 6;
const icons = { pdf: FileText, image: Image, voice: Mic };

/** Nora's records along the thread: title, date, summary, and what kind they are. Each opens. */
export function DemoDocuments(props: { documents: readonly SampleDocument[]; documentHref: (id: string) => string }) {
  const [all, setAll] = useState(false);
  const firstOfRest = useRef<HTMLHeadingElement>(null);
  const documents = all ? props.documents : props.documents.slice(0, shownAtFirst);
  const hidden = props.documents.length - documents.length;

  function showAll() {
    flushSync(() => setAll(true));
    // The button is gone; whoever pressed it reads on where the list goes on.
    firstOfRest.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="demo-documents-heading">
      <h2 id="demo-documents-heading" className="font-medium font-serif text-title">
        {words.heading}
      </h2>
      <p className="mb-4 text-soft">{words.count(props.documents.length)}</p>
      <ol>
        {documents.map((document, index) => (
          <li key={document.id} className="relative pb-3 pl-7 sm:pl-10">
            {/* One wave of the thread for each record, so that it hangs alike on a short list and a long one. */}
            <ThreadLine className="absolute inset-y-0 left-0 h-full w-5 text-thread" />
            <DemoDocument
              document={document}
              href={props.documentHref(document.id)}
              headingRef={index === shownAtFirst ? firstOfRest : undefined}
            />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button onClick={showAll} className="ml-7 sm:ml-10">
          {words.showAll(props.documents.length)}
        </Button>
      )}
    </section>
  );
}

function DemoDocument(props: {
  document: SampleDocument;
  href: string;
  headingRef: RefObject<HTMLHeadingElement | null> | undefined;
}) {
  const { document, href } = props;
  const Icon = icons[document.type];
  return (
    <div className="relative rounded-card border border-line bg-card p-4 focus-within:border-edge hover:border-edge">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <time dateTime={document.date} className="text-soft">
          {formatClinicalDate({ date: document.date, precision: "day" })}
        </time>
        <div className="flex flex-wrap gap-2">
          <Badge tone="grey">
            <Icon aria-hidden="true" className="size-4" />
            {words.types[document.type]}
          </Badge>
          <StatusBadge status={document.status} label={texts.documents.statuses[document.status]} />
        </div>
      </div>
      <h3
        ref={props.headingRef}
        lang="en"
        tabIndex={-1}
        className="mt-1 break-words font-medium font-serif text-heading"
      >
        <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
          {document.title}
        </Link>
      </h3>
      {document.summary !== "" && (
        <div className="mt-1.5">
          <p className="text-fine text-soft">{words.summary}</p>
          <p lang="en" className="measure line-clamp-3">
            {document.summary}
          </p>
        </div>
      )}
    </div>
  );
}
