import { type ReactNode, useState } from "react";
import type { Citation, CitedSentence as SentenceOfRecord } from "#core/domain/citation.ts";
import type { DocumentSummary } from "#core/domain/medical-document.ts";
import type { Page } from "#core/domain/page.ts";
import { holdsPatientsWords } from "#core/understanding/corrections/patients-words.ts";
import type { FluentText } from "#core/wording/fluent-text.ts";
import { correctionsTexts } from "#features/texts/corrections.ts";
import { texts } from "#features/texts/texts.ts";
import { wordingTexts } from "#features/texts/wording.ts";
import { type CitationLink, CitedSentence } from "#ui/cited-sentence.tsx";
import { EngineLine } from "#ui/engine-line.tsx";
import { Note } from "#ui/note.tsx";
import { numberSources } from "#ui/number-sources.ts";

const words = texts.document;

/** The summary in a language model's words, where it was put into them, or how to ask for that. */
export interface SummaryWording {
  text: FluentText | undefined;
  ask: { label: string; press: () => void } | undefined;
  /** What the model is writing, while it does. */
  draft: ReactNode;
}

/** The summary: short sentences of the product's own, each with the places it rests on. */
export function PlainWords(props: {
  summary: DocumentSummary;
  pages: readonly Page[];
  citationHref: (citation: Citation) => string;
  /** Left out where no model can speak. */
  wording?: SummaryWording | undefined;
}) {
  const { wording } = props;
  const [asBuiltIn, setAsBuiltIn] = useState(false);
  const text = asBuiltIn ? undefined : wording?.text;
  const { more } = props.summary;
  const sentences = text?.sentences ?? props.summary.sentences;
  const { sources, numbers } = numberSources(
    [...sentences, ...more].map(({ citations }) => citations),
    ({ page, start, end }) => `${page} ${start} ${end}`,
  );
  const links = sources.map((citation, index) => ({
    number: index + 1,
    label: words.citation(index + 1, citation.originalFilename, citation.page),
    href: props.citationHref(citation),
  }));
  if (sentences.length === 0)
    return <p className="measure text-voice">{props.summary.summaryText || words.noSummary}</p>;
  return (
    <div className="flex flex-col gap-5">
      <Note>{texts.chrome.englishOnly}</Note>
      <Sentences sentences={sentences} numbers={numbers} links={links} pages={props.pages} />
      <EngineLine
        isModel={text !== undefined}
        text={text === undefined ? wordingTexts.builtIn : wordingTexts.worded(text.model)}
        action={
          wording?.text === undefined
            ? wording?.ask
            : {
                label: asBuiltIn ? wordingTexts.showWorded : wordingTexts.showBuiltIn,
                press: () => setAsBuiltIn(!asBuiltIn),
              }
        }
      />
      {wording?.draft}
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{words.more}</summary>
          <div className="pt-2">
            <Sentences sentences={more} numbers={numbers.slice(sentences.length)} links={links} pages={props.pages} />
          </div>
        </details>
      )}
    </div>
  );
}

function Sentences(props: {
  sentences: SentenceOfRecord[];
  numbers: number[][];
  links: CitationLink[];
  pages: readonly Page[];
}) {
  return (
    <div lang="en" className="measure flex flex-col gap-2.5 text-voice">
      {props.sentences.map(({ text, citations }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a summary is replaced whole, and two of its sentences may be alike
        <p key={index}>
          <CitedSentence
            text={text}
            citations={props.links.filter(({ number }) => props.numbers[index]?.includes(number))}
          />
          {citations.some((citation) => holdsPatientsWords(citation, props.pages)) && (
            <span className="ml-1 font-sans font-semibold text-fine text-well">{correctionsTexts.byYou}</span>
          )}
        </p>
      ))}
    </div>
  );
}
