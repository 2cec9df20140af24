import { type ReactNode, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { Answer } from "#core/domain/conversation.ts";
import { texts } from "#features/texts/texts.ts";
import { wordingTexts } from "#features/texts/wording.ts";
import { CitedSentence } from "#ui/cited-sentence.tsx";
import { EngineLine } from "#ui/engine-line.tsx";
import { numberSources } from "#ui/number-sources.ts";
import { EvidenceCards } from "./evidence-cards.tsx";

/** An answer: safety first, then sentences with their evidence, or that the records do not say; the notice always. */
export function AnswerView(props: {
  answer: Answer;
  citationHref: (citation: Citation) => string;
  /** What a language model makes of it; stands below its words. */
  below?: ReactNode;
}) {
  const { citationHref } = props;
  const { wording } = props.answer;
  const [asBuiltIn, setAsBuiltIn] = useState(false);
  // The same evidence in the same way, whoever found the words.
  const answer: Answer = wording && asBuiltIn ? { ...props.answer, ...wording.builtIn } : props.answer;
  const { sources, numbers } = numberSources(
    answer.sentences.map(({ citations }) => citations),
    ({ documentId, page, start, end }) => `${documentId} ${page} ${start} ${end}`,
  );
  const links = sources.map((citation, index) => ({
    number: index + 1,
    label: texts.document.citation(index + 1, citation.originalFilename, citation.page),
    href: citationHref(citation),
  }));
  return (
    <div className="flex flex-col gap-4">
      {answer.safety && (
        <p lang="en" className="measure rounded-card border-wait border-l-4 bg-wait-wash px-4 py-3 font-semibold">
          {answer.safety}
        </p>
      )}
      {answer.sentences.length > 0 ? (
        <p lang="en" className="measure text-voice">
          {answer.sentences.map(({ text }, index) => (
            <CitedSentence
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes, and two of its sentences may be alike
              key={index}
              text={text}
              citations={links.filter(({ number }) => numbers[index]?.includes(number))}
            />
          ))}
        </p>
      ) : (
        <p lang="en" className="measure whitespace-pre-line text-voice">
          {withoutSafety(answer)}
        </p>
      )}
      <div className="-mt-2 flex flex-col gap-2">
        <EngineLine
          isModel={wording !== undefined && !asBuiltIn}
          text={wording && !asBuiltIn ? wordingTexts.worded(wording.model) : wordingTexts.builtIn}
          action={
            wording && {
              label: asBuiltIn ? wordingTexts.showWorded : wordingTexts.showBuiltIn,
              press: () => setAsBuiltIn(!asBuiltIn),
            }
          }
        />
        {props.below}
      </div>
      <EvidenceCards sources={sources} links={links} />
      <p lang="en" className="measure text-soft">
        {answer.notice}
      </p>
    </div>
  );
}

/** The whole text may begin with the safety sentence and end with the notice, which stand in places of their own. */
function withoutSafety({ answer, safety = "", notice }: Answer): string {
  return answer.replace(safety, "").replace(notice, "").trim();
}
