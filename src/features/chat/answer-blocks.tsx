import type { ReactNode } from "react";
import type { AnswerPart } from "#core/findings/answer-shapes/answer-shape.ts";
import { answersTexts as words } from "#features/texts/answers.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import { type CitationLink, CitedSentence } from "#ui/cited-sentence.tsx";
import { AnswerRows, PersonRow, ToDoRow } from "./answer-rows.tsx";

/** Parts that stand together: sentences as a paragraph, a sentence that ends in a colon with its items, rows in one card. */
interface Block {
  kind: "text" | "list" | "to-do" | "person";
  parts: AnswerPart[];
}

/** Puts what follows each other into blocks. */
export function blocksOf(parts: readonly AnswerPart[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const open = blocks.at(-1);
    const kind = part.form !== "sentence" ? part.form : open?.kind === "list" || opensList(open) ? "list" : "text";
    if (open?.kind === kind) open.parts.push(part);
    else blocks.push({ kind, parts: [part] });
  }
  return blocks;
}

function opensList(block: Block | undefined): boolean {
  const last = block?.parts.at(-1);
  return block?.kind === "text" && last?.form === "sentence" && last.sentence.text.endsWith(":");
}

/** The parts of an answer, each with the numbers of its places. */
export function AnswerBlocks(props: {
  parts: readonly AnswerPart[];
  linksOf: (part: AnswerPart) => readonly CitationLink[];
}) {
  const { linksOf } = props;
  return blocksOf(props.parts).map((block, index) => {
    const key = index;
    if (block.kind === "text") {
      return (
        <p key={key} lang="en" className="measure text-voice">
          {block.parts.map((part, at) => sentenceOf(part, at, linksOf))}
        </p>
      );
    }
    if (block.kind === "list") {
      return (
        <ul key={key} lang="en" className="measure -mt-2 flex flex-col gap-1 text-voice">
          {block.parts.map((part, at) => (
            <li
              key={keyOf(part, at)}
              className="relative pl-5 before:absolute before:top-[0.62em] before:left-0 before:h-0.5 before:w-2.5 before:-rotate-[26deg] before:rounded-full before:bg-thread"
            >
              {sentenceOf(part, at, linksOf)}
            </li>
          ))}
        </ul>
      );
    }
    return (
      <AnswerRows key={key} label={block.kind === "to-do" ? words.toDo : words.people}>
        {block.parts.map((part, at) => (
          <RowOf key={keyOf(part, at)} part={part} marks={marksOf(linksOf(part))} />
        ))}
      </AnswerRows>
    );
  });
}

function RowOf({ part, marks }: { part: AnswerPart; marks: ReactNode }) {
  if (part.form === "to-do") return <ToDoRow toDo={part.toDo} marks={marks} />;
  return part.form === "person" ? <PersonRow person={part.person} marks={marks} /> : null;
}

function sentenceOf(part: AnswerPart, at: number, linksOf: (part: AnswerPart) => readonly CitationLink[]) {
  if (part.form !== "sentence") return null;
  return <CitedSentence key={keyOf(part, at)} text={part.sentence.text} citations={[...linksOf(part)]} />;
}

function marksOf(links: readonly CitationLink[]) {
  return (
    <span className="whitespace-nowrap">
      {links.map((link) => (
        <CitationMark key={link.number} {...link} />
      ))}
    </span>
  );
}

/** An answer never changes; two of its parts may be alike. */
function keyOf(part: AnswerPart, at: number): string {
  return `${at} ${part.form === "sentence" ? part.sentence.text : part.form}`;
}
