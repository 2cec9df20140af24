import type { ReactNode } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import type { SheetSection as Section } from "./appointment-sheet.ts";
import { ResultPlot } from "./result-plot.tsx";

/** One part of the sheet in large type; every line ends with the numbers of its sources. `children` stand under its heading. */
export function SheetSection(props: {
  section: Section;
  sources: readonly Citation[];
  citationHref: (citation: Citation) => string;
  children?: ReactNode;
}) {
  const { id, heading, lines, none } = props.section;
  return (
    <section aria-labelledby={`${id}-heading`} className="break-inside-avoid-page">
      <h2 id={`${id}-heading`} className="font-medium font-serif text-title">
        {heading}
      </h2>
      {props.children}
      {lines.length === 0 ? (
        <p className="measure mt-2 text-lead text-soft">{none}</p>
      ) : (
        <ul className="mt-1">
          {lines.map((line) => (
            <li
              key={`${line.text} ${line.detail} ${line.sources.join(" ")}`}
              className="break-inside-avoid border-line py-3 not-first:border-t"
            >
              <p lang="en" className="break-words font-semibold text-heading">
                {line.text}
              </p>
              <p className="break-words text-lead text-soft">
                {line.detail}
                {line.sources.map((number) => {
                  const source = props.sources[number - 1];
                  return (
                    source && (
                      <CitationMark
                        key={number}
                        number={number}
                        label={words.source(number, source.originalFilename, source.page)}
                        href={props.citationHref(source)}
                      />
                    )
                  );
                })}
              </p>
              {line.plot && <ResultPlot course={line.plot} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
