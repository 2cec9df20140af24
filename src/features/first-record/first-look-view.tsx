import type { ReactNode } from "react";
import type { Citation, CitedSentence as SentenceOfRecord } from "#core/domain/citation.ts";
import type { FirstLook } from "#core/findings/summaries/first-look.ts";
import { firstRecordTexts as words } from "#features/texts/first-record.ts";
import { texts } from "#features/texts/texts.ts";
import { Card } from "#ui/card.tsx";
import { CitedSentence } from "#ui/cited-sentence.tsx";
import { classNames } from "#ui/class-names.ts";
import { Note } from "#ui/note.tsx";
import { numberSources } from "#ui/number-sources.ts";

interface FirstLookProps {
  look: FirstLook;
  citationHref: (citation: Citation) => string;
  /** Whether a place of the page is understood yet: what rests on it is said in the same instant. */
  isLit: (citation: Citation) => boolean;
  /** The day of which the record speaks, in words. */
  day: string | undefined;
}

/** The one thing to do, what else the record asks, and three sentences that say the most; all the rest folded. */
export function FirstLookView({ look, citationHref, isLit, day }: FirstLookProps) {
  const { toDo, help, plain, rest } = look;
  const told = [...toDo, ...help, ...plain, ...rest];
  const { sources, numbers } = numberSources(
    told.map(({ citations }) => citations),
    ({ page, start, end }) => `${page} ${start} ${end}`,
  );
  const isSaid = ({ citations }: SentenceOfRecord) => citations.every(isLit);
  const say = (sentence: SentenceOfRecord): ReactNode => {
    const own = numbers[told.indexOf(sentence)] ?? [];
    return (
      <span lang="en" className={fades(isSaid(sentence))}>
        <CitedSentence
          text={sentence.text}
          citations={own.flatMap((number) => {
            const source = sources[number - 1];
            if (source === undefined) return [];
            const label = texts.document.citation(number, source.originalFilename, source.page);
            return [{ number, label, href: citationHref(source) }];
          })}
        />
      </span>
    );
  };
  const [first, ...others] = toDo;
  return (
    <div className="flex flex-col gap-8">
      <Note>{texts.chrome.englishOnly}</Note>
      <Card threaded={first !== undefined}>
        <h2 className="font-semibold text-soft">{first ? words.oneThing : words.nothingToDo}</h2>
        {first ? (
          <p className="measure pt-1 font-medium font-serif text-heading leading-snug">{say(first)}</p>
        ) : (
          <p className="measure pt-1">{words.nothingToDoText}</p>
        )}
        {first && day && (
          <p className={classNames("pt-1 text-fine text-soft", fades(isSaid(first)))}>{words.asOf(day)}</p>
        )}
        <Further heading={words.alsoToDo} sentences={others} say={say} isSaid={isSaid} />
        <Further heading={words.getHelp} sentences={help} say={say} isSaid={isSaid} />
      </Card>
      {plain.length > 0 && (
        <section aria-labelledby="plain-heading">
          <h2 id="plain-heading" className="font-medium font-serif text-heading">
            {words.plain}
          </h2>
          <div className="measure flex flex-col gap-2.5 pt-2.5 text-voice">
            {plain.map((sentence) => (
              <p key={sentence.text}>{say(sentence)}</p>
            ))}
          </div>
          {rest.length > 0 && (
            <details className="pt-2">
              <summary className="min-h-11 py-2 font-semibold">{words.more(rest.length)}</summary>
              <div className="measure flex flex-col gap-2 pt-2 text-voice">
                {rest.map((sentence, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a summary is replaced whole, and two of its sentences may be alike
                  <p key={index}>{say(sentence)}</p>
                ))}
              </div>
            </details>
          )}
        </section>
      )}
    </div>
  );
}

/** Its place is kept until it is said: nothing moves when it is. */
function fades(isSaid: boolean): string {
  return classNames("transition-opacity duration-200 ease-out", isSaid ? "opacity-100" : "invisible opacity-0");
}

function Further(props: {
  heading: string;
  sentences: readonly SentenceOfRecord[];
  say: (sentence: SentenceOfRecord) => ReactNode;
  isSaid: (sentence: SentenceOfRecord) => boolean;
}) {
  if (props.sentences.length === 0) return null;
  return (
    <div className={classNames("mt-3 border-line border-t pt-3", fades(props.sentences.some(props.isSaid)))}>
      <h3 className="font-semibold text-soft">{props.heading}</h3>
      <ul className="flex flex-col gap-1.5 pt-1">
        {props.sentences.map((sentence) => (
          <li key={sentence.text} className="measure">
            {props.say(sentence)}
          </li>
        ))}
      </ul>
    </div>
  );
}
