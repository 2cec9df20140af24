import type { Citation } from "#core/domain/citation.ts";
import type { Insight } from "#core/domain/insight.ts";
import { demoTexts } from "#features/texts/demo.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";

const words = demoTexts.insights;

/** So many places stand on each side; the others are counted. */
const shown = 4;

type CitationHref = (citation: Citation) => string;

/** The places that a pattern rests on, and those that speak against it, which hang on the same line with a dashed edge. */
export function PatternEvidence({
  evidence,
  citationHref,
}: Pick<Insight, "evidence"> & { citationHref: CitationHref }) {
  const { supporting, contradicting } = evidence;
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-3 py-1 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold underline decoration-edge underline-offset-4 group-hover:decoration-ink">
          {words.evidence}
        </span>
        <span className="text-soft">{words.counts(supporting.length, contradicting.length)}</span>
      </summary>
      <div className="mt-2 flex flex-col gap-4 border-thread border-l-2 pl-4">
        <Side heading={words.supporting} citations={supporting} citationHref={citationHref} />
        {contradicting.length > 0 && (
          <Side heading={words.contradicting} citations={contradicting} citationHref={citationHref} against />
        )}
      </div>
    </details>
  );
}

function Side(props: { heading: string; citations: Citation[]; citationHref: CitationHref; against?: boolean }) {
  const rest = props.citations.length - shown;
  return (
    <section>
      <h4 className="mb-2 font-semibold">{props.heading}</h4>
      <ul className="flex flex-col gap-2.5">
        {props.citations.slice(0, shown).map((citation) => (
          <li
            key={`${citation.documentId} ${citation.page} ${citation.start}`}
            className={classNames(
              "relative rounded-card border bg-card px-4 py-2.5 hover:border-edge",
              props.against ? "border-edge border-dashed" : "border-line",
            )}
          >
            <blockquote lang="en" className="break-words">
              “<mark className="whitespace-pre-line">{citation.quote}</mark>”
            </blockquote>
            <Link
              href={props.citationHref(citation)}
              className="break-words text-soft after:absolute after:inset-0 after:rounded-card"
            >
              {words.source(citation.originalFilename, citation.page)}
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-2 text-soft">{words.more(rest)}</p>}
    </section>
  );
}
