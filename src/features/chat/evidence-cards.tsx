import type { Citation } from "#core/domain/citation.ts";
import { texts } from "#features/texts/texts.ts";
import type { CitationLink } from "#ui/cited-sentence.tsx";
import { Link } from "#ui/link.tsx";
import { EvidencePlace } from "./evidence-place.tsx";

/** The records' own words, one card a source. The whole card opens the place. */
export function EvidenceCards({ sources, links }: { sources: Citation[]; links: CitationLink[] }) {
  if (sources.length === 0) return null;
  return (
    <ul aria-label={texts.chat.evidence} className="flex flex-col gap-3">
      {sources.map((source, index) => (
        <EvidenceCard key={links[index]?.number} source={source} link={links[index]} />
      ))}
    </ul>
  );
}

function EvidenceCard({ source, link }: { source: Citation; link: CitationLink | undefined }) {
  if (!link) return null;
  return (
    <li className="relative rounded-card border border-line bg-card px-4 py-3 hover:border-edge">
      <p className="flex min-w-0 items-baseline gap-2">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center rounded-full bg-wash font-bold text-[0.82rem] text-thread"
        >
          {link.number}
        </span>
        <Link
          href={link.href}
          className="min-w-0 break-words font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          {source.originalFilename}
        </Link>
        <EvidencePlace source={source} />
      </p>
      <blockquote lang="en" className="mt-1 break-words">
        “<mark className="whitespace-pre-line">{source.quote}</mark>”
      </blockquote>
    </li>
  );
}
