import type { Citation } from "#core/records/citation.ts";
import { type Fact, factKinds } from "#core/records/fact.ts";
import { formatClinicalDate } from "#features/texts/formats.ts";
import { texts } from "#features/texts/texts.ts";
import { CitationMark } from "#ui/citation-mark.tsx";

const words = texts.document;

/** What was understood of the record, by kind; each with the place that says it. */
export function FactList({ facts, citationHref }: { facts: Fact[]; citationHref: (citation: Citation) => string }) {
  const numbered = factKinds
    .flatMap((kind) => facts.filter((fact) => fact.kind === kind))
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
                  <span lang="en">
                    <span className="font-semibold">{fact.name}</span> {measured(fact)}
                  </span>
                  <CitationMark
                    number={number}
                    label={words.citation(number, fact.citation.originalFilename, fact.citation.page)}
                    href={citationHref(fact.citation)}
                  />
                  <span className="block text-soft">{remarks(fact)}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function measured({ value, unit, dose, frequency, severity }: Fact): string {
  return [value, unit, dose, frequency, severity].filter(Boolean).join(" ");
}

function remarks(fact: Fact): string {
  return [
    fact.date && formatClinicalDate(fact.date),
    fact.referenceRange && words.normalRange(fact.referenceRange.text),
    fact.flag,
    fact.status,
    fact.negated && words.negated,
    fact.uncertain && words.uncertain,
    fact.relative && words.relative(fact.relative),
  ]
    .filter(Boolean)
    .join(" · ");
}
