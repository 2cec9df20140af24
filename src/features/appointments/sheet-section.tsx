import type { ReactNode } from "react";
import type { Citation } from "#core/domain/citation.ts";
import { appointmentsTexts as words } from "#features/texts/appointments.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import type { SheetSection as Section, SheetLine } from "./appointment-sheet.ts";
import { ResultPlot } from "./result-plot.tsx";
import { ShownLines } from "./shown-lines.tsx";

/** So many lines of a part stand at once; of the parts that are not named here, all: no allergy and no medicine is ever folded. */
const shownAtOnce: Partial<Record<Section["id"], number>> = {
  problems: 4,
  changes: 4,
  results: 3,
  moved: 2,
  open: 3,
  disagreements: 2,
  threads: 2,
  "past-medicines": 0,
  "never-taken": 0,
  "other-problems": 0,
};

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
        <ShownLines
          lines={lines}
          shown={shownAtOnce[id] ?? lines.length}
          more={words.moreLines}
          draw={(some) => (
            <ul className="mt-1">
              {some.map((line) => (
                <LineRow
                  key={`${line.text} ${line.detail} ${line.sources.join(" ")}`}
                  line={line}
                  sources={props.sources}
                  citationHref={props.citationHref}
                />
              ))}
            </ul>
          )}
        />
      )}
    </section>
  );
}

function LineRow(props: {
  line: SheetLine;
  sources: readonly Citation[];
  citationHref: (citation: Citation) => string;
}) {
  const { line } = props;
  return (
    <li className="break-inside-avoid border-line py-2.5 not-first:border-t">
      <p lang="en" className="break-words font-semibold text-lead leading-snug">
        {line.text}
      </p>
      <p className="break-words text-soft">
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
  );
}
