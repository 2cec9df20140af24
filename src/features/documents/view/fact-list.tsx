import type { Citation } from "#core/domain/citation.ts";
import { type Fact, factKinds } from "#core/domain/fact.ts";
import type { Page } from "#core/domain/page.ts";
import { texts } from "#features/texts/texts.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import type { Correcting } from "./correcting.ts";
import { FactRow } from "./fact-row.tsx";

const words = texts.document;

/** What was understood of the record, by kind; each with the place that says it, and corrected where it is wrong. */
export function FactList(props: {
  facts: Fact[];
  pages: readonly Page[];
  citationHref: (citation: Citation) => string;
  correcting: Correcting | undefined;
}) {
  const numbered = factKinds
    .flatMap((kind) => props.facts.filter((fact) => fact.kind === kind))
    .map((fact, index) => ({ fact, number: index + 1 }));
  return (
    <div className="flex flex-col gap-6">
      {factKinds.map((kind) => {
        const ofKind = numbered.filter(({ fact }) => fact.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-label={words.factKinds[kind]}>
            <h2 className="mb-1 font-medium font-serif text-heading">{words.factKinds[kind]}</h2>
            <ul>
              {ofKind.map(({ fact, number }) => (
                <li key={number} className="border-line py-2.5 not-first:border-t">
                  <FactRow
                    fact={fact}
                    pages={props.pages}
                    correcting={props.correcting}
                    mark={
                      <CitationMark
                        number={number}
                        label={words.citation(number, fact.citation.originalFilename, fact.citation.page)}
                        href={props.citationHref(fact.citation)}
                      />
                    }
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
