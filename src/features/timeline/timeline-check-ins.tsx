import type { MedicalDocument } from "#core/domain/medical-document.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { timelineTexts as words } from "#features/texts/timeline.ts";
import { Link } from "#ui/link.tsx";
import { ThreadPiece } from "#ui/thread.tsx";
import type { PlaceInList } from "#ui/use-list-window.ts";

const dayOf = ({ occurredOn, uploadedAt }: MedicalDocument) =>
  formatClinicalDate(occurredOn ?? { date: uploadedAt.slice(0, 10), precision: "day" });

/** Check-ins that follow each other, as one place on the thread; opened, each is a line that leads to its record. */
export function TimelineCheckIns(props: {
  documents: [MedicalDocument, ...MedicalDocument[]];
  heading: string | undefined;
  documentHref: (id: string) => string;
  mirrored: boolean;
  last: boolean;
  /** What the list knows its place by, and tells of it to who hears it. */
  within?: PlaceInList;
}) {
  const { documents } = props;
  const [first] = documents;
  const end = documents.at(-1) ?? first;
  return (
    <li {...props.within} className="relative pb-5 pl-9 sm:pl-12">
      <ThreadPiece mirrored={props.mirrored} last={props.last} />
      {props.heading && <h2 className="pb-3 font-medium font-serif text-heading">{props.heading}</h2>}
      <article className="rounded-card border border-line bg-card px-4 sm:px-5">
        <details>
          <summary className="min-h-11 content-center py-3">
            <span className="font-medium font-serif text-heading">{words.checkIns(documents.length)}</span>{" "}
            <span className="text-soft">
              {dayOf(first)} – {dayOf(end)}
            </span>
          </summary>
          <ul className="pb-3">
            {documents.map((document) => (
              <li key={document.id} className="relative border-line border-t py-2.5">
                <Link
                  href={props.documentHref(document.id)}
                  className="font-semibold underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
                >
                  {dayOf(document)}
                </Link>
                <p lang="en" className="text-soft">
                  {document.summary?.summaryText.replace(/^You noted on [^:]*: /, "")}
                </p>
              </li>
            ))}
          </ul>
        </details>
      </article>
    </li>
  );
}
