import type { DocumentSummary, MedicalDocument } from "#core/domain/medical-document.ts";
import { formatClinicalDate, formatDay } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { Link } from "#ui/link.tsx";
import { ThreadPiece } from "#ui/thread.tsx";
import type { PlaceInList } from "#ui/use-list-window.ts";

const words = texts.timeline;
/** So many of a summary's sentences lead on the timeline; the rest stands with the record. */
const leadingSentences = 2;

/** One record on the thread. The first of a month carries the month's name. */
export function TimelineEntry(props: {
  document: MedicalDocument;
  heading: string | undefined;
  href: string;
  mirrored: boolean;
  last: boolean;
  /** What the list knows its place by, and tells of it to who hears it. */
  within?: PlaceInList;
}) {
  const { document } = props;
  const { occurredOn, kind, title, summary } = document;
  const about = [
    occurredOn && <time dateTime={occurredOn.date}>{formatClinicalDate(occurredOn)}</time>,
    !occurredOn && <span>{words.undated}</span>,
    kind && <span>{texts.documents.kinds[kind]}</span>,
  ].filter(Boolean);
  return (
    <li {...props.within} className="relative pb-5 pl-9 sm:pl-12">
      <ThreadPiece mirrored={props.mirrored} loose={occurredOn === undefined} last={props.last} />
      {props.heading && <h2 className="pb-3 font-medium font-serif text-heading">{props.heading}</h2>}
      <article className="relative rounded-card border border-line bg-card p-4 focus-within:border-edge hover:border-edge sm:p-5">
        <p className="text-soft">
          {about.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are what they are by their place
            <span key={index}>
              {index > 0 && " · "}
              {part}
            </span>
          ))}
        </p>
        <h3 lang={title ? "en" : undefined} className="break-words font-medium font-serif text-heading">
          <Link href={props.href} className="after:absolute after:inset-0 after:rounded-card">
            {title ?? document.originalFilename}
          </Link>
        </h3>
        {summary && (
          <p lang="en" className="measure mt-2 line-clamp-4 text-voice">
            {leadOf(summary)}
          </p>
        )}
        {document.type !== "entry" && (
          <p className="mt-2 break-words text-soft">
            {document.originalFilename} · {words.uploadedOn(formatDay(document.uploadedAt))}
          </p>
        )}
      </article>
    </li>
  );
}

/** Kind and date stand above it already: a first sentence that says no more gives way to the next ones. */
const saysKindAndDateOnly = /^This [\p{L} -]+ is from [^.]*\.$/u;

function leadOf({ sentences, summaryText }: DocumentSummary): string {
  const [first, ...rest] = sentences;
  if (first === undefined) return summaryText;
  const telling = rest.length > 0 && saysKindAndDateOnly.test(first.text) ? rest : sentences;
  return telling
    .slice(0, leadingSentences)
    .map(({ text }) => text)
    .join(" ");
}
