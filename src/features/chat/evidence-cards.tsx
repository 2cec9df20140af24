import { useContext } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { answersTexts } from "#features/texts/answers.ts";
import { texts } from "#features/texts/texts.ts";
import type { CitationLink } from "#ui/cited-sentence.tsx";
import { Folded } from "#ui/folded.tsx";
import { Link } from "#ui/link.tsx";
import { RecordTitles } from "./answer-chart.ts";
import { EvidencePlace } from "./evidence-place.tsx";

/** The records' own words, one card a source, the first `open` of them at once. The whole card opens the place. */
export function EvidenceCards(props: { sources: readonly Citation[]; links: readonly CitationLink[]; open?: number }) {
  const { sources, links } = props;
  const cards = sources.flatMap((source, index) => {
    const link = links[index];
    return link === undefined ? [] : [<EvidenceCard key={link.number} source={source} link={link} />];
  });
  const open = props.open ?? cards.length;
  const rest = cards.slice(open);
  if (cards.length === 0) return null;
  const folded = open === 0 ? answersTexts.sources(rest.length) : answersTexts.moreSources(rest.length);
  return (
    <div className="flex flex-col">
      {open > 0 && (
        <ul aria-label={texts.chat.evidence} className="flex flex-col gap-3">
          {cards.slice(0, open)}
        </ul>
      )}
      {rest.length > 0 && (
        <Folded label={folded}>
          <ul aria-label={open === 0 ? texts.chat.evidence : folded} className="flex flex-col gap-3 pt-1 pb-3">
            {rest}
          </ul>
        </Folded>
      )}
    </div>
  );
}

function EvidenceCard({ source, link }: { source: Citation; link: CitationLink }) {
  const titleOf = useContext(RecordTitles);
  return (
    <li className="relative rounded-card border border-line bg-card px-4 py-2.5 hover:border-edge">
      <p className="flex min-w-0 items-baseline gap-2">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-full bg-wash font-bold text-[0.82rem] text-thread"
        >
          {link.number}
        </span>
        <span className="min-w-0">
          <Link
            href={link.href}
            className="mr-2 break-words font-semibold after:absolute after:inset-0 after:rounded-card"
          >
            {titleOf?.(source) ?? source.originalFilename}
          </Link>
          <EvidencePlace source={source} />
        </span>
      </p>
      <blockquote lang="en" className="mt-1 break-words">
        “<mark className="whitespace-pre-line">{source.quote}</mark>”
      </blockquote>
    </li>
  );
}
