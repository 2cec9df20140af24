import type { ReactNode } from "react";
import type { CitedSentence as Sentence } from "#core/domain/citation.ts";
import type { AnswerPart } from "#core/findings/answer-shapes/answer-shape.ts";
import { answersTexts as words } from "#features/texts/answers.ts";
import { CitationMark } from "#ui/citation-mark.tsx";
import { type CitationLink, CitedSentence } from "#ui/cited-sentence.tsx";
import { AnswerRows, PersonRow, ToDoRow } from "./answer-rows.tsx";

/** Parts that stand together: sentences as a paragraph, a list or a section of one, a sentence that ends in a colon with its items, rows in one card. */
interface Block {
  kind: "text" | "list" | "to-do" | "person";
  section?: string | undefined;
  parts: AnswerPart[];
}

/** Puts what follows each other into blocks. */
export function blocksOf(parts: readonly AnswerPart[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const open = blocks.at(-1);
    const section = part.form === "sentence" ? part.sentence.section : undefined;
    const kind = kindOf(part, open);
    if (open?.kind === kind && open.section === section) open.parts.push(part);
    else blocks.push({ kind, section, parts: [part] });
  }
  return blocks;
}

function kindOf(part: AnswerPart, open: Block | undefined): Block["kind"] {
  if (part.form !== "sentence") return part.form;
  return part.sentence.section !== undefined || open?.kind === "list" || opensList(open) ? "list" : "text";
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
        <div key={key} lang="en" className={block.section ? "measure" : "measure -mt-2"}>
          {block.section && <p className="mb-1 font-semibold text-soft">{block.section}</p>}
          <ul aria-label={block.section || undefined} className="flex flex-col gap-1 text-voice">
            {block.parts.map((part, at) => (
              <li
                key={keyOf(part, at)}
                className="relative pl-5 before:absolute before:top-[0.62em] before:left-0 before:h-0.5 before:w-2.5 before:-rotate-[26deg] before:rounded-full before:bg-thread"
              >
                {sentenceOf(part, at, linksOf)}
              </li>
            ))}
          </ul>
        </div>
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
  return <CitedSentence key={keyOf(part, at)} text={withoutSection(part.sentence)} citations={[...linksOf(part)]} />;
}

/** The name of its section stands above it. */
function withoutSection({ text, section }: Sentence): string {
  return section && text.startsWith(`${section}: `) ? text.slice(section.length + 2) : text;
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
