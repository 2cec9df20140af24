import { CitationMark } from "./citation-mark.tsx";

export interface CitationLink {
  number: number;
  label: string;
  href: string;
}

/** So many numbers keep to the last word of their sentence: none of them stands alone on a line. */
const boundMarks = 2;

/** A sentence of the product's own, with the round numbers that open what it rests on. The last word never leaves its first numbers. */
export function CitedSentence({ text, citations }: { text: string; citations: CitationLink[] }) {
  const lastSpace = text.lastIndexOf(" ") + 1;
  const [bound, rest] = [citations.slice(0, boundMarks), citations.slice(boundMarks)];
  return (
    <>
      {text.slice(0, lastSpace)}
      <span className="inline-block max-w-full">
        {text.slice(lastSpace)}
        {bound.map((citation) => (
          <CitationMark key={citation.number} {...citation} />
        ))}
      </span>
      {rest.map((citation) => (
        <CitationMark key={citation.number} {...citation} />
      ))}{" "}
    </>
  );
}
