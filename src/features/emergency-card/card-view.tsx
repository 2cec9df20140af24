import type { Citation } from "#core/domain/citation.ts";
import { appointmentsTexts } from "#features/texts/appointments.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import { classNames } from "#ui/class-names.ts";
import type { CardPart, CardWords } from "./card-words.ts";

/** The card as it will be on paper, with the places that each line comes from. */
export function CardView(props: {
  card: CardWords;
  /** Of each part's entries. */
  numbers: readonly (readonly number[][])[];
  sources: readonly Citation[];
  citationHref: (citation: Citation) => string;
}) {
  const { card } = props;
  return (
    <article aria-label={card.title} className="rounded-card border-[1.5px] border-edge bg-card p-5 sm:p-6">
      <p className="font-bold text-thread">
        {card.title} · {card.made}
      </p>
      <p lang="en" className="mt-1 break-words font-semibold text-title">
        {card.name}
      </p>
      <p className="mb-4 text-lead">{card.born}</p>
      <div className="flex flex-col gap-5">
        {card.blocks.map((part, index) => (
          <Part key={part.heading} {...props} part={part} numbers={props.numbers[index] ?? []} />
        ))}
      </div>
      <p className="mt-5 text-fine text-soft">{card.notice}</p>
    </article>
  );
}

function Part(props: {
  part: CardPart;
  numbers: readonly number[][];
  sources: readonly Citation[];
  citationHref: (citation: Citation) => string;
}) {
  const { heading, boxed, entries, none } = props.part;
  return (
    <section className={classNames(boxed && "rounded-control border-2 border-thread bg-wash p-4")}>
      <h2 className={classNames("font-semibold", boxed ? "text-thread" : "text-soft")}>{heading}</h2>
      {entries.length === 0 ? (
        <p className="measure text-soft">{none}</p>
      ) : (
        <ul>
          {entries.map(({ text, detail, citations: [first] }, index) => (
            <li
              key={`${text} ${first?.documentId} ${first?.page} ${first?.start}`}
              lang="en"
              className="break-words py-1 text-lead"
            >
              <span className="font-semibold">{text}</span>
              {detail && ` ${detail}`}
              {(props.numbers[index] ?? []).map((number) => {
                const source = props.sources[number - 1];
                return (
                  source && (
                    <CitationMark
                      key={number}
                      number={number}
                      label={appointmentsTexts.source(number, source.originalFilename, source.page)}
                      href={props.citationHref(source)}
                    />
                  )
                );
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
