import type { Citation } from "#core/domain/citation.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { Link } from "#ui/link.tsx";
import { ShownLines } from "./shown-lines.tsx";

/** So many sources stand at once. */
const shownAtOnce = 3;

/** The sources by their numbers, so that the paper shows them too. */
export function SourceList(props: { sources: readonly Citation[]; citationHref: (citation: Citation) => string }) {
  if (props.sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-heading">
      <h2 id="sources-heading" className="mb-2 font-medium font-serif text-heading">
        {words.sources}
      </h2>
      <ShownLines
        lines={props.sources}
        shown={shownAtOnce}
        more={words.moreSources}
        draw={(sources, from) => (
          <ol start={from + 1} className="flex flex-col">
            {sources.map((source, index) => (
              <li
                key={`${source.documentId} ${source.page} ${source.start} ${source.end}`}
                className="relative flex break-inside-avoid gap-3 border-line py-2.5 not-first:border-t"
              >
                <span
                  aria-hidden="true"
                  className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-wash font-bold text-[0.82rem] text-thread"
                >
                  {from + index + 1}
                </span>
                <p className="min-w-0 break-words">
                  <Link
                    href={props.citationHref(source)}
                    className="font-semibold underline decoration-transparent underline-offset-4 after:absolute after:inset-0 hover:decoration-ink"
                  >
                    {words.place(source.originalFilename, source.page)}
                  </Link>{" "}
                  <span lang="en">“{source.quote}”</span>
                </p>
              </li>
            ))}
          </ol>
        )}
      />
    </section>
  );
}
