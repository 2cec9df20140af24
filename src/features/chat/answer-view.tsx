import { type ReactNode, useContext, useMemo, useState } from "react";
import type { Citation } from "#core/domain/citation.ts";
import type { Answer } from "#core/domain/conversation.ts";
import { type AnswerPart, answerShape } from "#core/findings/answer-shapes/answer-shape.ts";
import { answersTexts } from "#features/texts/answers.ts";
import { texts } from "#features/texts/texts.ts";
import { wordingTexts } from "#features/texts/wording.ts";
import { EngineLine } from "#ui/engine-line.tsx";
import { Folded } from "#ui/folded.tsx";
import { AnswerBlocks } from "./answer-blocks.tsx";
import { AnswerChart } from "./answer-chart.ts";
import { AnswerNotice } from "./answer-notice.tsx";
import { AnswerRows, PersonRow } from "./answer-rows.tsx";
import { answerSources, citationsOf } from "./answer-sources.ts";
import { EvidenceCards } from "./evidence-cards.tsx";
import { roomFor, voiceHeight } from "./one-screen.ts";
import { pictureHeight, pictureRowHeight, ResultPicture, ResultRows } from "./result-picture.tsx";

/** Heights of the things of an answer on a phone, in px, with the gap below each. */
const heights = { row: 68, around: 16, foot: 60, notice: 90, safety: 130, preface: 64 };
/** So many results are drawn; a table of a whole panel stands in the record itself. */
const mostCourses = 3;

/** An answer in its own shape: safety first, then sentences, lists, lines and cards with their evidence, or that the records do not say. */
export function AnswerView(props: {
  answer: Answer;
  citationHref: (citation: Citation) => string;
  /** Whether the notice has not been said yet in this conversation. */
  noticeInFull: boolean;
  /** What a language model makes of it; stands below its words. */
  below?: ReactNode;
}) {
  const { citationHref, noticeInFull } = props;
  const { wording } = props.answer;
  const [asBuiltIn, setAsBuiltIn] = useState(false);
  // The same evidence in the same way, whoever found the words.
  const answer: Answer = wording && asBuiltIn ? { ...props.answer, ...wording.builtIn } : props.answer;
  const chart = useContext(AnswerChart);
  const known = chart?.state === "ready" ? chart.value : undefined;
  const shape = useMemo(() => answerShape(answer.sentences, known), [answer.sentences, known]);
  const { sources, numbers } = useMemo(() => answerSources(shape.parts), [shape]);
  const links = sources.map((citation, index) => ({
    number: index + 1,
    label: texts.document.citation(index + 1, citation.originalFilename, citation.page),
    href: citationHref(citation),
  }));
  const linksOf = (part: AnswerPart) => links.filter(({ number }) => numbers.get(part)?.includes(number));
  const courses = shape.courses.slice(0, mostCourses);
  const [first] = courses;
  const pictures = courses.length === 1 ? pictureHeight : courses.length * pictureRowHeight;
  const fixed =
    pictures +
    shape.toCall.length * heights.row +
    heights.foot +
    (noticeInFull ? heights.notice : 0) +
    (answer.safety ? heights.safety : 0) +
    (answer.preface ? heights.preface : 0);
  const room = roomFor(
    shape.parts.map((part) => heightOf(part)),
    fixed,
    sources.map(({ quote }) => quote),
  );
  const rest = shape.parts.slice(room.parts);
  return (
    <div className="flex flex-col gap-4">
      {answer.safety && (
        <p lang="en" className="measure rounded-card border-wait border-l-4 bg-wait-wash px-4 py-3 font-semibold">
          {answer.safety}
        </p>
      )}
      {answer.preface && shape.parts.length > 0 && (
        <p lang="en" className="measure text-soft">
          {answer.preface}
        </p>
      )}
      {shape.parts.length > 0 ? (
        <AnswerBlocks parts={shape.parts.slice(0, room.parts)} linksOf={linksOf} />
      ) : (
        <p lang="en" className="measure whitespace-pre-line text-voice">
          {withoutSafety(answer)}
        </p>
      )}
      {first && courses.length === 1 && <ResultPicture course={first} citationHref={citationHref} />}
      {courses.length > 1 && <ResultRows courses={courses} />}
      {rest.length > 0 && (
        <div className="-mt-2 -mb-4">
          <Folded label={answersTexts.more(rest.length)}>
            <div className="flex flex-col gap-4 pt-1 pb-3">
              <AnswerBlocks parts={rest} linksOf={linksOf} />
            </div>
          </Folded>
        </div>
      )}
      {shape.toCall.length > 0 && (
        <AnswerRows label={answersTexts.people}>
          {shape.toCall.map((person) => (
            <PersonRow key={`${person.name} ${person.phone}`} person={person} />
          ))}
        </AnswerRows>
      )}
      {props.below}
      <EvidenceCards sources={sources} links={links} open={room.quotes} />
      <div className="-mt-3">
        <AnswerNotice
          notice={answer.notice}
          inFull={noticeInFull}
          engine={<EngineLine isModel={false} text={wordingTexts.builtIn} />}
          beside={
            wording && (
              <EngineLine
                isModel={!asBuiltIn}
                text={asBuiltIn ? wordingTexts.builtIn : wordingTexts.worded(wording.model)}
                action={{
                  label: asBuiltIn ? wordingTexts.showWorded : wordingTexts.showBuiltIn,
                  press: () => setAsBuiltIn(!asBuiltIn),
                }}
              />
            )
          }
        />
      </div>
    </div>
  );
}

function heightOf(part: AnswerPart): number {
  if (part.form !== "sentence") return heights.row;
  return voiceHeight(part.sentence.text, Math.min(2, citationsOf(part).length));
}

/** The whole text may begin with the safety sentence and end with the notice, which stand in places of their own. */
function withoutSafety({ answer, safety = "", notice }: Answer): string {
  return answer.replace(safety, "").replace(notice, "").trim();
}
