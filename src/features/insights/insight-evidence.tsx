import type { Citation } from "#core/records/citation.ts";
import type { Insight } from "#core/records/insight.ts";
import { insightsTexts as words } from "#features/texts/insights.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { ThreadPiece } from "#ui/thread.tsx";

/** So many of each side stand below a card; a thread of hundreds of diary entries is not told by all of them. */
const shownOfEachSide = 6;

/** What speaks for a red thread and what speaks against it, on one line: against it with a dashed edge. Opened by whoever wants to see it. */
export function InsightEvidence(props: {
  evidence: Insight["evidence"];
  citationHref: (citation: Citation) => string;
}) {
  const { supporting, contradicting } = props.evidence;
  if (supporting.length + contradicting.length === 0) return null;
  const shown = [
    ...supporting.slice(0, shownOfEachSide).map((citation) => ({ citation, against: false })),
    ...contradicting.slice(0, shownOfEachSide).map((citation) => ({ citation, against: true })),
  ];
  const hidden = supporting.length + contradicting.length - shown.length;
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">
        {words.evidence(supporting.length, contradicting.length)}
      </summary>
      <ul aria-label={words.evidenceLabel} className="pt-2">
        {shown.map(({ citation, against }, index) => (
          <li key={`${citation.documentId} ${citation.page} ${citation.start}`} className="relative pb-3 pl-8">
            <ThreadPiece mirrored={index % 2 === 1} loose={against} last={index === shown.length - 1} />
            <div
              className={classNames(
                "relative rounded-control border bg-paper px-3 py-2",
                against ? "border-edge border-dashed" : "border-line",
              )}
            >
              {against && <p className="font-semibold text-soft">{words.against}</p>}
              <p className="break-words">
                “<mark className="whitespace-pre-line">{citation.quote}</mark>”
              </p>
              <Link
                href={props.citationHref(citation)}
                className="break-words text-soft underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:text-ink"
              >
                {words.place(citation.originalFilename, citation.page)}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-soft">{words.more(hidden)}</p>}
    </details>
  );
}
