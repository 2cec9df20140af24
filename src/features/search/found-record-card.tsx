import { type DocumentKind, documentKinds } from "#core/domain/medical-document.ts";
import type { FoundPlace } from "#core/findings/answers/found-place.ts";
import type { FoundRecord } from "#core/findings/answers/search-records.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { searchTexts as words } from "#features/texts/search.ts";
import { texts } from "#features/texts/texts.ts";
import { Link } from "#ui/link.tsx";

type Place = Pick<FoundPlace, "page" | "start" | "end">;

/** A record that was found: what it is, and the places that hold the words. Each opens its place. */
export function FoundRecordCard(props: {
  record: FoundRecord;
  documentHref: (id: string) => string;
  placeHref: (id: string, place: Place) => string;
}) {
  const { document, places } = props.record;
  const name = document.title ?? document.originalFilename;
  const kind = documentKinds.find((known: DocumentKind) => known === document.kind);
  const about = [
    dateWords(document.occurredOn),
    kind && texts.documents.kinds[kind],
    document.title && document.originalFilename,
  ].filter(Boolean);
  return (
    <article className="rounded-card border border-line bg-card">
      <div className="relative px-4 pt-4 pb-3 sm:px-5">
        <h2 lang={document.title && "en"} className="break-words font-medium font-serif text-heading">
          <Link
            href={props.documentHref(document.id)}
            className="underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-edge"
          >
            {name}
          </Link>
        </h2>
        <p className="break-words text-soft">{about.join(" · ")}</p>
      </div>
      {places.map((place) => (
        <div
          key={`${place.page} ${place.start}`}
          className="relative border-line border-t px-4 py-3 hover:bg-quiet-wash sm:px-5"
        >
          <p lang="en" className="measure break-words">
            {place.cutBefore && "… "}
            <MarkedText {...place} />
            {place.cutAfter && " …"}
          </p>
          <Link
            href={props.placeHref(document.id, place)}
            aria-label={words.place(document.originalFilename, place.page)}
            className="text-soft underline decoration-edge underline-offset-4 after:absolute after:inset-0"
          >
            {words.page(place.page)}
          </Link>
        </div>
      ))}
    </article>
  );
}

function MarkedText({ text, marks }: Pick<FoundPlace, "text" | "marks">) {
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
}

function dateWords(date: string | undefined): string {
  if (date === undefined) return words.undated;
  const precision = date.length === 10 ? "day" : date.length === 7 ? "month" : "year";
  return formatClinicalDate({ date, precision });
}
