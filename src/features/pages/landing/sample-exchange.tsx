import { answerNotice } from "#core/findings/answers/notice.ts";
import { pagesTexts } from "#features/texts/pages.ts";
import { Card } from "#ui/card.tsx";
import { CitedSentence } from "#ui/cited-sentence.tsx";

const words = pagesTexts.sample;

function anchor(number: number): string {
  return `sample-source-${number}`;
}

/** One question and its answer. The numbers lead to the words below them, as they do in the product. */
export function SampleExchange() {
  return (
    <Card className="flex flex-col gap-5">
      <h3 className="font-medium font-serif text-title">{words.ask}</h3>
      <p className="ml-8 self-end rounded-card rounded-br-[0.2rem] bg-ink px-4 py-3 text-paper sm:max-w-[80%]">
        <span className="sr-only">{words.you}: </span>
        {words.question}
      </p>
      <p className="measure text-voice">
        <span className="sr-only">{words.product}: </span>
        {words.answer.map(({ text, sources }) => (
          <CitedSentence
            key={text}
            text={text}
            citations={sources.map((number) => ({
              number,
              label: words.sourceLabel(number, words.sources[number - 1]?.name ?? ""),
              href: `#${anchor(number)}`,
            }))}
          />
        ))}
      </p>
      <ol aria-label={words.sourcesLabel} className="flex flex-col gap-3">
        {words.sources.map(({ name, page, before, marked, after }, index) => (
          <li
            key={name}
            id={anchor(index + 1)}
            className="scroll-mt-24 rounded-control border border-line px-4 py-3 target:border-thread"
          >
            <p className="flex min-w-0 items-baseline gap-2">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-wash font-bold text-[0.82rem] text-thread"
              >
                {index + 1}
              </span>
              <span className="min-w-0 break-words font-semibold">{name}</span>
              <span className="shrink-0 text-soft">{words.sourcePage(page)}</span>
            </p>
            <blockquote className="mt-1">
              “{before}
              <mark>{marked}</mark>
              {after}”
            </blockquote>
          </li>
        ))}
      </ol>
      <p className="measure text-soft">{answerNotice}</p>
    </Card>
  );
}
