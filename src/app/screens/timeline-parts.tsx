import { paths } from "#app/paths.ts";
import { resultsTexts as words } from "#features/texts/results.ts";
import { Link } from "#ui/link.tsx";

const parts = [
  { href: paths.hub("timeline"), label: words.records },
  { href: paths.results, label: words.title },
  { href: paths.threads, label: words.threads },
];

/** The three parts of the timeline: records, results and red threads. */
export function TimelineParts({ here }: { here: string }) {
  return (
    <nav aria-label={words.parts} className="mb-5 grid max-w-xl grid-cols-3 rounded-control bg-quiet-wash p-1">
      {parts.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === here ? "page" : undefined}
          className="grid min-h-11 place-items-center rounded-[0.65rem] px-1 text-center font-semibold text-fine text-soft leading-tight hover:text-ink aria-[current]:bg-chosen aria-[current]:text-ink aria-[current]:shadow-sm aria-[current]:ring-1 aria-[current]:ring-edge sm:text-base"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
